import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isServedLink } from '../release-files.js';
import { createRemoteModules } from '../remotes.js';

const file = 'mf-crews/1.3.0/main.js';
let root: string;
let count = 0;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'timetrack-test-releases-'));
  await mkdir(path.join(root, 'elsewhere/1.3.0'), { recursive: true });
  for (const name of ['elsewhere/main.js', 'elsewhere/1.3.0/main.js']) await writeFile(path.join(root, name), 'secret');
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function aRelease(): Promise<string> {
  count += 1;
  const folder = path.join(root, `releases-${count}`);
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  return folder;
}

test.each([
  ['the file', file, 'elsewhere/main.js'],
  ['a compressed copy', `${file}.br`, 'elsewhere/main.js'],
  ['the other compressed copy', `${file}.gz`, 'elsewhere/main.js'],
  ['the version', 'mf-crews/1.3.0', 'elsewhere'],
  ['the module', 'mf-crews', 'elsewhere'],
])('finds the symbolic link if %s is one', async (_what, link, target) => {
  const folder = await aRelease();
  await rm(path.join(folder, link), { recursive: true, force: true });
  await symlink(path.join(root, target), path.join(folder, link));
  expect(await isServedLink(folder, file)).toBe(true);
});

test('finds no link in a plain release, even if the folder of all releases is one', async () => {
  const folder = await aRelease();
  await writeFile(path.join(folder, file), 'release');
  await symlink(folder, `${folder}-linked`);
  expect(await isServedLink(folder, file)).toBe(false);
  expect(await isServedLink(`${folder}-linked`, file)).toBe(false);
  expect(await isServedLink(folder, 'mf-crews/1.3.0/missing.js')).toBe(false);
});

test('refuses a list of releases that is a symbolic link', async () => {
  const folder = await aRelease();
  await writeFile(path.join(root, 'list.json'), '{}');
  await symlink(path.join(root, 'list.json'), path.join(folder, 'remotes.json'));
  const modules = createRemoteModules({
    root: folder,
    releases: { remotesUrl: null, remoteOrigins: [], folder, kept: 0, keptDays: 1 },
    publicUrl: null,
    logger: { warn: () => undefined },
    metrics: { countRemotesFailure: () => undefined },
  });
  await expect(modules).rejects.toThrow('it is a symbolic link');
});
