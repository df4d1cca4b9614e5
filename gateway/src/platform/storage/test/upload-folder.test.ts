import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { UploadFolder } from '../upload-folder.js';

const logger = pino({ level: 'silent' });
/** Larger than any process id that Linux, macOS or Windows gives. */
const nobody = 999_999_999;

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

/** How this machine names itself in its folders. */
async function machine(): Promise<string> {
  const file = await upload(await openFolder());
  return path.basename(path.dirname(file)).split('.')[0] ?? '';
}

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

  test('loses what a gateway left behind that was killed', async () => {
    const left = [
      await leave(`${await machine()}.${nobody}.a`),
      await leave(`${await machine()}.${process.pid}.an-earlier-container-with-our-process-id`),
    ];

    await openFolder();

    expect((await names()).filter((name) => left.includes(name))).toEqual([]);
  });

  test('keeps the files of other running gateways', async () => {
    const neighbor = await upload(await openFolder());
    const parent = await leave(`${await machine()}.${process.ppid}.b`);
    const elsewhere = await leave(`anothermachine.${nobody}.c`);

    await openFolder();

    expect(await names()).toEqual(expect.arrayContaining([path.basename(path.dirname(neighbor)), parent, elsewhere]));
  });

  test('loses what a gateway on another machine has not touched for ten minutes', async () => {
    const elsewhere = await leave(`anothermachine.${nobody}.d`);
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
