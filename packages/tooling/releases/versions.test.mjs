import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { run } from '../lib/run.mjs';
import { planVersions, writeVersions } from './versions.mjs';

describe('the versions of a release', () => {
  /** @type {string} */
  let top;
  /** @type {import('./record.mjs').Release} */
  let last;
  const write = (/** @type {string} */ name, /** @type {object} */ content) => {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), JSON.stringify(content));
  };
  const read = (/** @type {string} */ name) => readFileSync(path.join(top, name), 'utf8');
  const git = async (/** @type {string[]} */ ...args) =>
    (
      await run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: top })
    ).stdout.trim();
  const commit = async (/** @type {string} */ message) => {
    await git('add', '.');
    await git('commit', '--quiet', '--message', message);
  };
  const plan = async () => (await planVersions(top, last)).map(({ folder, version }) => `${folder} ${version}`);

  beforeEach(async () => {
    top = mkdtempSync(path.join(os.tmpdir(), 'timetrack-versions-'));
    write('package.json', { name: 'top', private: true, workspaces: ['packages/*', 'mf-*'] });
    write('packages/maps/package.json', { name: '@timetrack/maps', version: '1.0.0' });
    write('packages/rates/package.json', { name: '@timetrack/rates', version: '1.0.0' });
    write('mf-crews/package.json', {
      name: 'mf-crews',
      version: '0.1.0',
      dependencies: { '@timetrack/maps': '1.0.0', react: '19.0.0' },
    });
    await git('init', '--quiet');
    await commit('feat: draw maps');
    const versions = { '@timetrack/maps': '1.0.0', '@timetrack/rates': '1.0.0', 'mf-crews': '0.1.0' };
    last = { commit: await git('rev-parse', 'HEAD'), date: '2026-01-01T00:00:00.000Z', versions };
  });

  afterEach(() => rmSync(top, { recursive: true }));

  test('stay as they are if nothing changed', async () => {
    expect(await plan()).toEqual([]);
  });

  test('follow from the commits, including workspaces that depend on changed ones', async () => {
    write('packages/maps/scale.json', {});
    await commit('feat(maps): draw a scale');

    expect(await plan()).toEqual(['mf-crews 0.1.1', 'packages/maps 1.1.0']);
  });

  test('take a higher version that was written by hand', async () => {
    write('packages/rates/package.json', { name: '@timetrack/rates', version: '2.0.0' });

    expect(await plan()).toEqual(['packages/rates 2.0.0']);
  });

  test('are written to package.json, to what depends on them, and to changelogs', async () => {
    write('packages/maps/scale.json', {});
    await commit('feat(maps): draw a scale');

    await writeVersions(top, await planVersions(top, last), last.commit);

    expect(JSON.parse(read('packages/maps/package.json')).version).toBe('1.1.0');
    expect(JSON.parse(read('mf-crews/package.json'))).toMatchObject({
      version: '0.1.1',
      dependencies: { '@timetrack/maps': '1.1.0', react: '19.0.0' },
    });
    expect(read('packages/maps/CHANGELOG.md')).toMatch(/## 1\.1\.0[\s\S]*draw a scale/);
    expect(read('mf-crews/CHANGELOG.md')).toContain('## 0.1.1');
  });

  test('reject a workspace without a version', async () => {
    write('packages/rates/package.json', { name: '@timetrack/rates' });

    await expect(plan()).rejects.toThrow('no version: packages/rates');
  });
});
