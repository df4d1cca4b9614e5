import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aHeic } from '../../src/features/photos/test/heic-files.js';
import { aPicture } from '../../src/features/photos/test/pictures.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let url: string;
let worker: Actor;
let picture: Buffer;

beforeAll(async () => {
  gateway = await startGateway({
    env: { MAX_PHOTO_MIB: '1', MAX_PHOTOS_PER_CALL: '3', UPLOADS_PER_ORGANIZATION: '1' },
  });
  url = await gateway.url();
  picture = await aPicture().jpeg().toBuffer();
});
beforeEach(async () => {
  worker = await createActor(gateway, 'WORKER');
});
afterAll(() => gateway.close());

type File = Buffer | string;

interface GraphqlBody {
  readonly data?: { readonly timesheetImagesUpload?: { readonly imageUrls: string[] } };
  readonly errors?: readonly [{ readonly message: string; readonly extensions: { readonly code: string } }];
}

const tooBig = () => Buffer.alloc(1024 * 1024 + 1, 1);

function blob(content: File): Blob {
  return new Blob([new Uint8Array(Buffer.from(content))], { type: 'image/jpeg' });
}

async function sendThroughRest(files: readonly File[], headers: Record<string, string>) {
  const form = new FormData();
  for (const [index, content] of files.entries()) form.append('images', blob(content), `${index}.jpg`);
  const response = await fetch(`${url}/api/timesheets/upload-images`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as { code?: string; message?: string; imageUrls?: string[] };
  return {
    code: body.code ?? null,
    message: body.message,
    urls: body.imageUrls,
    replayed: response.headers.get('idempotent-replayed'),
    retryAfter: response.headers.get('retry-after'),
  };
}

async function sendThroughGraphql(files: readonly File[], headers: Record<string, string>) {
  const form = new FormData();
  const query = 'mutation($images: [Upload!]!) { timesheetImagesUpload(input: { images: $images }) { imageUrls } }';
  form.append('operations', JSON.stringify({ query, variables: { images: files.map(() => null) } }));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map((_file, index) => [index, [`variables.images.${index}`]]))),
  );
  for (const [index, content] of files.entries()) form.append(String(index), blob(content), `${index}.jpg`);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': '1', ...headers },
    body: form,
  });
  const { data, errors } = (await response.json()) as GraphqlBody;
  return {
    code: errors?.[0].extensions.code ?? null,
    message: errors?.[0].message,
    urls: data?.timesheetImagesUpload?.imageUrls,
    replayed: response.headers.get('idempotent-replayed'),
    retryAfter: response.headers.get('retry-after'),
  };
}

describe.each([
  ['REST', sendThroughRest],
  ['GraphQL', sendThroughGraphql],
])('photos over %s', (_api, send) => {
  test('are all stored', async () => {
    const { urls } = await send([picture, picture], worker.headers);
    expect(urls).toHaveLength(2);
  });

  test('are stored up to the size limit', async () => {
    const { urls } = await send([Buffer.concat([picture], 1024 * 1024)], worker.headers);
    expect(urls).toHaveLength(1);
  });

  test('are rejected if they exceed the size limit', async () => {
    expect(await send([picture, tooBig()], worker.headers)).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'A file can be at most 1 MB',
    });
  });

  test('are rejected if there are too many', async () => {
    expect(await send([picture, picture, picture, picture], worker.headers)).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'At most 3 files can be sent at once',
    });
  });

  test('are refused for a while if too many uploads of their organization are running', async () => {
    const slow = aHeic({ columns: 12, rows: 12 });
    const colleague = await createActor(gateway, 'WORKER', worker);
    const stranger = await createActor(gateway, 'WORKER');

    const [own, other] = await Promise.all([
      Promise.all([worker, colleague, worker].map(({ headers }) => send([slow], headers))),
      send([picture], stranger.headers),
    ]);

    const refused = own.filter(({ code }) => code !== null);
    expect(refused.length).toBeGreaterThan(0);
    for (const { code, message, retryAfter } of refused) {
      expect(code).toBe('SERVICE_UNAVAILABLE');
      expect(message).toBe('Too many uploads are running. Please try again in a moment.');
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(own.length - refused.length).toBeGreaterThan(0);
    expect(other.urls).toHaveLength(1);
    expect((await send([picture], worker.headers)).urls).toHaveLength(1);
  });

  test('are rejected if they are not images', async () => {
    expect(await send(['#!/bin/sh'], worker.headers)).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  test('are not read before the caller is authenticated', async () => {
    expect(await send([tooBig()], {})).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Please sign in' });
  });

  test('are stored once under one idempotency key, although each form differs', async () => {
    const headers = { ...worker.headers, 'idempotency-key': randomUUID() };
    const first = await send([picture], headers);
    const second = await send([picture], headers);
    expect(second.urls).toEqual(first.urls);
    expect(second.replayed).toBe('true');
    const other = await aPicture({ width: 50 }).jpeg().toBuffer();
    expect(await send([other], headers)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a multipart form', () => {
  const post = (path: string, body: string, type: string) =>
    gateway.inject({
      method: 'POST',
      url: path,
      headers: { ...worker.headers, 'content-type': type, 'apollo-require-preflight': '1' },
      payload: body,
    });

  test.each([
    ['/api/timesheets/upload-images', '--x\r\nbroken', 'multipart/form-data; boundary=x', 'BAD_USER_INPUT'],
    ['/api/timesheets/upload-images', 'broken', 'multipart/form-data', 'BAD_USER_INPUT'],
    ['/api/timesheets/upload-images', '{}', 'application/json', 'UNSUPPORTED_MEDIA_TYPE'],
    ['/api/timesheets/clock-in', '--x--\r\n', 'multipart/form-data; boundary=x', 'UNSUPPORTED_MEDIA_TYPE'],
    ['/graphql', '--x\r\nbroken', 'multipart/form-data; boundary=x', 'BAD_USER_INPUT'],
    ['/graphql', 'broken', 'multipart/form-data', 'BAD_USER_INPUT'],
  ])('is rejected if %s cannot read it: %j as %s', async (path, body, type, code) => {
    const response = await post(path, body, type);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).toContain(code);
  });

  test('is rejected by GraphQL if it ends within the header of a file', async () => {
    const part = (name: string, content: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
    const query = 'mutation($images: [Upload!]!) { timesheetImagesUpload(input: { images: $images }) { imageUrls } }';
    const body =
      part('operations', JSON.stringify({ query, variables: { images: [null] } })) +
      part('map', JSON.stringify({ 0: ['variables.images.0'] })) +
      '--x\r\nContent-Disposition: form-data; name="0"; filename="a\0.jpg"\r\n\r\nbroken\r\n--x--\r\n';
    const response = await post('/graphql', body, 'multipart/form-data; boundary=x');
    expect(response.body).toContain('BAD_USER_INPUT');
  });

  test('is rejected by GraphQL without the CSRF header', async () => {
    const form = new FormData();
    form.append('operations', '{"query": "mutation { timesheetClockIn(input: {}) { timesheet { id } } }"}');
    form.append('map', '{}');
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: worker.headers, body: form });
    expect(response.status).toBe(400);
  });
});
