import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
import { heicPicture } from '../../photos/test/heic-picture.js';
import { aPhonePicture, aPicture } from '../../photos/test/pictures.js';
import { aTimesheet } from './builders.js';

let doors: TestGateway;
let jpeg: Buffer;

beforeAll(async () => {
  doors = await startGateway();
  jpeg = await aPicture().jpeg().toBuffer();
});
afterAll(() => doors.close());

const read = (by: User | null, url: string, headers = {}): Promise<ApiResponse> =>
  doors.rest(by, 'GET', url, undefined, headers);

const restUpload = (user: User | null, files: readonly UploadFile[], field?: string) =>
  doors.restUpload(user, '/api/timesheets/upload-images', files, field);
const uploadMutation = `mutation ($images: [Upload!]!) {
  uploadTimesheetImages(images: $images) { imageUrls images { url thumbnailUrl } }
}`;
const graphqlUpload = (user: User | null, files: readonly UploadFile[]) =>
  doors.graphqlUpload(user, uploadMutation, files);

describe('uploading photos', () => {
  it('answers the same through both doors: an address and a thumbnail for each', async () => {
    const worker = await aUser(doors.orm);
    const files = [{ content: jpeg }, { content: heicPicture, name: 'IMG_1.HEIC', type: '' }];

    const rest = await restUpload(worker, files);
    const graphql = await graphqlUpload(worker, files);

    expect(rest.status).toBe(201);
    expect(graphql.body.errors).toBeUndefined();
    for (const stored of [rest.body, graphql.body.data.uploadTimesheetImages]) {
      expect(stored.imageUrls).toHaveLength(2);
      expect(stored.images).toEqual(stored.imageUrls.map((url: string) => ({ url, thumbnailUrl: `${url}/thumbnail` })));
      for (const url of stored.imageUrls) expect(url).toMatch(/^\/api\/photos\/[\da-f-]{36}$/);
    }
  });

  it.each<[string, () => { content: Buffer; name?: string; type?: string }[], number, string]>([
    [
      'a text with the name and the type of a photo',
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
    ['a photo and a text', () => [{ content: jpeg }, { content: Buffer.from('hello') }], 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a broken photo', () => [{ content: jpeg.subarray(0, 250) }], 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an empty file', () => [{ content: Buffer.alloc(0) }], 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['eleven photos', () => Array(11).fill({ content: jpeg }), 413, 'PAYLOAD_TOO_LARGE'],
    [
      'more than 10 MiB',
      () => [{ content: Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]) }],
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('refuses %s, in the same words behind both doors', async (_name, files, status, code) => {
    const worker = await aUser(doors.orm);

    const rest = await restUpload(worker, files());
    const graphql = await graphqlUpload(worker, files());

    expect(rest.status).toBe(status);
    expect(failureOf(rest).code).toBe(code);
    expect(failureOf(graphql)).toEqual(failureOf(rest));
  });

  it('refuses no photo at all, and a form without the field', async () => {
    const worker = await aUser(doors.orm);

    const nothing = await graphqlUpload(worker, []);
    const elsewhere = await restUpload(worker, [{ content: jpeg }], 'pictures');
    const json = await doors.rest(worker, 'POST', '/api/timesheets/upload-images', { images: ['a'] });

    expect(failureOf(nothing)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { images: 'Choose at least one photo' },
    });
    expect(elsewhere.status).toBe(400);
    expect([400, 415]).toContain(json.status);
  });

  it('asks first who is there', async () => {
    expect((await restUpload(null, [{ content: jpeg }])).status).toBe(401);
    expect(failureOf(await graphqlUpload(null, [{ content: jpeg }])).code).toBe('UNAUTHENTICATED');
  });
});

describe('reading a photo', () => {
  it('answers the picture alone, upright and bare, and lets it do nothing', async () => {
    const worker = await aUser(doors.orm);
    const [url] = (await restUpload(worker, [{ content: await aPhonePicture() }])).body.imageUrls;

    const answer = await read(worker, url);

    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^inline; filename="photo-[\da-f-]{36}\.jpeg"$/),
      'cache-control': expect.stringContaining('private'),
      etag: expect.stringMatching(/^".+"$/),
    });
    const metadata = await sharp(answer.body).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect(metadata.exif).toBeUndefined();
    expect((await read(worker, `${url}/thumbnail`)).headers['content-type']).toBe('image/webp');
  });

  it('is not sent again to who has it', async () => {
    const worker = await aUser(doors.orm);
    const [url] = (await restUpload(worker, [{ content: jpeg }])).body.imageUrls;
    const { headers } = await read(worker, url);

    const again = await read(worker, url, { 'if-none-match': String(headers.etag) });

    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('is refused to strangers and colleagues as if there were none, and to nobody signed in', async () => {
    const worker = await aUser(doors.orm);
    const [url] = (await restUpload(worker, [{ content: jpeg }])).body.imageUrls;
    const { organizationId } = worker;
    const others = [await aUser(doors.orm, { role: 'OWNER' }), await aUser(doors.orm, { organizationId })];

    for (const address of [url, `${url}/thumbnail`]) {
      expect((await read(null, address)).status).toBe(401);
      for (const other of others) {
        expect(await read(other, address)).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND', message: 'Photo not found' },
        });
      }
      expect((await read(await aUser(doors.orm, { organizationId, role: 'MANAGER' }), address)).status).toBe(200);
    }
    expect((await read(worker, '/api/photos/unknown')).status).toBe(404);
  });
});

describe('putting photos on a timesheet', () => {
  it('takes the addresses of an upload, and says which field is wrong for others', async () => {
    const worker = await aUser(doors.orm);
    const { id } = await aTimesheet(doors.orm, { user: worker });
    const { imageUrls } = (await restUpload(worker, [{ content: jpeg }, { content: jpeg }])).body;

    const taken = await doors.rest(worker, 'PATCH', `/api/timesheets/${id}`, { imageUrls });
    expect(taken).toMatchObject({
      status: 200,
      body: { imageUrls, images: [{ url: imageUrls[0] }, { url: imageUrls[1] }] },
    });

    const mutation =
      'mutation ($id: ID!, $input: UpdateTimesheetInput!) { updateTimesheet(id: $id, input: $input) { imageUrls } }';
    for (const wrong of [['https://example.com/a.jpg'], [imageUrls[0], '/api/photos/x'], 'no list', [1]]) {
      const rest = await doors.rest(worker, 'PATCH', `/api/timesheets/${id}`, { imageUrls: wrong });
      expect(rest).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
      const graphql = await doors.graphql(worker, mutation, { id, input: { imageUrls: wrong } });
      expect(failureOf(graphql).code).toBe('BAD_USER_INPUT');
    }
  });
});
