import { requireNode } from '../lib/node-version.mjs';

/** `npm run dev -w mf-timeclock`: runs one module on its own, against a gateway with the demo organization. */
requireNode();
const { developModule } = await import('../dev/develop-module.mjs');
await developModule(process.cwd()).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
