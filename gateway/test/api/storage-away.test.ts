import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPicture } from '../../src/features/photos/test/pictures.js';
import { createFileStore } from '../../src/platform/storage/create-file-store.js';
import { type Actor, createActor, S3Double, startGateway, type TestGateway } from '../harness/index.js';

let s3: S3Double;
let gateway: TestGateway;
let worker: Actor;
let isAway = false;
let picture: Buffer;

beforeAll(async () => {
  s3 = await S3Double.start();
  const there = createFileStore({ dataDir: '', s3: s3.config });
  const stopped = await S3Double.start();
  const away = createFileStore({ dataDir: '', s3: stopped.config });
  await stopped.stop();
  const files = () => (isAway ? away : there);
  gateway = await startGateway({
    files: {
      put: (key, content, contentType) => files().put(key, content, contentType),
      open: (key) => files().open(key),
      remove: (key) => files().remove(key),
    },
  });
  worker = await createActor(gateway, 'WORKER');
  picture = await aPicture().jpeg().toBuffer();
});
afterAll(async () => {
  await gateway?.close();
  await s3?.stop();
});

const upload = () =>
  gateway.restUpload(
    worker,
    '/api/timesheets/upload-images',
    [{ content: picture, name: 'a.jpg', type: 'image/jpeg' }],
    'images',
  );

const document = 'mutation($images: [Upload!]!) { timesheetImagesUpload(input: { images: $images }) { imageUrls } }';

test('while the store of files is away, requests for files get 503, and the gateway recovers by itself', async () => {
  const before = await upload();
  expect(before.status).toBe(201);
  const [url] = before.body.imageUrls;
  isAway = true;
  const failed = await upload();
  expect({ status: failed.status, code: failed.body.code, retryAfter: failed.headers['retry-after'] }).toEqual({
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    retryAfter: '5',
  });
  const graphql = await gateway.graphqlUpload(worker, document, [
    { content: picture, name: 'a.jpg', type: 'image/jpeg' },
  ]);
  expect(graphql.body.errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
  expect(await gateway.rest(worker, 'GET', url)).toMatchObject({ status: 503 });
  isAway = false;
  expect(await upload()).toMatchObject({ status: 201 });
  expect(await gateway.inject({ method: 'GET', url, headers: worker.headers })).toMatchObject({ statusCode: 200 });
});
