import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../lib/workspaces.mjs';

const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');

/** A tag that names one version: it contains digits and is not `latest`. */
const pinned = /^[^:\s]+:(?!latest)\S*\d+[.-]\d+\S*$/;

describe('docker-compose.yml', () => {
  /** @type {{ services: Record<string, { image?: string, build?: { context: string, dockerfile: string }, environment?: Record<string, string>, depends_on?: Record<string, { condition: string }> , healthcheck?: object }> }} */
  const { services } = parse(read('docker-compose.yml'));
  const named = Object.entries(services);

  test('starts the gateway with PostgreSQL, Redis and an S3-compatible store', () => {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['gateway', 'postgres', 'redis', 'minio']));
  });

  test('pins every image to one version', () => {
    const images = named.flatMap(([, { image }]) => image ?? []);

    expect(images.filter((image) => !pinned.test(image))).toEqual([]);
  });

  test('builds from files that exist', () => {
    const files = named.flatMap(([, { build }]) => (build ? path.join(build.context, build.dockerfile) : []));

    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('waits only for services with a health check', () => {
    const awaited = named.flatMap(([, { depends_on }]) => Object.entries(depends_on ?? {}));

    expect(awaited.length).toBeGreaterThan(0);
    for (const [name, { condition }] of awaited) {
      expect(Object.keys(services)).toContain(name);
      if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined();
    }
  });

  test('takes every secret from the environment, with a default for local use', () => {
    const secrets = named.flatMap(([, { environment }]) =>
      Object.entries(environment ?? {}).filter(([name]) => /PASSWORD|SECRET|ACCESS_KEY/.test(name)),
    );

    // The gateway creates this one itself if it is empty.
    const created = ['SECRETS_KEY', `\${SECRETS_KEY:-}`];
    expect(secrets.filter(([, value]) => !/^\$\{[A-Z0-9_]+:-.+\}$/.test(value))).toEqual([created]);
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

  test('copies the collected product and the libraries, and lists no workspace', () => {
    expect(all('COPY').filter((line) => line.startsWith('--from=build'))).toEqual([
      '--from=build /timetrack/node_modules node_modules',
      '--from=build /product .',
    ]);
  });

  test('has a health check', () => {
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  });
});
