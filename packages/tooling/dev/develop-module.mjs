import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, isFree } from '../lib/free-port.mjs';
import { root } from '../lib/workspaces.mjs';
import { startDemoGateway } from './gateway.mjs';
import { servePage } from './page-server.mjs';
import { portOf } from './ports.mjs';

/**
 * Runs one module on its own, with live reload, against a gateway with the demo organization. The gateway is started
 * with a data folder of the module's own, unless `GATEWAY_URL` names one that is already running.
 *
 * @param {string} directory the module's folder
 */
export async function developModule(directory) {
  const name = path.basename(directory);
  const running = process.env.GATEWAY_URL;
  const gateway = running
    ? { url: running, stop: () => Promise.resolve() }
    : await startDemoGateway(path.join(root, '.cache/dev', name));
  const { default: configure } = await import(pathToFileURL(path.join(directory, 'webpack.config.mjs')).href);
  const config = configure({ alone: true }, { mode: 'development' });
  const { demoSignIns } = await import(pathToFileURL(path.join(root, 'gateway/dist/cast.js')).href);
  const host = process.env.HOST ?? '127.0.0.1';
  const usualPort = portOf(name);
  const port = (await isFree(usualPort, host)) ? usualPort : await freePort();
  const page = await servePage({
    configs: [{ ...config, output: { ...config.output, path: path.join(root, '.cache/pages', name) } }],
    gateway: gateway.url,
    passedOn: ['/api', '/graphql'],
    answers: { '/demo-sign-ins.json': demoSignIns },
    ...{ host, port },
  });
  const stop = async () => {
    await Promise.allSettled([page.stop(), gateway.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  if (port !== usualPort) console.log(`Port ${usualPort} is in use, so this module runs on another one.`);
  console.log(greeting(name, `http://${host}:${port}`, gateway.url, demoSignIns));
}

/**
 * @param {string} name
 * @param {string} url
 * @param {string} gateway
 * @param {{ role: string, email: string, password: string }[]} signIns
 */
function greeting(name, url, gateway, signIns) {
  const people = signIns.map(({ role, email, password }) => `  ${role.padEnd(12)} ${email.padEnd(34)} ${password}`);
  return [
    `\n${name} on its own, with live reload: ${url}`,
    `Its gateway: ${gateway}`,
    '\nSign in to the demo organization as',
    ...people,
    `\nThe page does so by itself: ${url}/?role=MANAGER`,
    '',
  ].join('\n');
}
