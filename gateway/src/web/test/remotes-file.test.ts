import { describe, expect, test } from '@jest/globals';
import { chooseRemotes, modulesMustNotShareAPath, parseRemotesFile } from '../remotes-file.js';

const integrity = `sha384-${'a'.repeat(64)}`;
const rules = { allowedOrigins: ['https://crews.example'], ownOrigin: 'https://time.example.com' };
const parse = (file: object) => parseRemotesFile(JSON.stringify(file), rules);
const elsewhere = { manifest: 'https://crews.example/mf-crews/1.2.0/mf-manifest.json', integrity };

describe('the remotes file', () => {
  test('lists addresses, and releases with a hash, a canary and those before', () => {
    const canary = { manifest: '/modules/mf-crews/1.3.0/mf-manifest.json', version: '1.3.0', percent: 12.5 };
    const file = parse({
      'mf-admin': '/modules/mf-admin/mf-manifest.json',
      'mf-crews': { ...elsewhere, version: '1.2.0', canary, previous: [{ manifest: 'anything' }] },
      'mf-own': 'https://time.example.com/modules/mf-own/mf-manifest.json?v=7',
    });
    expect(file).toEqual({
      'mf-admin': { manifest: '/modules/mf-admin/mf-manifest.json' },
      'mf-crews': { ...elsewhere, version: '1.2.0', canary },
      'mf-own': { manifest: 'https://time.example.com/modules/mf-own/mf-manifest.json?v=7' },
    });
  });

  test.each([
    '//evil.example/m.json',
    '/\\evil.example/m.json',
    '/modules/../api/m.json',
    '/modules/%2e%2e/m.json',
    '/modules/..',
    '/modules/./m.json',
    '/modules//m.json',
    'modules/m.json',
    '',
    'javascript:alert(1)',
    'data:application/json,{}',
    'blob:https://crews.example/1',
    'file:///etc/passwd',
    'ftp://crews.example/m.json',
    'https://user:secret@crews.example/m.json',
    'https://user@crews.example/m.json',
    'https://crews.example/m.json#part',
    'https://crews.example\\@evil.example/m.json',
    ' https://crews.example/m.json',
    'https://crews.example/m .json',
    'https:crews.example/m.json',
    `/${'m'.repeat(3000)}`,
  ])('refuses the address %j', (manifest) => {
    expect(() => parse({ 'mf-crews': { manifest, integrity } })).toThrow('mf-crews: ');
    expect(() => parse({ 'mf-crews': manifest })).toThrow('mf-crews: ');
  });

  test.each([
    ['an origin that is not allowed', { ...elsewhere, manifest: 'https://evil.example/m.json' }, 'REMOTE_ORIGINS'],
    [
      'an allowed host on another port',
      { ...elsewhere, manifest: 'https://crews.example:8443/m.json' },
      'REMOTE_ORIGINS',
    ],
    ['an allowed host without TLS', { ...elsewhere, manifest: 'http://crews.example/m.json' }, 'REMOTE_ORIGINS'],
    ['another origin without a hash', { manifest: elsewhere.manifest }, 'needs the integrity'],
    [
      'a canary of another origin without a hash',
      { ...elsewhere, canary: { manifest: elsewhere.manifest, percent: 1 } },
      'canary',
    ],
    ['a hash that is too short', { ...elsewhere, integrity: 'sha384-YQ==' }, 'mf-crews.integrity: must be a hash'],
    ['a weak hash', { ...elsewhere, integrity: `sha1-${'a'.repeat(27)}=` }, 'must be a hash'],
    ['an unknown key', { ...elsewhere, integrty: 'typo' }, 'integrty'],
    ['an unknown key of a canary', { ...elsewhere, canary: { ...elsewhere, percent: 1, sticky: true } }, 'sticky'],
    ['a canary without a percentage', { ...elsewhere, canary: elsewhere }, 'mf-crews.canary.percent'],
    ['a list', [], 'mf-crews'],
    ['a number', 7, 'mf-crews'],
    ['nothing', null, 'mf-crews'],
  ])('refuses %s', (_what, entry, message) => {
    expect(() => parse({ 'mf-crews': entry })).toThrow(message);
  });

  test.each([-1, 100.1, Number.NaN, Number.POSITIVE_INFINITY, '50', null])(
    'refuses a canary of %p percent',
    (percent) => {
      expect(() => parse({ 'mf-crews': { ...elsewhere, canary: { ...elsewhere, percent } } })).toThrow('percent');
    },
  );

  test.each(['__proto__', 'constructor', 'toString', '../mf-admin', 'mf/admin', '', 'mf admin', 'x'.repeat(101)])(
    'refuses the name %j',
    (name) => {
      const text = `{${JSON.stringify(name)}: "/modules/mf-admin/mf-manifest.json"}`;
      expect(() => parseRemotesFile(text, rules)).toThrow('is not a name of a module');
    },
  );

  test.each(['', '[]', 'null', '"text"', '<html>', '{"mf-admin": '])(
    'refuses the text %j without repeating it',
    (text) => {
      expect(() => parseRemotesFile(text, rules)).toThrow('it is not a JSON object of module names and manifests');
    },
  );
});

