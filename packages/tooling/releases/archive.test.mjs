import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pack, unpack } from './archive.mjs';

/** @type {string} */
let top;

beforeEach(() => {
  top = mkdtempSync(path.join(os.tmpdir(), 'timetrack-archive-'));
  for (const name of [
    'shell/dist/main.js',
    'shell/dist/main.js.br',
    'shell/dist/main.js.gz',
    'mf-crews/dist/crews.js',
  ]) {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), name);
  }
});

afterEach(() => rmSync(top, { recursive: true }));

test('an archive contains the built files without their compressed copies', async () => {
  const file = path.join(top, 'all.tar.br');
  await pack(top, ['shell/dist', 'mf-crews/dist'], file);
  const folder = await unpack(file, path.join(top, 'cache'));

  expect(globSync('**/*.*', { cwd: folder }).sort()).toEqual(['mf-crews/dist/crews.js', 'shell/dist/main.js']);
  expect(readFileSync(path.join(folder, 'shell/dist/main.js'), 'utf8')).toBe('shell/dist/main.js');
});

test('an archive is unpacked once, even by two processes', async () => {
  const file = path.join(top, 'all.tar.br');
  await pack(top, ['shell/dist'], file);
  const folders = await Promise.all([1, 2].map(() => unpack(file, path.join(top, 'cache'))));

  expect(new Set(folders).size).toBe(1);
  expect(globSync('*', { cwd: path.join(top, 'cache') })).toHaveLength(1);
});

test('the same files give the same archive', async () => {
  await pack(top, ['shell/dist'], path.join(top, 'one.tar.br'));
  writeFileSync(path.join(top, 'shell/dist/main.js'), 'shell/dist/main.js');
  await pack(top, ['shell/dist'], path.join(top, 'two.tar.br'));

  expect(readFileSync(path.join(top, 'two.tar.br'))).toEqual(readFileSync(path.join(top, 'one.tar.br')));
});
