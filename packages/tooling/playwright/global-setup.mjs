import { findChromium } from './chromium.mjs';
import { startProduct } from './product.mjs';

/**
 * Runs once for all browser tests. It provides the browser and one product, which all tests share, each with an
 * organization of its own. The workers start after this and find both in the environment.
 */
export default async function globalSetup() {
  process.env.TIMETRACK_BROWSER = await findChromium(console.log);
  const product = await startProduct();
  process.env.TIMETRACK_URL = product.url;
  return product.stop;
}
