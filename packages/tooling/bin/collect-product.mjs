import { requireNode } from '../lib/node-version.mjs';

/** `node packages/tooling/bin/collect-product.mjs FOLDER`: copies the built product and the packages that it loads
 * into a folder, for the image. */
requireNode();
const { collectProduct } = await import('../containers/collect-product.mjs');
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder to copy the product into.');
collectProduct(target);
