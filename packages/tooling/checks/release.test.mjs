import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { rehearseRelease } from './release.mjs';

const lernaSettings = JSON.parse(readFileSync(path.join(root, 'lerna.json'), 'utf8'));

describe('the rehearsal of a release', () => {
  /** @type {string} */
  let top;
  const write = async (/** @type {string} */ name, /** @type {object} */ content) => {
    await mkdir(path.dirname(path.join(top, name)), { recursive: true });
    await writeFile(path.join(top, name), JSON.stringify(content));
  };
  const git = (/** @type {string[]} */ ...args) =>
    run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: top });

  beforeEach(async () => {
    top = mkdtempSync(path.join(os.tmpdir(), 'timetrack-rehearsal-'));
    await write('package.json', { name: 'top', private: true, workspaces: ['packages/*'] });
    await write('lerna.json', lernaSettings);
    await write('packages/maps/package.json', { name: '@timetrack/maps', version: '1.0.0', private: true });
    await git('init', '--quiet');
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'feat: draw maps');
  });

  afterEach(() => rmSync(top, { recursive: true }));

  test('accepts workspaces with a version of their own, and leaves them unchanged', async () => {
    expect(await rehearseRelease(top)).toBeUndefined();
    expect((await git('status', '--porcelain')).output).toBe('');
  });

  test('rejects a workspace without a version', async () => {
    await write('packages/maps/package.json', { name: '@timetrack/maps', private: true });

    expect(await rehearseRelease(top)).toContain('without a version: packages/maps');
  });

  test('rejects settings under which no changelog is written', async () => {
    const { version } = lernaSettings.command;
    await write('lerna.json', { ...lernaSettings, command: { version: { ...version, changelog: false } } });

    expect(await rehearseRelease(top)).toContain('only one of them was written for packages/maps');
  });
});
