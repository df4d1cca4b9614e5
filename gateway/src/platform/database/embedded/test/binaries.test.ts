import { chmod, cp, mkdtemp, readlink, rm, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findBinaries, finishInstallation } from '../binaries.js';

let folder: string;

beforeAll(async () => {
  const { initdb } = await findBinaries(null);
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'timetrack-binaries-')), 'native');
  await cp(path.resolve(initdb, '../..'), folder, { recursive: true, verbatimSymlinks: true });
});
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

test('completes an installation without install scripts: links and executable flags', async () => {
  const link = path.join(folder, 'lib/libpq.so.5');
  const program = path.join(folder, 'bin/postgres');
  const target = await readlink(link);
  await unlink(link);
  await chmod(program, 0o644);
  await finishInstallation(folder);
  expect(await readlink(link)).toBe(target);
  expect((await stat(program)).mode & 0o777).toBe(0o755);
});
