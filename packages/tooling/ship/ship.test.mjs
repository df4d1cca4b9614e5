import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { run } from '../lib/run.mjs';
import { runCommand } from './commands.mjs';
import { releaseModule } from './release-module.mjs';
import { changeRemotes, readRemotes } from './remotes-file.mjs';

/** The commands in a repository with one module, whose build writes a manifest with its version. */
describe('shipping a module', () => {
  /** @type {string} */
  let top;
  /** @type {string} */
  let releases;
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), text);
  };
  const read = (/** @type {string} */ name) => readFileSync(path.join(top, name), 'utf8');
  const git = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await run('git', args, { cwd: top });
    if (code !== 0) throw new Error(output);
    return output;
  };
  const change = async (/** @type {string} */ subject) => {
    write('mf-crews/src/crews.ts', subject);
    await git('add', '.');
    await git('commit', '--quiet', '--message', subject);
  };
  const build = async () => {
    const { version } = JSON.parse(read('mf-crews/package.json'));
    write('mf-crews/dist/mf-manifest.json', JSON.stringify({ timetrack: { version } }));
  };
  const ship = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    runCommand(command, args, {
      name: 'mf-crews',
      releases,
      release: (choice) => releaseModule({ top, folder: 'mf-crews', releases, build, ...choice }),
    });
  const entry = async () => (await readRemotes(releases))['mf-crews'];

  beforeAll(async () => {
    top = mkdtempSync(path.join(os.tmpdir(), 'timetrack-ship-'));
    write('mf-crews/package.json', JSON.stringify({ name: 'mf-crews', version: '0.1.0' }));
    write('package-lock.json', JSON.stringify({ packages: { 'mf-crews': { version: '0.1.0' } } }));
    write('.gitignore', 'dist/\nreleases-*/\n');
    await git('init', '--quiet', '--initial-branch', 'main');
    await git('config', 'user.name', 'Ada');
    await git('config', 'user.email', 'ada@example.com');
    await git('config', 'gc.auto', '0');
    await change('feat: list crews');
  });

  beforeEach(() => {
    releases = mkdtempSync(path.join(top, 'releases-'));
  });

  afterAll(() => rmSync(top, { recursive: true }));

  test('derives versions from commits, and keeps the folder, the changelog and the remotes file in sync', async () => {
    const { version: first } = JSON.parse(read('mf-crews/package.json'));
    expect(await ship('release')).toContain(`Every session gets ${first}.`);
    await change('feat(crews): sort crews');
    expect(await ship('release')).toContain('Every session gets 0.2.0.');
    await change('fix(crews): sort by name');
    await ship('release');

    expect(readdirSync(path.join(releases, 'mf-crews')).sort()).toEqual([first, '0.2.0', '0.2.1']);
    const manifest = readFileSync(path.join(releases, 'mf-crews/0.2.1/mf-manifest.json'));
    expect(JSON.parse(manifest.toString())).toEqual({ timetrack: { version: '0.2.1' } });
    expect(await entry()).toMatchObject({
      manifest: '/modules/mf-crews/0.2.1/mf-manifest.json',
      version: '0.2.1',
      integrity: `sha384-${createHash('sha384').update(manifest).digest('base64')}`,
      previous: [{ version: '0.2.0' }, { version: first }],
    });
    expect(read('mf-crews/CHANGELOG.md')).toMatch(
      /## 0\.2\.1 .*\n[\s\S]*sort by name[\s\S]*## 0\.2\.0 .*\n[\s\S]*sort crews/,
    );
    expect(JSON.parse(read('package-lock.json')).packages['mf-crews'].version).toBe('0.2.1');
    expect(await git('log', '-1', '--format=%s')).toBe('chore(mf-crews): release 0.2.1\n');
    expect(await git('status', '--porcelain')).toBe('');
  });

  test('pins, tries a canary and rolls back', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await ship('release', version, '--no-commit');

    expect(await ship('pin', '1.1.0')).toBe('Every session gets 1.1.0.');
    expect(await ship('canary', '1.2.0', '50')).toBe('50 % of the sessions get 1.2.0, the others 1.1.0.');
    expect(await entry()).toMatchObject({ version: '1.1.0', canary: { version: '1.2.0', percent: 50 } });
    expect(await ship('rollback')).toBe('Every session gets 1.1.0.');
    expect(await entry()).not.toHaveProperty('canary');
    expect(await ship('rollback')).toBe('Every session gets 1.2.0.');
    expect(await ship('rollback')).toBe('Every session gets 1.0.0.');
    await expect(ship('rollback')).rejects.toThrow('No release came before 1.0.0.');
  });

  test('releases to some sessions, or to none', async () => {
    await ship('release', '1.0.0', '--no-commit');
    await ship('release', '1.1.0', '--no-commit', '--hold');
    expect(await entry()).toMatchObject({ version: '1.0.0', previous: [] });
    await ship('release', '1.2.0', '--no-commit', '--canary', '5');
    expect(await entry()).toMatchObject({ version: '1.0.0', canary: { version: '1.2.0', percent: 5 } });
  });

  test('names another origin', async () => {
    expect(await ship('release', '1.0.0', '--no-commit', '--origin', 'https://crews.example/')).toContain(
      'Copy that folder to https://crews.example/mf-crews/1.0.0',
    );
    expect(await entry()).toMatchObject({ manifest: 'https://crews.example/mf-crews/1.0.0/mf-manifest.json' });
  });

  test.each([
    ['a version that nobody released', 'pin', ['9.9.9'], 'mf-crews has no release 9.9.9. Released are: 1.1.0, 1.0.0.'],
    ['a path as a version', 'pin', ['../mf-crews/1.0.0'], 'has no release ../mf-crews/1.0.0'],
    ['a canary of all sessions', 'canary', ['1.0.0', '100'], '"100" is not a percentage of sessions'],
    ['a canary without a number', 'canary', ['1.0.0', 'half'], '"half" is not a percentage of sessions'],
    ['a canary of what all sessions get', 'canary', ['1.1.0', '5'], 'Every session already gets 1.1.0'],
    ['a missing answer', 'canary', ['1.0.0'], 'Usage: npm run canary -w mf-crews -- VERSION PERCENT'],
    ['an unknown option', 'pin', ['1.0.0', '--now'], 'Usage: npm run pin -w mf-crews -- VERSION'],
    ['a release that exists', 'release', ['1.0.0', '--no-commit'], 'mf-crews 1.0.0 is released already'],
    ['a version of another form', 'release', ['v2', '--no-commit'], '"v2" is not a version'],
    ['an origin without encryption', 'release', ['--origin', 'http://crews.example'], 'is not an origin'],
    ['an unknown command', 'publish', [], 'Use one of: release, pin, canary, rollback.'],
  ])('rejects %s with words, and changes nothing', async (_, command, args, message) => {
    for (const version of ['1.0.0', '1.1.0']) await ship('release', version, '--no-commit');
    const before = await readRemotes(releases);

    await expect(ship(command, ...args)).rejects.toThrow(message);
    expect(await readRemotes(releases)).toEqual(before);
  });

  test('explains each command', async () => {
    expect(await ship('canary', '--help')).toContain('npm run canary -w mf-crews -- VERSION PERCENT');
  });

  test('refuses to release what is not committed', async () => {
    await git('checkout', '--quiet', '--', '.');
    write('mf-crews/src/crews.ts', 'not committed');
    await expect(ship('release')).rejects.toThrow('A release is built from what is committed.');
    await git('checkout', '--quiet', '--', '.');
  });

  test('leaves the files as they were when the build fails', async () => {
    const before = read('mf-crews/package.json');
    const fail = () => Promise.reject(new Error('It does not compile.'));
    const released = releaseModule({
      top,
      folder: 'mf-crews',
      releases,
      build: fail,
      version: '5.0.0',
      origin: null,
      commits: false,
    });

    await expect(released).rejects.toThrow('It does not compile.');
    expect(read('mf-crews/package.json')).toBe(before);
    expect(readdirSync(releases)).toEqual([]);
  });

  test('loses no change when many processes change the file at once', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `mf-${index}`);
    await Promise.all(names.map((name) => changeRemotes(releases, (remotes) => ({ ...remotes, [name]: '/m.json' }))));

    expect(Object.keys(await readRemotes(releases)).sort()).toEqual(names.sort());
    expect(readdirSync(releases)).toEqual(['remotes.json']);
  });
});
