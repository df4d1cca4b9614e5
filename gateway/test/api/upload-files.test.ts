import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aPicture } from '../../src/features/photos/test/pictures.js';
import { LocalFileStore } from '../../src/platform/storage/create-file-store.js';
import { UploadFolder } from '../../src/platform/storage/upload-folder.js';
import {
  type Actor,
  type ApiResponse,
  createActor,
  createTestLogger,
  failureOf,
  startGateway,
  type TestGateway,
  type TestLogger,
  type UploadFile,
} from '../harness/index.js';
import { formOf, graphqlFormOf } from '../harness/multipart.js';
import { hasFailed } from '../harness/responses.js';

const restPath = '/api/timesheets/upload-images';
const mutation = 'mutation ($images: [Upload!]!) { timesheetImagesUpload(input: { images: $images }) { imageUrls } }';
const fullDisk = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

let gateway: TestGateway;
let worker: Actor;
let log: TestLogger;
let picture: Buffer;
let firstLine: number;

beforeAll(async () => {
  log = createTestLogger();
  gateway = await startGateway({ logger: log.logger });
  picture = await aPicture().jpeg().toBuffer();
});
beforeEach(async () => {
  worker = await createActor(gateway, 'WORKER');
  firstLine = log.lines.length;
});
afterAll(() => gateway.close());

/** The files of running uploads. */
async function storedFiles(): Promise<string[]> {
  const uploads = path.join(gateway.config.dataDir, 'uploads');
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await nextTurn();
}

const warnings = () => log.lines.slice(firstLine).filter(({ level }) => level >= 40);

describe.each<[string, string, (files: readonly UploadFile[]) => ReturnType<typeof formOf>]>([
  ['REST', restPath, (files) => formOf(files)],
  ['GraphQL', '/graphql', (files) => graphqlFormOf(mutation, files)],
])('the files of an upload over %s', (api, address, encode) => {
  const send = (files: readonly UploadFile[]): Promise<ApiResponse> =>
    api === 'REST' ? gateway.restUpload(worker, restPath, files) : gateway.graphqlUpload(worker, mutation, files);

  test('are private while it runs and removed without a log line when the sender disconnects', async () => {
    const { body, headers } = await encode([{ content: picture }, { content: Buffer.alloc(500_000, 1) }]);
    const { hostname, port } = new URL(await gateway.url());
    const head = Object.entries({
      ...headers,
      ...worker.headers,
      host: `${hostname}:${port}`,
      'content-length': body.length,
    })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const socket = connect(Number(port), hostname);
    socket.write(`POST ${address} HTTP/1.1\r\n${head}\r\n`);
    socket.write(body.subarray(0, body.length - 100));

    await until(async () => (await storedFiles()).length === 2);
    for (const file of await storedFiles()) {
      expect(path.basename(file)).toMatch(/^[\da-f-]{36}$/);
      if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
    }
    socket.destroy();
    await until(async () => (await storedFiles()).length === 0);

    expect(warnings()).toEqual([]);
  });

  test('are removed after it', async () => {
    const response = await send([{ content: picture }, { content: picture, name: '../../etc/passwd' }]);

    expect(hasFailed(response)).toBe(false);
    expect(await storedFiles()).toEqual([]);
  });

  test('are refused without a stack trace in the log if there are eleven', async () => {
    const response = await send(Array(11).fill({ content: picture }));

    expect(failureOf(response)).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'At most 10 files can be sent at once',
    });
    expect(await storedFiles()).toEqual([]);
    expect(log.lines.slice(firstLine).filter((line) => 'err' in line || line.level >= 40)).toEqual([]);
  });

  test.each<[string, object, 'nameFile' | 'put']>([
    ['received', UploadFolder.prototype, 'nameFile'],
    ['stored', LocalFileStore.prototype, 'put'],
  ])('are refused in words if they cannot be %s because the disk is full', async (_when, part, method) => {
    const working = Object.getOwnPropertyDescriptor(part, method) as PropertyDescriptor;
    Object.defineProperty(part, method, { ...working, value: () => Promise.reject(fullDisk()) });
    const response = await send([{ content: picture }]);
    Object.defineProperty(part, method, working);

    expect(failureOf(response)).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'There is no space left to store files, so nothing was saved. Please try again later.',
    });
    if (api === 'REST') expect(response.status).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(warnings()).toMatchObject([{ msg: 'there is no space left to store files', code: 'ENOSPC' }]);
    expect(hasFailed(await send([{ content: picture }]))).toBe(false);
  });
});
