import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  type ApiResponse,
  failureOf,
  startGateway,
  type TestGateway,
  type UploadFile,
} from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { aPhonePicture, aPicture, heicPicture } from '../../photos/test/pictures.js';
import { aTimesheet } from './builders.js';

let gateway: TestGateway;
let jpeg: Buffer;

beforeAll(async () => {
  gateway = await startGateway();
  jpeg = await aPicture().jpeg().toBuffer();
});
afterAll(() => gateway.close());

const read = (by: User | null, url: string, headers = {}): Promise<ApiResponse> =>
  gateway.rest(by, 'GET', url, undefined, headers);

const restUpload = (user: User | null, files: readonly UploadFile[], field?: string) =>
  gateway.restUpload(user, '/api/timesheets/upload-images', files, field);
const uploadMutation = `mutation ($images: [Upload!]!) {
  timesheetImagesUpload(input: { images: $images }) { imageUrls images { url thumbnailUrl } }
}`;
const graphqlUpload = (user: User | null, files: readonly UploadFile[]) =>
  gateway.graphqlUpload(user, uploadMutation, files);

describe('uploading photos', () => {
  test('returns an address and a thumbnail for each photo through both APIs', async () => {
    const worker = await aUser(gateway.orm);
    const files = [{ content: jpeg }, { content: heicPicture, name: 'IMG_1.HEIC', type: '' }];

    const rest = await restUpload(worker, files);
    const graphql = await graphqlUpload(worker, files);

    expect(rest.status).toBe(201);
    expect(graphql.body.errors).toBeUndefined();
    for (const stored of [rest.body, graphql.body.data.timesheetImagesUpload]) {
      expect(stored.imageUrls).toHaveLength(2);
      expect(stored.images).toEqual(stored.imageUrls.map((url: string) => ({ url, thumbnailUrl: `${url}/thumbnail` })));
      for (const url of stored.imageUrls) expect(url).toMatch(/^\/api\/photos\/[\da-f-]{36}$/);
    }
  });

  test.each<[string, () => { content: Buffer; name?: string; type?: string }[], number, string]>([
    [
      'a text file with the name and the type of a photo',
      () => [{ content: Buffer.from('hello'), name: 'a.jpg', type: 'image/jpeg' }],
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'an SVG',
      () => [{ content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'a.svg' }],
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a photo and a text file',
      () => [{ content: jpeg }, { content: Buffer.from('hello') }],
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a broken photo', () => [{ content: jpeg.subarray(0, 250) }], 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an empty file', () => [{ content: Buffer.alloc(0) }], 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['eleven photos', () => Array(11).fill({ content: jpeg }), 413, 'PAYLOAD_TOO_LARGE'],
    [
      'more than 10 MiB',
      () => [{ content: Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]) }],
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('rejects %s with the same message through both APIs', async (_name, files, status, code) => {
    const worker = await aUser(gateway.orm);

    const rest = await restUpload(worker, files());
    const graphql = await graphqlUpload(worker, files());

    expect(rest.status).toBe(status);
    expect(failureOf(rest).code).toBe(code);
    expect(failureOf(graphql)).toEqual(failureOf(rest));
  });

  test('rejects an empty upload and a form without the field', async () => {
    const worker = await aUser(gateway.orm);

    const nothing = await graphqlUpload(worker, []);
    const elsewhere = await restUpload(worker, [{ content: jpeg }], 'pictures');
    const json = await gateway.rest(worker, 'POST', '/api/timesheets/upload-images', { images: ['a'] });

    expect(failureOf(nothing)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { images: 'Choose at least one photo' },
    });
    expect(elsewhere.status).toBe(400);
    expect([400, 415]).toContain(json.status);
  });

  test('requires a session', async () => {
    expect((await restUpload(null, [{ content: jpeg }])).status).toBe(401);
    expect(failureOf(await graphqlUpload(null, [{ content: jpeg }])).code).toBe('UNAUTHENTICATED');
  });
});

describe('reading a photo', () => {
  test('returns the picture upright, without metadata, and with restrictive headers', async () => {
    const worker = await aUser(gateway.orm);
    const [url] = (await restUpload(worker, [{ content: await aPhonePicture() }])).body.imageUrls;

    const response = await read(worker, url);

    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^inline; filename="photo-[\da-f-]{36}\.jpeg"$/),
      'cache-control': expect.stringContaining('private'),
      etag: expect.stringMatching(/^".+"$/),
    });
    const metadata = await sharp(response.body).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect(metadata.exif).toBeUndefined();
    expect((await read(worker, `${url}/thumbnail`)).headers['content-type']).toBe('image/webp');
  });

  test('responds with 304 to a client that has it', async () => {
    const worker = await aUser(gateway.orm);
    const [url] = (await restUpload(worker, [{ content: jpeg }])).body.imageUrls;
    const { headers } = await read(worker, url);

    const again = await read(worker, url, { 'if-none-match': String(headers.etag) });

    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('responds with 404 to others and 401 without a session', async () => {
    const worker = await aUser(gateway.orm);
    const [url] = (await restUpload(worker, [{ content: jpeg }])).body.imageUrls;
    const { organizationId } = worker;
    const others = [await aUser(gateway.orm, { role: 'OWNER' }), await aUser(gateway.orm, { organizationId })];

    for (const address of [url, `${url}/thumbnail`]) {
      expect((await read(null, address)).status).toBe(401);
      for (const other of others) {
        expect(await read(other, address)).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND', message: 'Photo not found' },
        });
      }
      expect((await read(await aUser(gateway.orm, { organizationId, role: 'MANAGER' }), address)).status).toBe(200);
    }
    expect((await read(worker, '/api/photos/unknown')).status).toBe(404);
  });
});

describe('attaching photos to a timesheet', () => {
  test('accepts the addresses of an upload and names the field for others', async () => {
    const worker = await aUser(gateway.orm);
    const { id } = await aTimesheet(gateway.orm, { user: worker });
    const { imageUrls } = (await restUpload(worker, [{ content: jpeg }, { content: jpeg }])).body;

    const response = await gateway.rest(worker, 'PATCH', `/api/timesheets/${id}`, { imageUrls });
    expect(response).toMatchObject({
      status: 200,
      body: { imageUrls, images: [{ url: imageUrls[0] }, { url: imageUrls[1] }] },
    });

    const mutation =
      'mutation ($input: TimesheetUpdateInput!) { timesheetUpdate(input: $input) { timesheet { imageUrls } } }';
    for (const wrong of [['https://example.com/a.jpg'], [imageUrls[0], '/api/photos/x'], 'not a list', [1]]) {
      const rest = await gateway.rest(worker, 'PATCH', `/api/timesheets/${id}`, { imageUrls: wrong });
      expect(rest).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
      const graphql = await gateway.graphql(worker, mutation, { input: { id, imageUrls: wrong } });
      expect(failureOf(graphql).code).toBe('BAD_USER_INPUT');
    }
  });
});
