import { requireNode } from '../lib/node-version.mjs';

/** `npm run dev`: everything, rebuilt and reloaded as files change. */
requireNode();
const { develop } = await import('../dev/develop.mjs');
await develop().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
