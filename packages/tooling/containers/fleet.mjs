import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { root } from '../lib/workspaces.mjs';
import { Child, runToEnd } from './child.mjs';
import { readComposeFile } from './compose-file.mjs';
import { startDatabase } from './database.mjs';
import { startS3Double } from './s3-double.mjs';

/**
 * The services of docker-compose.yml on this machine, without containers: the environment and the commands are those of the
 * file and of the image. Hosts of its networks become ports of 127.0.0.1, and folders of the image those of the build.
 *
 * @typedef {'gateway-1' | 'gateway-2'} GatewayName
 *
 * @typedef {object} FleetOptions
 * @property {import('./image.mjs').Image} image
 * @property {string} folder an empty folder for data
 * @property {{ uid: number, gid: number } | null} user
 * @property {Record<string, string>} env what every process sees, such as PATH
 * @property {Record<string, string>} variables those of an `.env` file next to docker-compose.yml
 * @property {Record<string, string>} [settings] of the gateways, which no `.env` file can change
 */

/** @type {readonly GatewayName[]} */
export const gatewayNames = ['gateway-1', 'gateway-2'];

const startSeconds = 60;

export class Fleet {
  /** @type {Partial<Record<GatewayName, Child>>} */
  gateways = {};
  /** @type {Child | undefined} */
  proxy;
  /** @type {import('./database.mjs').Database | undefined} */
  database;
  /** @type {(() => unknown)[]} */
  stops = [];

  /**
   * @param {FleetOptions} options
   * @param {Record<string, number>} ports
   */
  constructor(options, ports) {
    this.options = options;
    this.ports = ports;
    const variables = { PORT: String(ports.proxy), ...options.variables };
    this.compose = readComposeFile(path.join(root, 'docker-compose.yml'), variables);
  }

  /** @param {FleetOptions} options */
  static async create(options) {
    const names = ['postgres:5432', 'redis:6379', 'garage:3900', 'proxy', 'monitor', ...gatewayNames];
    /** @type {Record<string, number>} */
    const ports = {};
    for (const name of [...names, 'metrics-1', 'metrics-2']) ports[name] = await freePort();
    return new Fleet(options, ports);
  }

  get url() {
    return `http://127.0.0.1:${this.ports.proxy}`;
  }

  /** @param {GatewayName} name */
  urlOf(name) {
    return `http://127.0.0.1:${this.ports[name]}`;
  }

