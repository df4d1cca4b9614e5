import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** @type {import('webpack-dev-server').Configuration} */
const common = {
  host: process.env.HOST ?? '127.0.0.1',
  hot: false,
  liveReload: true,
  historyApiFallback: true,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
};

/**
 * A port for a module's own page that is the same every day and on every machine, without a list to keep:
 * it comes from the module's name. `PORT` overrides it.
 *
 * @param {string} name
 * @returns {number}
 */
export function portOf(name) {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 4096, 7);
  return Number(process.env.PORT) || 4100 + (sum % 800);
}

/**
 * A module alone: its own page on the mock service worker, and its manifest for a shell elsewhere.
 *
 * @param {string} name
 * @returns {import('webpack-dev-server').Configuration}
 */
export const moduleServer = (name) => ({
  ...common,
  port: portOf(name),
  // A shell on another port, run with REMOTES_URL, may load this module from here.
  headers: { 'Access-Control-Allow-Origin': '*' },
  static: { directory: path.dirname(require.resolve('msw/mockServiceWorker.js')), watch: false },
});

/**
 * The shell with reload. Everything that the gateway owns goes to the gateway (`GATEWAY_URL`), and the page reloads when
 * a module was rebuilt.
 *
 * @param {string} dirname
 * @returns {import('webpack-dev-server').Configuration}
 */
export function shellServer(dirname) {
  const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3001';
  return {
    ...common,
    port: Number(process.env.PORT) || 3000,
    static: false,
    watchFiles: manifests(path.dirname(dirname)),
    proxy: [
      { context: ['/api', '/modules', '/remotes.json', '/healthz', '/readyz'], target: gateway },
      { context: ['/graphql'], target: gateway, ws: true },
    ],
  };
}

/** @param {string} top the folder where modules stand beside the shell */
const manifests = (top) =>
  readdirSync(top)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => path.join(top, name, 'dist/mf-manifest.json'));
