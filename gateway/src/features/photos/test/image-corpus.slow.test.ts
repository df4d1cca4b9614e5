import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { type CorpusFile, secret } from './corpus/corpus.types.js';
import { damagedImages, disguisedFiles, extremeImages } from './corpus/hostile-images.js';
import { basicPngs, corruptedPngs } from './corpus/png-suite.js';
import { orientations, tellingImages, uprightSize, validImages } from './corpus/valid-images.js';

let gateway: TestGateway;
let worker: User;

beforeAll(async () => {
  gateway = await startGateway();
  worker = await aUser(gateway.orm);
});
afterAll(() => gateway.close());

const mutation = 'mutation ($images: [Upload!]!) { timesheetImagesUpload(input: { images: $images }) { imageUrls } }';

/** Uploads a file with a name and a type that say something else. Every second one goes through GraphQL. */
async function upload({ content }: CorpusFile, index: number): Promise<{ outcome: unknown; url: string | undefined }> {
  const files = [
    { content, name: index % 3 ? 'IMG_1.HEIC' : 'notes.svg', type: index % 3 ? 'image/png' : 'text/html' },
  ];
  if (index % 2) {
    const { body } = await gateway.graphqlUpload(worker, mutation, files);
    const code = body.errors?.[0].extensions.code;
    const outcome = code ? (statuses[code] ?? code) : 'stored';
    return { outcome, url: body.data?.timesheetImagesUpload?.imageUrls[0] };
  }
  const { status, body } = await gateway.restUpload(worker, '/api/timesheets/upload-images', files);
  return { outcome: status === 201 ? 'stored' : status, url: body.imageUrls?.[0] };
}

const statuses: Readonly<Record<string, number>> = { UNSUPPORTED_MEDIA_TYPE: 415, PAYLOAD_TOO_LARGE: 413 };

/** A stored photo is one of our own pictures: it has a known type, no metadata, and only pixels. */
async function expectReencoded(url: string): Promise<Buffer> {
  const [photo, thumbnail] = [
    await gateway.rest(worker, 'GET', url),
    await gateway.rest(worker, 'GET', `${url}/thumbnail`),
  ];
  for (const { headers, body } of [photo, thumbnail]) {
    expect(headers['content-type']).toMatch(/^image\/(jpeg|png|webp|gif)$/);
    expect(body.includes(secret)).toBe(false);
    const { exif, xmp, iptc, icc, orientation, comments, pages } = await sharp(body).metadata();
    expect({ exif, xmp, iptc, icc, orientation, comments, pages: pages ?? 1 }).toEqual({ pages: 1 });
  }
  return photo.body;
}

/** The outcome of every file that is not the expected one. */
async function surprisesIn(files: readonly CorpusFile[]): Promise<string[]> {
  const surprises: string[] = [];
  for (const [index, file] of files.entries()) {
    const { outcome, url } = await upload(file, index);
    if (url) await expectReencoded(url);
    const isExpected =
      file.expected === 'stored or refused'
        ? ['stored', 413, 415].includes(outcome as never)
        : outcome === file.expected;
    if (!isExpected) surprises.push(`${file.name}: ${outcome}`);
  }
  return surprises;
}

describe('an uploaded image', () => {
  test.each<[string, () => Promise<CorpusFile[]> | CorpusFile[]]>([
    ['is stored re-encoded, whatever program wrote it', validImages],
    ['loses what it tells about its owner', tellingImages],
    ['is stored in every kind of PNG', basicPngs],
    ['is refused in a PNG that breaks the format', corruptedPngs],
    ['is refused from its header when it is extreme, and costs little otherwise', extremeImages],
    ['is refused when it is something else, and only its pixels are stored when it is two things', disguisedFiles],
    ['never fails on our side when it is damaged', damagedImages],
  ])('%s', async (_name, create) => {
    expect(await surprisesIn(await create())).toEqual([]);
  });

  test('is upright in each of the eight orientations', async () => {
    for (const [index, file] of (await orientations()).entries()) {
      const { url = '' } = await upload(file, index);
      const { data, info } = await sharp(await expectReencoded(url))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [red = 0, , blue = 0] = data.subarray((8 * info.width + 8) * info.channels);
      expect([file.name, info, blue > red]).toMatchObject([file.name, uprightSize, true]);
    }
  });
});
