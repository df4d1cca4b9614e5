import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { handleFailures } from '../../src/platform/http/failures/problem.js';
import { LocalFileStore } from '../../src/platform/storage/create-file-store.js';
import { KeptFiles } from '../../src/web/kept-files.js';
import { createRemoteModules } from '../../src/web/remotes.js';
import { sendSecurityHeaders } from '../../src/web/security-headers.js';
import { serveWebFiles } from '../../src/web/web-files.js';

const folders: string[] = [];
const servers: FastifyInstance[] = [];
const script = 'console.log("shell");'.repeat(200);

async function aFolder(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'timetrack-web-'));
  folders.push(root);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
  return root;
}

async function serve(
  root: string,
  remotesUrl: string | null = null,
  prepare: (http: FastifyInstance) => void = () => undefined,
): Promise<FastifyInstance> {
  const http = Fastify();
  http.decorate('securityEvents', { countRefusal: () => undefined } as never);
  servers.push(http);
  prepare(http);
  handleFailures(http);
  const folder = path.join(root, 'releases');
  const modules = await createRemoteModules({
    root,
    releases: { remotesUrl, remoteOrigins: ['https://clock.example.com'], folder, kept: 0, keptDays: 1 },
    publicUrl: null,
    logger: { warn: () => undefined },
    metrics: { countRemotesFailure: () => undefined },
  });
  await sendSecurityHeaders(http, { publicUrl: null, remotes: () => modules.remotes.origins });
  const clock = { now: () => new Date() };
  const keptFiles = new KeptFiles({
    files: new LocalFileStore(path.join(root, 'files')),
    clock,
    lock: (work) => work(),
    onFailure: () => undefined,
    ...{ kept: 10, keptDays: 1 },
  });
  const parts = { root, releases: folder, keptFiles, readSession: async () => null, runQueries: async () => [], clock };
  await http.register((scope) => serveWebFiles(scope, { ...parts, ...modules }));
  return http;
}

