import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isModule, workspaces } from '../lib/workspaces.mjs';

/** @type {import('webpack-dev-server').Configuration} */
const common = {
  host: process.env.HOST ?? '127.0.0.1',
  hot: false,
  liveReload: true,
  historyApiFallback: true,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
};

/**
 * The port of a module's own page. It is derived from the module's name, so it is always the same and needs no list. If
 * two names lead to the same port, the later one in the alphabet gets the next free port. `PORT` overrides it.
 *
 * @param {string} name
 * @param {string[]} [modules] all modules
 * @returns {number}
 */
export function portOf(name, modules = moduleNames()) {
  /** @type {number[]} */
  const taken = [];
  for (const module of modules.filter((module) => module < name).toSorted()) taken.push(nextFree(hash(module), taken));
  return Number(process.env.PORT) || nextFree(hash(name), taken);
}

const moduleNames = () =>
  workspaces()
    .filter(({ folder }) => isModule(folder))
    .map(({ name }) => name);

/** @param {string} name */
function hash(name) {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 4096, 7);
  return 4100 + (sum % 800);
}

/** @param {number} port @param {number[]} taken @returns {number} */
const nextFree = (port, taken) => (taken.includes(port) ? nextFree(port + 1, taken) : port);

/**
 * Serves a module on its own: its page, and its manifest for a shell elsewhere. `GATEWAY_URL` is its gateway.
 *
 * @param {string} name
 * @returns {import('webpack-dev-server').Configuration}
 */
export const moduleServer = (name) => ({
  ...common,
  port: portOf(name),
  // A shell on another port that runs with REMOTES_URL may load this module from here.
  headers: { 'Access-Control-Allow-Origin': '*' },
  static: false,
  proxy: gatewayProxy(['/api']),
});

/**
 * Serves the shell with live reload. Requests for the gateway go to `GATEWAY_URL`, and the page reloads when a module
 * has been rebuilt.
 *
 * @param {string} dirname
 * @returns {import('webpack-dev-server').Configuration}
 */
export function shellServer(dirname) {
  return {
    ...common,
    port: Number(process.env.PORT) || 3000,
    static: false,
    watchFiles: manifests(path.dirname(dirname)),
    proxy: gatewayProxy(['/api', '/modules', '/remotes.json', '/healthz', '/readyz']),
  };
}

/** @param {string} top the folder that contains the modules and the shell */
const manifests = (top) =>
  readdirSync(top)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => path.join(top, name, 'dist/mf-manifest.json'));

/**
 * @param {string[]} paths
 * @returns {import('webpack-dev-server').ProxyConfigArrayItem[]}
 */
function gatewayProxy(paths) {
  const target = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3001';
  return [
    { context: paths, target },
    { context: ['/graphql'], target, ws: true },
  ];
}
