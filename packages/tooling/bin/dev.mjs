import { requireNode } from '../lib/node-version.mjs';

/** `npm run dev`: runs everything, and rebuilds and reloads it as files change. */
requireNode();
const { develop } = await import('../dev/develop.mjs');
await develop().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
