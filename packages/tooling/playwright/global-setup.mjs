import { findChromium } from './chromium.mjs';
import { startProduct } from './product.mjs';

/**
 * Runs once for all browser tests. It provides the browser and one product, which all tests share, each with an
 * organization of its own. The workers start after this and find both in the environment.
 */
export default async function globalSetup() {
  process.env.TIMETRACK_BROWSER = await findChromium(console.log);
  // As in production: our own pages send known operations only.
  const product = await startProduct({ TRUSTED_DOCUMENTS: '1' });
  process.env.TIMETRACK_URL = product.url;
  return product.stop;
}
