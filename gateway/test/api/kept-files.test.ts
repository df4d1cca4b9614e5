import { hash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { LocalFileStore } from '../../src/platform/storage/create-file-store.js';
import type { FileStore } from '../../src/platform/storage/file-store.js';
import { createBuilds, modulesIn } from '../../src/web/builds.js';
import { KeptFiles, type KeptFilesOptions } from '../../src/web/kept-files.js';
import { createRemoteModules } from '../../src/web/remotes.js';
import { serveWebFiles } from '../../src/web/web-files.js';

let root: string;
let files: FileStore;
let now: Date;
let failures: unknown[];
let locks: number;
let isLocked: Promise<unknown>;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'timetrack-kept-'));
  files = new LocalFileStore(path.join(root, 'files'));
  now = new Date('2026-03-02T08:00:00Z');
  failures = [];
  locks = 0;
  isLocked = Promise.resolve();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

/** A lock between the gateways of one test. */
async function lock<Result>(work: () => Promise<Result>): Promise<Result> {
  locks += 1;
  const result = isLocked.then(work);
  isLocked = result.catch(() => undefined);
  return result;
}

const aGateway = (options: Partial<KeptFilesOptions> = {}) => {
  const keptFiles = new KeptFiles({
    ...{ files, lock, clock: { now: () => now }, kept: 3, keptDays: 30 },
    onFailure: (error) => failures.push(error),
    ...options,
  });
  const readBuild = createBuilds(root);
  const keep = async () => {
    const builds = await Promise.all(['shell', ...modulesIn(root)].map(readBuild));
    await keptFiles.keep(builds.filter((build) => build !== null));
  };
  return { keptFiles, keep };
};

/** Replaces the build of a unit. */
async function build(unit: string, contents: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const dist = path.join(root, unit, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  for (const [name, content] of Object.entries(contents)) await writeFile(path.join(dist, name), content);
  const hashes = Object.entries(contents).map(([name, content]) => [
    name,
    `sha384-${hash('sha384', content, 'base64')}`,
  ]);
  await writeFile(path.join(dist, 'files.json'), JSON.stringify({ files: Object.fromEntries(hashes) }));
}

/** The name of a file of a release, which contains a hash. */
const nameOf = (release: number) => `main.${String(release).padStart(10, '0')}.js`;
const release = (number: number) => build('shell', { [nameOf(number)]: `release ${number}` });

const read = async ({ keptFiles }: ReturnType<typeof aGateway>, number: number) => {
  const file = await keptFiles.find('shell', nameOf(number), null);
  return file && String(file.content);
};

describe('the files of a release', () => {
  test('are kept when the next one is built, and read by other gateways', async () => {
    await release(1);
    await aGateway().keep();
    await release(2);
    await aGateway().keep();
    const other = aGateway();
    expect(await read(other, 1)).toBe('release 1');
    expect(await read(other, 2)).toBe('release 2');
    expect(await read(other, 3)).toBeNull();
  });

  test('are found by a gateway that looked for them before they were stored', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const early = aGateway();
    expect(await read(early, 1)).toBeNull();
    await release(1);
    await aGateway().keep();
    clock.mockReturnValue(3000);
    expect(await read(early, 1)).toBe('release 1');
  });

  test('are stored once, also by several gateways at once', async () => {
    await release(1);
    const put = jest.spyOn(files, 'put');
    await Promise.all([aGateway().keep(), aGateway().keep()]);
    await aGateway().keep();
    expect(put.mock.calls.filter(([key]) => key.includes('main')).length).toBeLessThanOrEqual(2);
    expect(await read(aGateway(), 1)).toBe('release 1');
    expect(locks).toBeLessThanOrEqual(5);
  });

  test('stay as long as one of the releases that share them', async () => {
    const shared = { 'react.aaaaaaaaaa.js': 'react' };
    await build('shell', { ...shared, [nameOf(1)]: 'release 1' });
    await aGateway({ kept: 1 }).keep();
    now = new Date(now.getTime() + 1000);
    await build('shell', { ...shared, [nameOf(2)]: 'release 2' });
    const gateway = aGateway({ kept: 1 });
    await gateway.keep();
    expect(await read(gateway, 1)).toBeNull();
    expect((await gateway.keptFiles.find('shell', 'react.aaaaaaaaaa.js', null))?.content.toString()).toBe('react');
    expect(await readdir(path.join(root, 'files/web/shell'))).toEqual([
      `file-${nameOf(2)}`,
      'file-react.aaaaaaaaaa.js',
    ]);
  });

  test('are removed when there are too many releases, and when they are too old', async () => {
    for (const number of [1, 2, 3, 4]) {
      await release(number);
      await aGateway().keep();
      now = new Date(now.getTime() + 1000);
    }
    expect(await Promise.all([1, 2, 3, 4].map((number) => read(aGateway(), number)))).toEqual([
      null,
      'release 2',
      'release 3',
      'release 4',
    ]);
    now = new Date('2026-05-01T08:00:00Z');
    await aGateway().keep();
    expect(await read(aGateway(), 3)).toBeNull();
    expect(await read(aGateway(), 4)).toBe('release 4');
  });

  test('are not kept with KEPT_RELEASES=0', async () => {
    await release(1);
    await aGateway({ kept: 0 }).keep();
    expect(await read(aGateway(), 1)).toBeNull();
    expect(locks).toBe(0);
  });
});

