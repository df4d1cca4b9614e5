import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, isFree } from '../lib/free-port.mjs';
import { isModule, root, workspaces } from '../lib/workspaces.mjs';
import { keepGatewayRunning } from './gateway.mjs';
import { servePage } from './page-server.mjs';

/**
 * Runs the gateway, the modules and the shell from their sources. The modules are built into their `dist` folders, from
 * which the gateway serves them.
 */
export async function develop() {
  const host = process.env.HOST ?? '127.0.0.1';
  const port = Number(process.env.PORT) || 3000;
  if (!(await isFree(port, host)))
    throw new Error(`Port ${port} is in use. Choose another one: PORT=3100 npm run dev.`);
  const gatewayPort = await freePort();
  const modules = workspaces().flatMap(({ folder }) => (isModule(folder) ? [folder] : []));
  const page = await servePage({
    configs: await Promise.all(['shell', ...modules].map(configOf)),
    gateway: `http://127.0.0.1:${gatewayPort}`,
    passedOn: ['/api', '/graphql', '/modules', '/remotes.json', '/healthz', '/readyz'],
    ...{ host, port },
  });
  const gateway = keepGatewayRunning(gatewayPort);
  await gateway.started;
  console.log(`\nThe product, with live reload: http://${host}:${port}\n`);

  const stop = async () => {
    await Promise.allSettled([page.stop(), gateway.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

/** @param {string} folder @returns {Promise<import('webpack').Configuration>} */
async function configOf(folder) {
  const { default: make } = await import(pathToFileURL(path.join(root, folder, 'webpack.config.mjs')).href);
  return make({}, { mode: 'development' });
}
