import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPicture } from '../../src/features/photos/test/pictures.js';
import type { FileStore } from '../../src/platform/storage/file-store.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

/** A file store whose disk can fail. */
class BreakableStore implements FileStore {
  private readonly contents = new Map<string, Buffer>();
  isBroken = false;

  async put(key: string, content: Buffer): Promise<void> {
    this.contents.set(key, content);
  }

  async open(key: string): Promise<Readable | null> {
    const content = this.contents.get(key);
    if (!content) return null;
    const { isBroken } = this;
    return new Readable({
      read() {
        if (isBroken) return void this.destroy(new Error('the disk is broken'));
        this.push(content);
        this.push(null);
      },
    });
  }

  async remove(key: string): Promise<void> {
    this.contents.delete(key);
  }
}

const files = new BreakableStore();
let gateway: TestGateway;
let worker: Actor;
let url: string;
let bytes: string;

beforeAll(async () => {
  gateway = await startGateway({ files });
  worker = await createActor(gateway, 'WORKER');
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await aPicture().jpeg().toBuffer())]), 'a.jpg');
  const { headers } = worker;
  const upload = await fetch(`${await gateway.url()}/api/timesheets/upload-images`, {
    method: 'POST',
    headers,
    body: form,
  });
  ({
    imageUrls: [url = ''],
  } = (await upload.json()) as { imageUrls: string[] });
  bytes = String((await read()).headers['content-length']);
});
afterAll(() => gateway.close());

const read = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  gateway.inject({ method, url, headers: { ...worker.headers, ...headers } });

describe('a photo', () => {
  test('is described by HEAD without its content', async () => {
    const response = await read({}, 'HEAD');
    expect(response).toMatchObject({ statusCode: 200, body: '' });
    expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': bytes });
  });

  test('is sent completely for a range request', async () => {
    const response = await read({ range: 'bytes=0-9' });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toHaveLength(Number(bytes));
  });

  test('is not sent again if the client has cached it', async () => {
    const { etag = '' } = (await read()).headers;
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await read({ 'if-none-match': ifNoneMatch });
      expect(response).toMatchObject({ statusCode: 304, body: '' });
      expect(response.headers.etag).toBe(etag);
    }
    expect((await read({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('is reported like any other failure if it cannot be read', async () => {
    files.isBroken = true;
    const response = await read();
    files.isBroken = false;
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'INTERNAL' });
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(response.headers['cache-control']).toBe('no-store');
    for (const name of ['etag', 'content-disposition']) expect(response.headers).not.toHaveProperty(name);
  });
});
