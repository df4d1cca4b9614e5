import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { cleanForwardedHeaders } from '../../platform/http/security/hosts.js';
import type { ModuleManifest } from '../manifests.js';
import { renderPage } from '../page.js';
import { buildPage, type PageFacts } from '../page-data.js';
import { createSessionReader } from '../page-requests.js';

const shell = {
  start: ['/page.js'],
  signedIn: ['/app.js'],
  signedOut: ['/sign-in.js'],
  shared: { '@timetrack/ui': ['/ui.js'], '@timetrack/client': ['/app.js'] },
};
const screenAt = (path: string, ability: string, file: string) => ({
  path,
  ability,
  files: [file],
  shared: ['@timetrack/ui', '@timetrack/client', 'react'],
});
const manifest: ModuleManifest = {
  metaData: { globalName: 'mf_clock', publicPath: 'auto', remoteEntry: { name: 'entry.js', path: '' } },
  timetrack: {
    name: 'mf-clock',
    version: '1.0.0',
    requires: {},
    entryIntegrity: 'sha384-entry',
    integrity: {},
    files: ['module.js', 'module.css'],
    shared: [],
    screens: [screenAt('/', 'HOME', 'home.js'), screenAt('/people/:id', 'PEOPLE', 'person.js')],
  },
};
const address = 'https://clock.example.com/v7/mf-manifest.json';

const organization = { name: 'Stone', timezoneInForce: 'America/Denver' };
const aSession = (...abilities: string[]) => ({ user: { abilities, firstName: 'Wanda', organization } });

const aPage = (facts: Partial<PageFacts> = {}) =>
  buildPage({
    path: '/',
    session: aSession('HOME'),
    remotes: { 'mf-clock': address },
    manifests: new Map([[address, { manifest, hash: 'a hash' }]]),
    shell,
    ...facts,
  });

describe('a page', () => {
  test('announces the files of the shell and of the first screen, next to the manifest that names them', () => {
    const folder = 'https://clock.example.com/v7';
    const files = [`${folder}/entry.js`, `${folder}/module.js`, `${folder}/module.css`, `${folder}/home.js`, '/ui.js'];
    expect(aPage().preloads).toEqual(['/page.js', '/app.js', ...files]);
    expect(aPage().data.modules['mf-clock']?.screens[0]?.files).toEqual(files);
  });

  test('announces no screen that the user may not open, and no module that is down', () => {
    expect(aPage({ path: '/people/7' }).preloads).toEqual(['/page.js', '/app.js']);
    const down = aPage({ manifests: new Map() });
    expect(down).toMatchObject({ preloads: ['/page.js', '/app.js'], data: { modules: {} } });
  });

  test('finds a screen whose path has parameters', () => {
    expect(aPage({ path: '/people/7', session: aSession('PEOPLE') }).preloads).toContain(
      'https://clock.example.com/v7/person.js',
    );
  });

  test('knows the queries of the first screen, which the browser needs no copy of', () => {
    const queries = [{ hash: 'f'.repeat(64), variables: {} }];
    const [home, ...others] = manifest.timetrack.screens;
    const screens = [{ ...screenAt('/', 'HOME', 'home.js'), ...home, queries }, ...others];
    const timetrack = { ...manifest.timetrack, screens };
    const page = aPage({ manifests: new Map([[address, { manifest: { ...manifest, timetrack }, hash: 'a hash' }]]) });
    expect(page.queries).toEqual(queries);
    expect(JSON.stringify(page.data)).not.toContain('queries');
  });

  test.each([null, undefined])('contains no user and the files of the sign-in, if the session is %s', (session) => {
    expect(aPage({ session }).preloads).toEqual(['/page.js', '/sign-in.js']);
    expect(aPage({ session }).data.session).toBe(session);
  });

  test('cannot be ended or extended by what it contains', () => {
    const session = { user: { ...aSession().user, firstName: '</script><script>alert(1)</script><!--' } };
    const files = { ...shell, start: ['/"><script>.js'] };
    const { data, preloads } = aPage({ session, shell: files });
    const results = [{ hash: 'a', variables: {}, data: { user: { name: '</script><!--<script>' } } }];
    const html = renderPage('<head></head><body>$& $1</body>', { data: { ...data, results }, preloads });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    const [, json = ''] = /<script type="application\/json" id="timetrack-page">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ session, results });
    expect(html).toContain('<body>$& $1</body>');
  });
});

describe('the session of a page', () => {
  async function ask(headers: Record<string, string>, answer: { status: number; body?: object; cookie?: string }) {
    const http = Fastify();
    cleanForwardedHeaders(http);
    const asked: unknown[] = [];
    http.get('/api/auth/me', (request, reply) => {
      asked.push(request.headers);
      if (answer.cookie) reply.header('set-cookie', answer.cookie);
      return reply.code(answer.status).send(answer.body ?? {});
    });
    const read = createSessionReader(http);
    http.get('/page', async (request, reply) => ({ session: await read(request, reply) }));
    const response = await http.inject({ url: '/page', headers });
    return { asked, session: response.json().session, headers: response.headers };
  }
  const cookie = 'timetrack_session=token';

  test('comes from the API, with the headers of the browser except those about the page', async () => {
    const body = { user: { id: 'wanda' } };
    const headers = { cookie, host: 'time.example.com', accept: 'text/html', authorization: 'Bearer tt_key' };
    const { asked, session } = await ask(headers, { status: 200, body });
    expect(session).toEqual(body);
    expect(asked).toEqual([expect.objectContaining({ cookie, host: 'time.example.com' })]);
    expect(asked[0]).not.toHaveProperty('authorization');
  });

  test.each([
    ['x-forwarded-for', '%'],
    ['x-forwarded-for', 'unknown, 203.0.113.9:x'],
    ['x-forwarded-proto', 'ftp'],
    ['x-forwarded-proto', ''],
  ])('comes from the API without %s: %s, which no proxy writes', async (name, value) => {
    const body = { user: { id: 'wanda' } };
    const { asked, session } = await ask({ cookie, [name]: value }, { status: 200, body });
    expect(session).toEqual(body);
    expect(asked[0]).not.toHaveProperty(name);
  });

  test('needs no request without a cookie', async () => {
    expect(await ask({ cookie: 'theme=dark' }, { status: 200 })).toMatchObject({ asked: [], session: null });
  });

  test('is null if it has ended, and unknown if the API does not answer', async () => {
    expect((await ask({ cookie }, { status: 401 })).session).toBeNull();
    expect((await ask({ cookie }, { status: 429 })).session).toBeUndefined();
  });

  test('keeps a cookie that the API renews', async () => {
    const renewed = '__Host-timetrack_session=token; Path=/';
    const { headers } = await ask({ cookie }, { status: 200, body: { user: {} }, cookie: renewed });
    expect(headers['set-cookie']).toBe(renewed);
  });
});
