import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { S3Double } from '../../../../test/harness/index.js';
import { createFileStore } from '../create-file-store.js';
import type { FileStore } from '../file-store.js';

let dataDir: string;
let s3: S3Double;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timetrack-files-'));
  s3 = await S3Double.start();
});
afterAll(async () => {
  await s3.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ['the data folder', () => createFileStore({ dataDir, s3: null })],
  ['an S3-compatible store', () => createFileStore({ dataDir, s3: s3.config })],
];

async function read(store: FileStore, key: string): Promise<string | null> {
  const content = await store.open(key);
  return content && text(content);
}

describe.each(stores)('%s', (_name, makeStore) => {
  const store = { put: (key: string, content: string) => makeStore().put(key, Buffer.from(content), 'image/jpeg') };

  test('returns a stored file, even to another gateway', async () => {
    await store.put('photos/org-1/one.jpg', 'a picture');
    expect(await read(makeStore(), 'photos/org-1/one.jpg')).toBe('a picture');
  });

  test('replaces a file completely', async () => {
    await store.put('photos/org-1/two.jpg', 'a long first picture');
    await store.put('photos/org-1/two.jpg', 'second');
    expect(await read(makeStore(), 'photos/org-1/two.jpg')).toBe('second');
  });

  test('returns null for a missing file', async () => {
    expect(await makeStore().open('photos/org-1/none.jpg')).toBeNull();
  });

  test('removes a file, and ignores a missing one', async () => {
    await store.put('photos/org-1/three.jpg', 'a picture');
    await makeStore().remove('photos/org-1/three.jpg');
    await makeStore().remove('photos/org-1/three.jpg');
    expect(await makeStore().open('photos/org-1/three.jpg')).toBeNull();
  });

  test.each(['../secret', 'photos/../../secret', '/etc/passwd', 'photos//x', '.hidden', 'a\\b', 'a\0b', '', 'photos/'])(
    'rejects the key %j',
    async (key) => {
      await expect(store.put(key, 'x')).rejects.toThrow('not a file key');
      await expect(makeStore().open(key)).rejects.toThrow('not a file key');
      await expect(makeStore().remove(key)).rejects.toThrow('not a file key');
    },
  );
});

test('files in the data folder are readable by the gateway only, and partial files are removed', async () => {
  await createFileStore({ dataDir, s3: null }).put('photos/org-2/one.jpg', Buffer.from('x'), 'image/jpeg');
  const folder = path.join(dataDir, 'files/photos/org-2');
  expect(await readdir(folder)).toEqual(['one.jpg']);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, 'one.jpg'))).mode & 0o777).toBe(0o600);
});

test('an S3-compatible store gets the content type in signed requests', async () => {
  await createFileStore({ dataDir, s3: s3.config }).put('photos/org-2/one.jpg', Buffer.from('x'), 'image/jpeg');
  expect(s3.lastRequest).toMatchObject({
    method: 'PUT',
    url: expect.stringMatching(/^\/photos-bucket\/photos\/org-2\/one.jpg($|\?)/),
  });
  expect(s3.lastRequest?.headers['content-type']).toBe('image/jpeg');
  expect(s3.lastRequest?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=id\//);
});

test('an S3-compatible store gets the hash of the content, so that a changed one is refused', async () => {
  await createFileStore({ dataDir, s3: s3.config }).put('photos/org-2/one.jpg', Buffer.from('x'), 'image/jpeg');
  const sha256 = createHash('sha256').update('x').digest('hex');
  expect(s3.lastRequest?.headers['x-amz-content-sha256']).toBe(sha256);
  expect(s3.lastRequest?.headers.authorization).toContain('x-amz-content-sha256');
});

test.each([
  [403, 'AccessDenied'],
  [404, 'NoSuchBucket'],
  [301, 'PermanentRedirect'],
])('an error of an S3-compatible store (%i %s) is not reported as a missing file', async (status, code) => {
  s3.failNext([status], code);
  await expect(createFileStore({ dataDir, s3: s3.config }).open('photos/org-2/one.jpg')).rejects.toThrow(
    `The S3 store answered GET with ${status} ${code}.`,
  );
});

test('a call that fails for a moment is repeated twice', async () => {
  const store = createFileStore({ dataDir, s3: s3.config });
  s3.failNext([503, 500]);
  await store.put('photos/org-3/one.jpg', Buffer.from('a picture'), 'image/jpeg');
  expect(await read(store, 'photos/org-3/one.jpg')).toBe('a picture');

  s3.failNext([503, 503, 503], 'SlowDown');
  await expect(store.remove('photos/org-3/one.jpg')).rejects.toThrow('The S3 store answered DELETE with 503 SlowDown.');
  expect(await read(store, 'photos/org-3/one.jpg')).toBe('a picture');
});

test('a store that does not listen is away', async () => {
  const stopped = await S3Double.start();
  const { config } = stopped;
  await stopped.stop();
  await expect(createFileStore({ dataDir, s3: config }).open('photos/org-2/one.jpg')).rejects.toMatchObject({
    name: 'StoreAwayError',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

describe('a store without keys in its configuration', () => {
  const variable = 'AWS_CONTAINER_CREDENTIALS_FULL_URI';
  let container: Server;

  beforeAll(async () => {
    const keys = {
      AccessKeyId: 'container',
      SecretAccessKey: 'secret',
      Token: 'session',
      Expiration: '2099-01-01T00:00:00Z',
    };
    container = createServer((_, response) => void response.end(JSON.stringify(keys))).listen(0, '127.0.0.1');
    await once(container, 'listening');
    process.env[variable] = `http://127.0.0.1:${(container.address() as AddressInfo).port}/keys`;
  });
  afterAll(() => {
    delete process.env[variable];
    container.close();
  });

  test('gets requests that are signed with the role of the container', async () => {
    const store = createFileStore({ dataDir, s3: { ...s3.config, credentials: null } });
    await store.put('photos/org-4/one.jpg', Buffer.from('x'), 'image/jpeg');
    expect(s3.lastRequest?.headers).toMatchObject({
      'x-amz-security-token': 'session',
      authorization: expect.stringContaining('Credential=container/'),
    });
  });
});
