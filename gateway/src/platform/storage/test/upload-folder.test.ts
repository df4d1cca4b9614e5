import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { UploadFolder } from '../upload-folder.js';

const logger = pino({ level: 'silent' });

let dataDir: string;
let opened: UploadFolder[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timetrack-uploads-'));
  opened = [];
});
afterEach(async () => {
  for (const folder of opened) await folder.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function openFolder(): Promise<UploadFolder> {
  const folder = await UploadFolder.open(dataDir, logger);
  opened.push(folder);
  return folder;
}

/** Stores a file in a new folder and returns its path. */
async function upload(folder: UploadFolder): Promise<string> {
  const file = await folder.nameFile();
  await writeFile(file, 'x');
  return file;
}

/** The folder of another gateway, with a file. */
async function leave(name: string): Promise<string> {
  const folder = path.join(dataDir, 'uploads', name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'left'), 'x');
  return name;
}

const names = () => readdir(path.join(dataDir, 'uploads'));

describe('the folder of running uploads', () => {
  test('is private and gives every file a random name', async () => {
    const folder = await openFolder();
    const [first, second] = [await upload(folder), await upload(folder)];

    expect(path.basename(first)).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    if (process.platform === 'win32') return;
    for (const place of [path.dirname(first), path.join(dataDir, 'uploads')]) {
      expect((await stat(place)).mode & 0o777).toBe(0o700);
    }
  });

  test('keeps the files of other running gateways', async () => {
    const neighbor = await upload(await openFolder());
    const elsewhere = await leave('of-another-machine');

    await openFolder();

    expect(await names()).toEqual(expect.arrayContaining([path.basename(path.dirname(neighbor)), elsewhere]));
  });

  test('loses the folder of a killed gateway after ten minutes', async () => {
    const elsewhere = await leave('of-a-killed-gateway');
    const long = new Date(Date.now() - 11 * 60_000);
    await utimes(path.join(dataDir, 'uploads', elsewhere), long, long);

    await openFolder();

    expect(await names()).not.toContain(elsewhere);
  });

  test('disappears when the gateway stops', async () => {
    const file = await upload(await openFolder());

    for (const folder of opened.splice(0)) await folder.close();

    expect(await names()).not.toContain(path.basename(path.dirname(file)));
  });
});
