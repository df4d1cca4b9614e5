import { findChromium } from './chromium.mjs';
import { startProduct } from './product.mjs';

/**
 * Once for all browser tests: the browser, and one product that every test shares, each with an organization of its own.
 * The workers, which start after this, find both in the environment.
 */
export default async function globalSetup() {
  process.env.TIMETRACK_BROWSER = await findChromium(console.log);
  const product = await startProduct();
  process.env.TIMETRACK_URL = product.url;
  return product.stop;
}
