import { existsSync, mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { installOwnPackages } from './own-packages.mjs';
import { run } from './run.mjs';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'own-packages-')), 'program');
  write('../library/package.json', { name: 'library', version: '1.0.0' });
  write('package.json', { name: 'program', dependencies: { library: 'file:../library' } });
  await run('npm', ['install', '--package-lock-only'], { cwd: folder });
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

test('shows the packages to other processes only when all of them are there', async () => {
  const first = new Promise((resolve) => {
    const watcher = watch(folder, (_event, name) => {
      if (name !== 'node_modules') return;
      watcher.close();
      resolve(existsSync(path.join(folder, 'node_modules/.package-lock.json')));
    });
  });

  await Promise.all([installOwnPackages(folder), installOwnPackages(folder)]);

  expect(await first).toBe(true);
  expect(existsSync(path.join(folder, 'node_modules/library/package.json'))).toBe(true);
});

test('fails when npm does, and leaves nothing half installed', async () => {
  write('package.json', { name: 'program', dependencies: { library: 'file:../library', other: '1.0.0' } });

  await expect(installOwnPackages(folder)).rejects.toThrow(/npm ci in .* failed/);

  expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
});

/** @param {string} name @param {object} content */
function write(name, content) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
