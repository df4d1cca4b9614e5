import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../lib/workspaces.mjs';

const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');

/**
 * What the tests read of docker-compose.yml, without settings in the environment.
 *
 * @typedef {object} Service
 * @property {string} [image]
 * @property {object} [build]
 * @property {Record<string, string>} [environment]
 * @property {{ path: string, required: boolean }[]} [env_file]
 * @property {Record<string, { condition: string }>} [depends_on]
 * @property {Record<string, { ipv4_address?: string } | null>} [networks]
 * @property {string[]} [ports]
 * @property {string} [user]
 * @property {string} [restart]
 * @property {string} [stop_grace_period]
 *
 * @returns {Record<string, Service>}
 */
const readServices = () =>
  parse(read('docker-compose.yml').replaceAll(/\$\{\w+:-([^{}]*)\}/g, '$1'), { merge: true }).services;

/** A tag that names one version: it contains digits and is not `latest`. */
const pinned = /^[^:\s]+:(?!latest)\S*\d+[.-]\d+\S*$/;

describe('docker-compose.yml', () => {
  const services = readServices();
  const named = Object.entries(services);
  const lasting = named.filter(([, { restart }]) => restart);

  test('starts two gateways behind a proxy, with PostgreSQL, Redis and an S3-compatible store', () => {
    expect(lasting.map(([name]) => name).sort()).toEqual([
      ...['garage', 'gateway-1', 'gateway-2', 'postgres', 'proxy', 'redis'],
    ]);
  });

  test('pins every image to one version', () => {
    const images = named.flatMap(([, { image, build }]) => (build ? [] : (image ?? [])));

    expect(images.filter((image) => !pinned.test(image))).toEqual([]);
  });

  test('migrates before the gateways start, and only with the login of the owner', () => {
    const withOwner = named.filter(([, { environment }]) => environment?.DATABASE_OWNER_URL);

    expect(withOwner.map(([name]) => name)).toEqual(['migrate', 'operator']);
    for (const name of ['gateway-1', 'gateway-2']) {
      expect(services[name]?.environment?.MIGRATE_ON_START).toBe('0');
      expect(services[name]?.depends_on?.migrate).toEqual({ condition: 'service_completed_successfully' });
    }
  });

  test('gives each gateway more time to stop than it takes', () => {
    expect(Number.parseInt(services['gateway-1']?.stop_grace_period ?? '', 10)).toBeGreaterThan(15);
  });

  test('publishes the proxy only, and to this machine only', () => {
    expect(named.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]))).toEqual([
      ['proxy', '127.0.0.1:3000:3000'],
    ]);
  });

  test('lets the gateways believe the address of the proxy', () => {
    const address = services.proxy?.networks?.proxy?.ipv4_address;

    expect(address).toBeDefined();
    expect(services['gateway-1']?.environment?.TRUST_PROXY).toBe(address);
  });

  test.each(named)('restricts %s: no privileges, and nothing to write outside of its volumes', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  test('runs nothing that lasts as root: the user is that of the image of the gateway, or is named', () => {
    expect(lasting.filter(([, { user, build }]) => !build && (!user || user === 'root'))).toEqual([]);
  });

  test('reads the settings that it does not list from a file, which may be absent', () => {
    const others = { path: 'gateway.env', required: false };
    const readers = named.filter(([, { env_file }]) => env_file);

    expect(readers.map(([name]) => name)).toEqual(['gateway-1', 'gateway-2', 'operator']);
    for (const [, { env_file }] of readers) expect(env_file).toEqual([others]);
  });

  test.each(['.gitignore', 'gateway/Dockerfile.dockerignore'])('keeps the settings of an operator out: %s', (file) => {
    expect(read(file).split('\n')).toEqual(expect.arrayContaining(['.env', 'gateway.env']));
  });

  test('takes every secret from the environment, with a default for local use', () => {
    const { services: written } = parse(read('docker-compose.yml'), { merge: true });
    const secrets = Object.values(written).flatMap(({ environment }) =>
      Object.entries(environment ?? {}).filter(([name]) => /PASSWORD|SECRET|_KEY/.test(name)),
    );

    // The gateway creates these itself if they are empty, and backups are encrypted only with a key.
    const optional = ['SECRETS_KEY', 'AUDIT_SIGNING_KEY', 'BACKUP_KEY'];
    for (const [name, value] of secrets)
      expect(value).toMatch(optional.includes(name) ? /^\$\{[A-Z0-9_]+:-\}$/ : /^\$\{[A-Z0-9_]+:-.+\}$/);
  });
});

describe("the gateway's Dockerfile", () => {
  const lines = read('gateway/Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const all = (/** @type {string} */ word) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  test('builds in one stage and runs in another, both from a pinned Node 26', () => {
    const stages = all('FROM').map((line) => line.split(' ')[0] ?? '');

    expect(stages).toHaveLength(2);
    expect(stages.filter((image) => !pinned.test(image) || !image.startsWith('node:26.'))).toEqual([]);
  });

  test('does not run as root', () => {
    expect(all('USER')).toEqual(['node']);
  });

  test('copies the collected product with its packages, and lists no workspace', () => {
    const copied = all('COPY').filter((line) => line.startsWith('--from=build'));

    expect(copied.filter((line) => !line.includes('--chown'))).toEqual(['--from=build /product .']);
  });

  test('has a health check', () => {
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  });
});