describe('a canary', () => {
  const canary = { ...elsewhere, manifest: 'https://crews.example/mf-crews/1.3.0/mf-manifest.json' };
  const at = (percent: number, name = 'mf-crews') =>
    parse({ [name]: { ...elsewhere, canary: { ...canary, percent } } });
  const sessions = Array.from({ length: 2000 }, (_, index) => `session ${index}`);
  const isCanary = (file: ReturnType<typeof at>, session: string | null) =>
    JSON.stringify(chooseRemotes(file, session)).includes('1.3.0');

  test('goes to its percentage of the sessions, and always to the same', () => {
    const chosen = sessions.filter((session) => isCanary(at(25), session));
    expect(chosen.length / sessions.length).toBeCloseTo(0.25, 1);
    expect(sessions.filter((session) => isCanary(at(25), session))).toEqual(chosen);
    expect(chosen.every((session) => isCanary(at(40), session))).toBe(true);
  });

  test('goes to nobody at 0, to every session at 100, and never to people without a session', () => {
    expect(sessions.some((session) => isCanary(at(0), session))).toBe(false);
    expect(sessions.every((session) => isCanary(at(100), session))).toBe(true);
    expect(isCanary(at(100), null)).toBe(false);
  });

  test('is chosen for each module on its own', () => {
    const both = sessions.filter((session) => isCanary(at(50), session) && isCanary(at(50, 'mf-trips'), session));
    expect(both.length / sessions.length).toBeCloseTo(0.25, 1);
  });

  test('is sent without its percentage, and an entry without a hash as its address', () => {
    expect(chooseRemotes(at(100), 'a session')).toEqual({ 'mf-crews': canary });
    expect(chooseRemotes({ 'mf-admin': { manifest: '/m.json', version: '1.0.0' } }, 'a session')).toEqual({
      'mf-admin': '/m.json',
    });
  });
});

describe('the paths of modules', () => {
  const claim = (one: string, other: string) =>
    modulesMustNotShareAPath([
      { module: 'mf-one', paths: ['/', one] },
      { module: 'mf-other', paths: [other] },
    ]);

  test.each([
    ['/team', '/team'],
    ['/team/:id', '/team/:userId'],
    ['/Team/', '/team'],
    ['/crews', '/'],
  ])('collide at %s and %s', (one, other) => {
    expect(() => claim(one, other)).toThrow('mf-one and mf-other both have a screen at');
  });

  test('may repeat within a module, and differ in parameters', () => {
    expect(() => claim('/team/:id', '/team')).not.toThrow();
    expect(() => claim('/team/:id', '/team/new')).not.toThrow();
    expect(() => modulesMustNotShareAPath([{ module: 'mf-one', paths: ['/', '/'] }])).not.toThrow();
  });
});