describe('a file that is not complete', () => {
  test('is not stored while the build is writing it, and is stored later', async () => {
    await release(1);
    await writeFile(path.join(root, 'shell/dist', nameOf(1)), 'release');
    await aGateway().keep();
    expect(failures).toHaveLength(1);
    expect(await read(aGateway(), 1)).toBeNull();
    await writeFile(path.join(root, 'shell/dist', nameOf(1)), 'release 1');
    await aGateway().keep();
    expect(await read(aGateway(), 1)).toBe('release 1');
  });

  test('is not sent if the storage has lost a part of it', async () => {
    await release(1);
    const gateway = aGateway();
    await gateway.keep();
    await files.put(`web/shell/file-${nameOf(1)}`, Buffer.from('release'), 'text/javascript');
    expect(await read(gateway, 1)).toBeNull();
  });

  test('is stored by the next start after a full disk or a stop', async () => {
    await release(1);
    const put = jest.spyOn(files, 'put').mockImplementation(async (key) => {
      if (key.includes('main')) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    });
    await aGateway().keep();
    put.mockRestore();
    expect(failures).toHaveLength(1);
    const stopped = aGateway();
    stopped.keptFiles.stop();
    await stopped.keep();
    expect(await read(aGateway(), 1)).toBeNull();
    await aGateway().keep();
    expect(await read(aGateway(), 1)).toBe('release 1');
  });
});

test('a list that cannot be parsed counts as empty, and a store that is down as one without files', async () => {
  await release(1);
  await files.put('web/releases.json', Buffer.from('{'), 'application/json');
  const gateway = aGateway();
  await gateway.keep();
  expect(await read(gateway, 1)).toBe('release 1');
  jest.spyOn(files, 'open').mockRejectedValue(new Error('the store is down'));
  expect(await read(aGateway(), 1)).toBeNull();
  expect(failures).toHaveLength(1);
});

describe('a tab that was opened before a release', () => {
  const old = 'console.log("old");'.repeat(50);
  let web: FastifyInstance;
  beforeEach(async () => {
    const oldFiles = { '_x.0123456789.js': old, '_x.0123456789.js.br': brotliCompressSync(old) };
    await build('mf-clock', oldFiles);
    await build('shell', oldFiles);
    await aGateway().keep();
    await build('mf-clock', { '_x.9876543210.js': 'new' });
    await build('shell', { '_x.9876543210.js': 'new' });
    web = Fastify();
    web.decorate('securityEvents', { countRefusal: () => undefined } as never);
    const modules = await createRemoteModules({
      root,
      releases: { remotesUrl: null, remoteOrigins: [], folder: path.join(root, 'r'), kept: 3, keptDays: 1 },
      publicUrl: null,
      logger: { warn: () => undefined },
      metrics: { countRemotesFailure: () => undefined },
    });
    const { keptFiles } = aGateway();
    const parts = {
      root,
      releases: path.join(root, 'r'),
      keptFiles,
      readSession: async () => null,
      runQueries: async () => [],
      clock: { now: () => new Date() },
    };
    await web.register((scope) => serveWebFiles(scope, { ...parts, ...modules }));
  });
  afterEach(() => web.close());

  test.each(['/_x.0123456789.js', '/modules/mf-clock/_x.0123456789.js?retry=1'])('still gets %s', async (url) => {
    const plain = await web.inject(url);
    expect(plain).toMatchObject({ statusCode: 200, body: old });
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const brotli = await web.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(old);
    const head = await web.inject({ method: 'HEAD', url });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
  });

  test.each([
    '/_x.1111111111.js',
    '/modules/mf-other/_x.0123456789.js',
    '/releases.json',
    '/modules/mf-clock/_x.0123456789.js.br',
  ])('gets no other file: %s', async (url) => {
    const response = await web.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('learns of the release, of the module on its own, and may not change the files', async () => {
    const ids = async () => (await web.inject('/release.json')).json();
    const first = await ids();
    expect(first.shell).toMatch(/^[\w-]{10}$/);
    await build('shell', { '_x.5555555555.js': 'newer' });
    expect((await ids()).shell).not.toBe(first.shell);
    expect((await ids()).modules).toEqual(first.modules);
    expect((await web.inject({ method: 'POST', url: '/_x.0123456789.js' })).statusCode).toBe(404);
  });
});
