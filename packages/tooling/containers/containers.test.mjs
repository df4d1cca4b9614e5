import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { isApplication, root, workspaces } from '../lib/workspaces.mjs';

const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');

/** A tag that stands for one version: with digits in it, and not one that moves. */
const pinned = /^[^:\s]+:(?!latest)\S*\d+[.-]\d+\S*$/;

describe('docker-compose.yml', () => {
  /** @type {{ services: Record<string, { image?: string, build?: { context: string, dockerfile: string }, environment?: Record<string, string>, depends_on?: Record<string, { condition: string }> , healthcheck?: object }> }} */
  const { services } = parse(read('docker-compose.yml'));
  const named = Object.entries(services);

  it('brings what the gateway can use beside itself', () => {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['gateway', 'postgres', 'redis', 'minio']));
  });

  it('pins every image to one version', () => {
    const images = named.flatMap(([, { image }]) => image ?? []);

    expect(images.filter((image) => !pinned.test(image))).toEqual([]);
  });

  it('builds from files that exist', () => {
    const files = named.flatMap(([, { build }]) => (build ? path.join(build.context, build.dockerfile) : []));

    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('waits only for services that can say whether they are well', () => {
    const awaited = named.flatMap(([, { depends_on }]) => Object.entries(depends_on ?? {}));

    expect(awaited.length).toBeGreaterThan(0);
    for (const [name, { condition }] of awaited) {
      expect(Object.keys(services)).toContain(name);
      if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined();
    }
  });

  it('lets every secret be given from outside', () => {
    const secrets = named.flatMap(([, { environment }]) =>
      Object.entries(environment ?? {}).filter(([name]) => /PASSWORD|SECRET|ACCESS_KEY/.test(name)),
    );

    expect(secrets.filter(([, value]) => !/^\$\{[A-Z0-9_]+:-.+\}$/.test(value))).toEqual([]);
  });
});

describe("the gateway's Dockerfile", () => {
  const lines = read('gateway/Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const all = (/** @type {string} */ word) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('builds in one stage and runs in another, both from a pinned Node 26', () => {
    const stages = all('FROM').map((line) => line.split(' ')[0] ?? '');

    expect(stages).toHaveLength(2);
    expect(stages.filter((image) => !pinned.test(image) || !image.startsWith('node:26.'))).toEqual([]);
  });

  it('does not run as root', () => {
    expect(all('USER')).toEqual(['node']);
  });

  it('carries the build of every application', () => {
    const copied = all('COPY').join('\n');
    const applications = workspaces().filter(({ folder }) => isApplication(folder));

    expect(applications.filter(({ folder }) => !copied.includes(`/${folder}/dist `))).toEqual([]);
  });

  it('carries the packages that the gateway imports as TypeScript', () => {
    const copied = all('COPY').join('\n');
    const { dependencies } = JSON.parse(read('gateway/package.json'));
    const packages = workspaces().filter(({ name }) => Object.hasOwn(dependencies, name));

    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter(({ folder }) => !copied.includes(`/${folder} ${folder}`))).toEqual([]);
  });

  it('says whether it is well', () => {
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  });
});
