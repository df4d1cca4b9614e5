import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RemotesFailure } from '../../src/platform/observability/metrics.js';
import { createRemoteModules, type RemotesParts } from '../../src/web/remotes.js';

const manifestOf = (name: string, screen: string) =>
  JSON.stringify({
    metaData: { globalName: name, remoteEntry: { name: 'entry.js', path: '' } },
    timetrack: {
      ...{ name, version: '1.0.0', files: [], shared: [] },
      ...{ requires: {}, entryIntegrity: 'sha384-entry', integrity: {} },
      screens: [{ path: screen, ability: 'ME', files: [], shared: [] }],
    },
  });
const integrityOf = (text: string) => `sha384-${hash('sha384', text, 'base64')}`;

let root: string;
let failures: RemotesFailure[];
let servers: Server[];
let now: number;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'timetrack-remotes-'));
  failures = [];
  servers = [];
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  await write('mf-clock/dist/mf-manifest.json', manifestOf('mf-clock', '/clock'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(root, { recursive: true, force: true });
});

async function write(name: string, text: string): Promise<string> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

/** Serves texts on another origin. A path that starts with `http` is where it redirects to. */
async function serve(texts: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((request, response) => {
    const text = texts[request.url ?? ''] ?? '';
    response.writeHead(text.startsWith('http') ? 302 : 200, { location: text }).end(text);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const open = (releases: Partial<RemotesParts['releases']> = {}) =>
  createRemoteModules({
    root,
    releases: { remotesUrl: null, remoteOrigins: [], folder: path.join(root, 'r'), kept: 0, keptDays: 1, ...releases },
    publicUrl: null,
    logger: { warn: () => undefined },
    metrics: { countRemotesFailure: (reason) => failures.push(reason) },
  });
const served = { 'mf-clock': { manifest: '/modules/mf-clock/mf-manifest.json' } };

/** The gateway reads the file again after five seconds. */
const readLater = async ({ remotes }: Awaited<ReturnType<typeof open>>) => {
  now += 6000;
  return remotes.read();
};

describe('the modules of a gateway', () => {
  test('are those in its folder, and the releases that were added while it ran', async () => {
    const modules = await open();
    expect(await modules.remotes.read()).toEqual(served);
    const release = { manifest: '/modules/mf-crews/1.0.0/mf-manifest.json', version: '1.0.0' };
    await write('r/remotes.json', JSON.stringify({ 'mf-crews': release }));
    expect(await readLater(modules)).toEqual({ ...served, 'mf-crews': release });
    await rm(path.join(root, 'r/remotes.json'));
    expect(await readLater(modules)).toEqual(served);
    expect(failures).toEqual([]);
  });

  test('are only those in the file that REMOTES_URL names', async () => {
    const remotesUrl = await write('pinned.json', '{"mf-crews": "/modules/mf-crews/mf-manifest.json"}');
    const { remotes } = await open({ remotesUrl });
    expect(await remotes.read()).toEqual({ 'mf-crews': { manifest: '/modules/mf-crews/mf-manifest.json' } });
  });

  test('are those in its folder until the file can be read', async () => {
    const modules = await open({ remotesUrl: path.join(root, 'later.json') });
    expect(await modules.remotes.read()).toEqual(served);
    expect(failures).toEqual(['unreadable']);
    await write('later.json', '{}');
    expect(await readLater(modules)).toEqual({});
  });

  test('stay as they were when the file becomes unusable', async () => {
    const remotesUrl = await write('remotes.json', JSON.stringify({ 'mf-clock': served['mf-clock'].manifest }));
    const modules = await open({ remotesUrl });
    for (const bad of ['{', '{"mf-clock": "https://evil.example/m.json"}', '{"mf-clock": {"manifest": "//evil"}}']) {
      await writeFile(remotesUrl, bad);
      expect(await readLater(modules)).toEqual(served);
    }
    expect(modules.remotes.origins).toEqual([]);
    expect(failures).toEqual(['refused', 'refused', 'refused']);
  });
});

describe('the start is refused', () => {
  test.each([
    ['a file that is not JSON', '<html>', 'it is not a JSON object'],
    ['an origin that is not allowed', '{"mf-x": "https://evil.example/m.json"}', 'which REMOTE_ORIGINS does not list'],
    ['__proto__', '{"__proto__": "/modules/mf-x/m.json"}', 'is not a name of a module'],
  ])('with one sentence: %s', async (_what, text, message) => {
    const remotesUrl = await write('remotes.json', text);
    await expect(open({ remotesUrl })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(message),
    });
  });

  test('when two modules have a screen at the same path', async () => {
    await write('mf-crews/dist/mf-manifest.json', manifestOf('mf-crews', '/clock/'));
    await expect(open()).rejects.toThrow(
      'cannot be used: mf-clock and mf-crews both have a screen at /clock/ (/clock).',
    );
  });

  test('when a canary claims the path of another module', async () => {
    await write('r/mf-crews/1.0.0/mf-manifest.json', manifestOf('mf-crews', '/crews'));
    await write('r/mf-crews/2.0.0/mf-manifest.json', manifestOf('mf-crews', '/clock'));
    const canary = { manifest: '/modules/mf-crews/2.0.0/mf-manifest.json', percent: 1 };
    const entry = { manifest: '/modules/mf-crews/1.0.0/mf-manifest.json', canary };
    await write('r/remotes.json', JSON.stringify({ 'mf-crews': entry }));
    await expect(open()).rejects.toThrow('mf-clock and mf-crews both have a screen at /clock');
  });
});

describe('a manifest of another origin', () => {
  const text = manifestOf('mf-crews', '/crews');
  const read = async (origin: string, integrity: string) => {
    const modules = await open({ remoteOrigins: [origin] });
    const release = { manifest: `${origin}/m.json`, integrity };
    return { modules, release, read: () => modules.readManifests([release]) };
  };

  test('is used if it has the hash of the remotes file', async () => {
    const origin = await serve({ '/m.json': text });
    for (const algorithm of ['sha256', 'sha384', 'sha512']) {
      const { read: readManifests, release } = await read(origin, `${algorithm}-${hash(algorithm, text, 'base64')}`);
      expect((await readManifests()).get(release.manifest)?.manifest?.timetrack.name).toBe('mf-crews');
    }
    expect(failures).toEqual([]);
  });

  test('is left out and counted once if it changes under its hash', async () => {
    const origin = await serve({ '/m.json': text.replace('/crews', '/changed') });
    const { read: readManifests } = await read(origin, integrityOf(text));
    expect(await readManifests()).toEqual(new Map());
    expect(await readManifests()).toEqual(new Map());
    expect(failures).toEqual(['manifest']);
  });

  test('is left out if its server redirects to another one, or sends too much', async () => {
    const other = await serve({ '/m.json': text });
    for (const content of [`${other}/m.json`, ' '.repeat(5_000_000)]) {
      const origin = await serve({ '/m.json': content });
      expect(await (await read(origin, integrityOf(text))).read()).toEqual(new Map());
    }
  });
});

test('only the origins that are in use are trusted', async () => {
  const manifest = 'https://crews.example/m.json';
  const entry = { manifest, integrity: integrityOf('any') };
  const remotesUrl = await write('remotes.json', JSON.stringify({ 'mf-crews': entry }));
  const modules = await open({ remotesUrl, remoteOrigins: ['https://crews.example', 'https://unused.example'] });
  expect(modules.remotes.origins).toEqual(['https://crews.example']);
});
