import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { freePort, isFree } from '../lib/free-port.mjs';
import { isModule, root, workspaces } from '../lib/workspaces.mjs';
import { keepGatewayRunning } from './gateway.mjs';

/**
 * Runs the gateway, the modules and the shell from their sources. The page comes from webpack's server, which reloads it
 * and proxies requests to the gateway. The modules are built into their `dist` folders, from which the gateway serves
 * them.
 */
export async function develop() {
  const gatewayPort = await freePort();
  process.env.GATEWAY_URL = `http://127.0.0.1:${gatewayPort}`;
  const shellConfig = await configOf(path.join(root, 'shell'));
  const { host, port } = /** @type {{ host: string, port: number }} */ (shellConfig.devServer);
  if (!(await isFree(port, host)))
    throw new Error(`Port ${port} is in use. Choose another one: PORT=3100 npm run dev.`);

  const modules = workspaces().filter(({ folder }) => isModule(folder));
  const watching = webpack(await Promise.all(modules.map(({ directory }) => configOf(directory)))).watch({}, report);

  const shell = new WebpackDevServer(shellConfig.devServer, webpack(shellConfig));
  await shell.start();

  const gateway = keepGatewayRunning(gatewayPort);
  await gateway.started;
  console.log(`\nThe product, with live reload: http://${host}:${port}\n`);

  const stop = async () => {
    await Promise.allSettled([shell.stop(), gateway.stop(), new Promise((resolve) => watching?.close(resolve))]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

/**
 * @param {string} directory
 * @returns {Promise<import('webpack').Configuration>}
 */
async function configOf(directory) {
  const { default: make } = await import(pathToFileURL(path.join(directory, 'webpack.config.mjs')).href);
  return make({}, { mode: 'development' });
}

/**
 * @param {Error | null | undefined} error
 * @param {import('webpack').MultiStats | undefined} stats
 */
function report(error, stats) {
  if (error) return console.error(error);
  if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
}