let web: FastifyInstance;
beforeAll(async () => {
  const root = await aFolder({
    'shell/dist/index.html': '<!doctype html><title>shell</title>',
    'shell/dist/main.0123456789.js': script,
    'shell/dist/main.0123456789.js.br': brotliCompressSync(script),
    'shell/dist/main.0123456789.js.gz': gzipSync(script),
    'shell/dist/theme.js': 'theme',
    'shell/package.json': '{"secret": true}',
    'mf-timeclock/dist/mf-manifest.json': '{}',
    'mf-timeclock/src/source.ts': 'source',
    'releases/mf-timeclock/1.2.0/main.0123456789.js': 'release',
    'releases/mf-timeclock/1.2.0/mf-manifest.json': '{}',
    'releases/mf-timeclock/secret.json': 'secret',
    'gateway/dist/main.js': 'gateway',
  });
  web = await serve(root);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the shell', () => {
  test.each(['/', '/timesheets', '/register?code=abc', '/deep/link'])('is the page at %s', async (url) => {
    const page = await web.inject({ url, headers: asBrowser });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>shell</title>');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('contains the script that sets the theme, which the policy allows by its hash', async () => {
    const index = '<script src="/theme.js"></script><script src="/gone.js"></script>';
    const shell = await serve(await aFolder({ 'shell/dist/index.html': index, 'shell/dist/theme.js': 'theme()' }));
    const page = await shell.inject({ url: '/', headers: asBrowser });
    expect(page.body).toContain('<script>theme()</script><script src="/gone.js"></script>');
    const digest = createHash('sha256').update('theme()').digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${digest}';`);
    const other = await shell.inject('/theme.js');
    expect(other.headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('is replaced by a hint when it is not built', async () => {
    const empty = await serve(await aFolder({ 'shell/package.json': '{}' }));
    const page = await empty.inject({ url: '/', headers: asBrowser });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('npm run build');
  });
});

describe('a file', () => {
  test('is cached forever with a hash in its name, and revalidated otherwise', async () => {
    expect((await web.inject('/main.0123456789.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await web.inject('/theme.js')).headers['cache-control']).toBe('no-cache');
    expect((await web.inject('/modules/mf-timeclock/mf-manifest.json')).headers['cache-control']).toBe('no-cache');
  });

  test('is served in the folder of its version', async () => {
    const release = '/modules/mf-timeclock/1.2.0';
    expect((await web.inject(`${release}/main.0123456789.js`)).body).toBe('release');
    expect((await web.inject(`${release}/mf-manifest.json`)).statusCode).toBe(200);
    expect((await web.inject('/modules/mf-timeclock/1.3.0/mf-manifest.json')).statusCode).toBe(404);
  });

  test('is not found in a release if it is a symbolic link', async () => {
    const root = await aFolder({ 'secret.js': 'secret', 'releases/mf-timeclock/1.3.0/other.js': 'release' });
    await symlink('../../../secret.js', path.join(root, 'releases/mf-timeclock/1.3.0/main.js'));
    const linked = await serve(root);
    expect((await linked.inject('/modules/mf-timeclock/1.3.0/main.js')).statusCode).toBe(404);
    expect((await linked.inject('/modules/mf-timeclock/1.3.0/other.js')).body).toBe('release');
  });

  test('is not found if it is missing, and the response is not cached', async () => {
    const missing = await web.inject('/main.ffffffffff.js');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
  });

  test('is sent as the build compressed it, to clients that support it', async () => {
    const url = '/main.0123456789.js';
    const plain = await web.inject(url);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const brotli = await web.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    for (const accepted of ['gzip, br;q=0', 'br; q=0, GZIP ;q=0.5']) {
      const gzip = await web.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
      expect(gzip.headers.vary).toContain('accept-encoding');
      expect(gzip.headers.etag).not.toBe(brotli.headers.etag);
    }
    expect(plain.headers.vary).toContain('accept-encoding');
    expect(brotli.headers['content-length']).toBe(String(brotliCompressSync(script).length));
  });

  test('is not sent again if the client has cached it, and caches distinguish its encodings', async () => {
    const url = '/theme.js';
    const { etag = '' } = (await web.inject(url)).headers;
    const revalidated = await web.inject({ url, headers: { 'if-none-match': etag, 'accept-encoding': 'br' } });
    expect(revalidated.statusCode).toBe(304);
    expect(revalidated.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  });

  test('is described by HEAD without its content', async () => {
    const head = await web.inject({ method: 'HEAD', url: '/theme.js' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers).toMatchObject({ 'content-length': '5' });
  });

  test.each(['bytes=0-1', 'bytes=99999-'])('is sent completely for the range %s', async (range) => {
    const response = await web.inject({ url: '/theme.js', headers: { range } });
    expect(response).toMatchObject({ statusCode: 200, body: 'theme' });
    expect(response.headers).not.toHaveProperty('accept-ranges');
  });

  test('is not found outside the folder, and the response is not cached', async () => {
    const response = await web.inject('/modules/mf-timeclock/..%2fmain.0123456789.js');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each([
    '/modules/gateway/main.js',
    '/modules/mf-timeclock/../src/source.ts',
    '/modules/mf-timeclock/%2e%2e/src/source.ts',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/modules/mf-timeclock/..%2f..%2fpackage.json',
    '/modules/mf-timeclock/1.2.0/..%2fsecret.json',
    '/modules/mf-timeclock/1.2.0/%2e%2e/secret.json',
    '/modules/mf-timeclock/1.2.0/..%2f..%2f..%2fshell/package.json',
    '/modules/mf-timeclock/%00',
    '/modules/mf-timeclock/..%5c..%5cpackage.json',
    '/..%5cpackage.json',
    '/.%2e/package.json',
    '/%252e%252e/package.json',
    '/modules/%2e%2e/shell/package.json',
    '/modules/mf-timeclock%2f..%2f../gateway/dist/main.js',
    '//etc/passwd',
    '/shell/../../package.json%00.js',
  ])('is never sent from outside the build: %s', async (url) => {
    const response = await web.inject(url);
    expect(response.body).not.toMatch(/secret|source|gateway/);
    expect([400, 403, 404]).toContain(response.statusCode);
  });
});

describe('the remotes file', () => {
  test('lists the modules that this gateway serves', async () => {
    const response = await web.inject('/remotes.json');
    expect(response.json()).toEqual({ 'mf-timeclock': '/modules/mf-timeclock/mf-manifest.json' });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache, private', vary: 'cookie' });
  });

  test('can come from another host, and pages may then load from its origins', async () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    const remotes = {
      'mf-timeclock': { manifest: 'https://clock.example.com/v7/mf-manifest.json', integrity },
      'mf-admin': '/modules/mf-admin/m.json',
    };
    const other = createServer((_request, response) => response.end(JSON.stringify(remotes))).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const elsewhere = await serve(
      await aFolder({ 'shell/dist/index.html': 'shell' }),
      `http://127.0.0.1:${port}/remotes.json`,
    );
    const pages = await Promise.all([1, 2].map(() => elsewhere.inject({ url: '/', headers: asBrowser })));
    other.close();
    for (const page of pages) {
      expect(page.headers['content-security-policy']).toContain("script-src 'self' https://clock.example.com;");
    }
    expect((await elsewhere.inject('/remotes.json')).json()).toEqual(remotes);
  });
});

describe('every response', () => {
  test('has the security headers', async () => {
    const { headers } = await web.inject({ url: '/', headers: { ...asBrowser, host: 'time.example.com' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' ws://time.example.com wss://time.example.com;");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test.each([
    "x; script-src 'unsafe-inline'",
    'x unsafe',
    'x,unsafe',
    "x'unsafe'",
    'x\tunsafe',
    'unsafe/',
    '*.unsafe',
    'unsafe@x',
    'uns\u00e4fe',
    '[unsafe]',
    'unsafe:0x1',
    'https://unsafe',
  ])('ignores directives in the Host header: %j', async (host) => {
    const { headers } = await web.inject({ url: '/', headers: { ...asBrowser, host } });
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws://localhost wss://localhost;");
  });

  test.each(['x', 'TIME.example.com', 'time.example.com:8443', '192.0.2.1:80', '[2001:DB8::1]:3001', 'my_gateway'])(
    'lets pages of %s open sockets there',
    async (host) => {
      const { headers } = await web.inject({ url: '/', headers: { ...asBrowser, host } });
      expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://${host} wss://${host};`);
    },
  );
});

test('adds no extra listeners to the response', async () => {
  const counts: number[] = [];
  const http = await serve(await aFolder({ 'shell/dist/index.html': 'shell' }), null, (server) =>
    server.addHook('onRequest', async (_request, { raw }) => {
      raw.on('newListener', (event) => event === 'close' && counts.push(raw.listenerCount(event) + 1));
    }),
  );
  for (const url of ['/', '/deep/link', '/missing.js']) await http.inject({ url, headers: asBrowser });
  expect(Math.max(...counts)).toBeLessThan(EventEmitter.defaultMaxListeners);
});