  /** PostgreSQL, Redis and the store. */
  async startStores() {
    const { image, folder, user, env } = this.options;
    const port = this.ports['postgres:5432'] ?? 0;
    const settings = this.environmentOf('postgres');
    const place = this.#folder('postgres');
    this.database = await startDatabase({ product: image.cwd, folder: place, port, settings, user, env });
    this.stops.push(this.database.stop);
    const { command = [] } = this.compose.services.redis ?? {};
    const local = ['--port', String(this.ports['redis:6379']), '--bind', '127.0.0.1', '--dir', this.#folder('redis')];
    new Child([...command, ...local], { cwd: folder, env, user });
    const { GARAGE_DEFAULT_BUCKET: bucket = '', GARAGE_DEFAULT_ACCESS_KEY: accessKeyId = '' } =
      this.environmentOf('garage');
    const store = await startS3Double({ bucket, accessKeyId });
    this.ports['garage:3900'] = store.port;
    this.stops.push(store.stop);
    this.store = store;
  }

  /** Runs a service that ends by itself, such as `migrate`. @param {string} name @param {string[]} [args] */
  async run(name, args = []) {
    const { image, env, user } = this.options;
    const { entrypoint = [], command = [], build } = this.compose.services[name] ?? {};
    const own = build ? { ...image.env, ...env } : { ...env, PGPORT: String(this.ports['postgres:5432']) };
    return runToEnd(
      [...entrypoint, ...(args.length > 0 ? args : command)].map((part) => image.replacePaths(part)),
      {
        cwd: image.cwd,
        env: { ...own, ...this.environmentOf(name) },
        user,
      },
    );
  }

  /** Runs SQL as the owner. @param {string} statement */
  async sql(statement) {
    const { env, user, folder } = this.options;
    const { POSTGRES_USER = '', POSTGRES_PASSWORD = '', POSTGRES_DB = '' } = this.environmentOf('postgres');
    const login = { PGUSER: POSTGRES_USER, PGPASSWORD: POSTGRES_PASSWORD, PGDATABASE: POSTGRES_DB };
    const place = { PGHOST: '127.0.0.1', PGPORT: String(this.ports['postgres:5432']) };
    const command = ['psql', '--set', 'ON_ERROR_STOP=1', '--quiet', '--command', statement];
    await runToEnd(command, { cwd: folder, env: { ...env, ...login, ...place }, user });
  }

  /** Starts a gateway, and waits until it is ready. @param {GatewayName} name */
  async startGateway(name) {
    const { image, env, user, settings } = this.options;
    const number = name.at(-1);
    const child = new Child(image.command, {
      cwd: image.cwd,
      env: {
        ...{ ...image.env, ...env, ...this.environmentOf(name) },
        ...{ HOST: '127.0.0.1', PORT: String(this.ports[name]) },
        ...{ METRICS_HOST: '127.0.0.1', METRICS_PORT: String(this.ports[`metrics-${number}`]) },
        ...settings,
      },
      user,
    });
    this.gateways[name] = child;
    await waitUntilReady(`${this.urlOf(name)}/readyz`, child);
    return child;
  }

  /** Starts the proxy with the committed configuration, and waits until it knows a gateway that is ready. */
  async startProxy() {
    const { env, user, folder } = this.options;
    this.proxy = new Child(['haproxy', '-db', '-f', path.join(root, 'deploy/haproxy.cfg')], {
      cwd: folder,
      env: { ...env, ...this.proxyVariables() },
      user,
    });
    await waitUntilReady(`http://127.0.0.1:${this.ports.monitor}/healthz`, this.proxy);
  }

  /** @returns {Record<string, string>} */
  proxyVariables() {
    const at = (/** @type {string} */ name) => `127.0.0.1:${this.ports[name]}`;
    return {
      ...{ PROXY_BIND: at('proxy'), PROXY_MONITOR: at('monitor'), PROXY_DNS: '127.0.0.1:53' },
      ...{ GATEWAY_1: at('gateway-1'), GATEWAY_2: at('gateway-2') },
    };
  }

  /**
   * The environment of a service, with the hosts and folders of this machine.
   *
   * @param {string} name
   * @returns {Record<string, string>}
   */
  environmentOf(name) {
    const { environment = {} } = this.compose.services[name] ?? {};
    return Object.fromEntries(
      Object.entries(environment).map(([variable, value]) => [variable, this.#localize(String(value))]),
    );
  }

  /** @param {string} value */
  #localize(value) {
    const named = value.replaceAll(/(?<=^|\/\/|@)([\w-]+):(\d+)\b/g, (address) =>
      address in this.ports ? `127.0.0.1:${this.ports[address]}` : address,
    );
    // The proxy's address in its network, and the host of the database for programs that take it alone.
    const address = /** @type {Record<string, { ipv4_address?: string }>} */ (this.compose.services.proxy?.networks);
    const hosts = [address?.proxy?.ipv4_address, 'postgres'];
    return this.options.image.replacePaths(hosts.includes(named) ? '127.0.0.1' : named);
  }

  /** @param {string} name */
  #folder(name) {
    const { folder, user } = this.options;
    const place = path.join(folder, name);
    mkdirSync(place, { recursive: true });
    if (user) chownSync(place, user.uid, user.gid);
    return place;
  }

  /** Stops the stores. The processes end with `stopAll`. */
  async stop() {
    for (const stop of this.stops.toReversed()) await stop();
  }
}

/**
 * @param {string} url
 * @param {Child} child
 */
async function waitUntilReady(url, child) {
  const deadline = Date.now() + startSeconds * 1000;
  while (Date.now() < deadline) {
    if (!child.isRunning) throw new Error(`It ended instead of getting ready:\n${child.tail}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error(`It was not ready within ${startSeconds} seconds:\n${child.tail}`);
}
