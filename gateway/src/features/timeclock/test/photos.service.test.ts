import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { z } from 'zod';
import { startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import { routesOf } from '../../../platform/api/operation.js';
import type { Route } from '../../../platform/http/routes/route.js';
import type { Sweep } from '../../../platform/jobs/sweeps.js';
import type { FileResult, UseCase } from '../../../platform/use-case/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { createPhotosFeature, Photo } from '../../photos/index.js';
import { aFile, aPicture } from '../../photos/test/pictures.js';
import { timesheetPhotos } from '../timesheets/timesheet.policy.js';
import { updateTimesheet, uploadTimesheetImages } from '../timesheets/timesheet.service.js';
import { aTimesheet } from './builders.js';

const photos = createPhotosFeature([timesheetPhotos]);
const [{ useCase }] = routesOf([photos]) as [Route];
const photo = useCase as UseCase<'photo', z.ZodType, unknown, FileResult>;
const [photoSweep] = photos.sweeps as [Sweep];
let work: TestUseCases;
let jpeg: Buffer;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
  jpeg = await aPicture().jpeg().toBuffer();
});
afterAll(() => work.close());
beforeEach(() => work.clock.set('2026-07-15T15:00:00Z'));

async function anUpload(by: User, ...contents: Buffer[]): Promise<readonly string[]> {
  const images = (contents.length ? contents : [jpeg]).map((content) => aFile(content));
  return (await work.run(uploadTimesheetImages, by, { images })).imageUrls;
}

const idIn = (url = '') => url.slice('/api/photos/'.length);
const rowsOf = (user: User) => work.orm.em.fork().count(Photo, { uploadedBy: user.id }, { filters: { tenant: false } });
const put = (by: User, id: string, imageUrls: unknown) =>
  work.run(updateTimesheet, by, uncheckedInput({ id, imageUrls }));

describe('an upload', () => {
  test('stores every photo and its thumbnail and returns their addresses in order', async () => {
    const worker = await aUser(work.orm);
    const png = await aPicture({ width: 700, height: 350 }).png().toBuffer();

    const { imageUrls, images } = await work.run(uploadTimesheetImages, worker, { images: [aFile(jpeg), aFile(png)] });

    expect(images).toEqual(imageUrls.map((url) => ({ url, thumbnailUrl: `${url}/thumbnail` })));
    const second = await work.run(photo, worker, { id: idIn(imageUrls[1]) });
    expect(second).toMatchObject({ contentType: 'image/png', fileName: `photo-${idIn(imageUrls[1])}.png` });
    const content = await buffer(second.content);
    expect(content.length).toBe(second.bytes);
    expect(await sharp(content).metadata()).toMatchObject({ width: 700, height: 350 });
    const small = await work.run(photo, worker, { id: idIn(imageUrls[1]), thumbnail: true });
    expect(small.contentType).toBe('image/webp');
    expect(small.etag).not.toBe(second.etag);
    expect(await sharp(await buffer(small.content)).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  test('stores all photos of a call or none', async () => {
    const worker = await aUser(work.orm);

    await expect(anUpload(worker, jpeg, Buffer.from('no photo'))).rejects.toMatchObject({ kind: 'unsupported-media' });

    expect(await rowsOf(worker)).toBe(0);
  });

  test('accepts one to ten photos', async () => {
    const worker = await aUser(work.orm);

    await expect(anUpload(worker, ...Array(11).fill(jpeg))).rejects.toMatchObject({ kind: 'too-large' });
    for (const images of [[], undefined, 'photo', ['photo'], [null]]) {
      await expect(work.run(uploadTimesheetImages, worker, uncheckedInput({ images }))).rejects.toMatchObject({
        kind: 'invalid',
      });
    }
    expect(await anUpload(worker, ...Array(10).fill(jpeg))).toHaveLength(10);
  });

  test('stores nothing when one file can’t be stored', async () => {
    const worker = await aUser(work.orm);
    const { files } = work.platform;
    const stored = new Set<string>();
    const full = {
      ...files,
      put: async (key: string) => {
        if (stored.size === 3) throw new Error('the disk is full');
        stored.add(key);
      },
      remove: async (key: string) => void stored.delete(key),
    };
    Object.assign(work.platform, { files: full });

    await expect(anUpload(worker, jpeg, jpeg)).rejects.toThrow('the disk is full');

    Object.assign(work.platform, { files });
    expect(stored.size).toBe(0);
    expect(await rowsOf(worker)).toBe(0);
  });
});

describe('a photo', () => {
  test('is visible to its uploader, to managers, and with its timesheet to reviewers', async () => {
    const { worker, colleague, manager, accountant, admin } = await aTeam(work.orm);
    const outsider = await aUser(work.orm, { role: 'OWNER' });
    const id = idIn((await anUpload(worker))[0]);

    const opens = async (viewer: User) => (await work.run(photo, viewer, { id })).content.destroy();
    for (const viewer of [worker, manager, admin]) await opens(viewer);
    for (const viewer of [colleague, accountant, outsider]) {
      await expect(work.run(photo, viewer, { id })).rejects.toMatchObject({ message: 'Photo not found' });
    }
    const timesheet = await aTimesheet(work.orm, { user: worker });
    await put(worker, timesheet.id, [`/api/photos/${id}`]);
    for (const viewer of [worker, manager, admin, accountant]) await opens(viewer);
    await expect(opens(colleague)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('is visible to the worker to whose timesheet a manager attached it', async () => {
    const { worker, manager } = await aTeam(work.orm);
    const timesheet = await aTimesheet(work.orm, { user: worker });
    const urls = await anUpload(manager);
    await expect(work.run(photo, worker, { id: idIn(urls[0]) })).rejects.toMatchObject({ kind: 'not-found' });
    await put(manager, timesheet.id, urls);

    const { content } = await work.run(photo, worker, { id: idIn(urls[0]) });
    content.destroy();
  });

  test.each(['x', '', '00000000-0000-0000-0000-000000000000', '../../etc/passwd'])(
    'is not found by the id %j',
    async (id) => {
      const owner = await aUser(work.orm, { role: 'OWNER' });

      await expect(work.run(photo, owner, { id })).rejects.toMatchObject({ kind: 'not-found' });
    },
  );
});

describe('the photos of a timesheet', () => {
  test('are replaced by the sent ones, in their order and without duplicates', async () => {
    const worker = await aUser(work.orm);
    const { id } = await aTimesheet(work.orm, { user: worker });
    const [a = '', b = '', c = ''] = await anUpload(worker, jpeg, jpeg, jpeg);

    expect((await put(worker, id, [a, b])).imageUrls).toEqual([a, b]);
    expect((await put(worker, id, [c, b, c, a])).imageUrls).toEqual([c, b, a]);
    expect((await put(worker, id, [b])).imageUrls).toEqual([b]);
    expect((await work.run(updateTimesheet, worker, { id, notes: 'x' })).imageUrls).toEqual([b]);
    expect((await put(worker, id, [])).imageUrls).toEqual([]);
  });

  test('can only be addresses that an upload in the organization returned', async () => {
    const { worker, colleague, manager } = await aTeam(work.orm);
    const outsider = await aUser(work.orm);
    const { id } = await aTimesheet(work.orm, { user: worker });
    const [own = ''] = await anUpload(worker);
    const [theirs = ''] = await anUpload(colleague);
    const [foreign = ''] = await anUpload(outsider);

    for (const url of [
      'https://example.com/a.jpg',
      `${own}/thumbnail`,
      `/api/photos/${id}`,
      'javascript:alert(1)',
      theirs,
      foreign,
      '',
    ]) {
      await expect(put(worker, id, [own, url])).rejects.toMatchObject({
        kind: 'invalid',
        fields: { imageUrls: 'Photos must be URLs that an upload in this organization returned' },
      });
    }
    expect((await put(manager, id, [own, theirs])).imageUrls).toEqual([own, theirs]);
    expect((await put(worker, id, [theirs, own])).imageUrls).toEqual([theirs, own]);
  });
});

describe('the photo sweep', () => {
  const sweep = () =>
    photoSweep.run({
      orm: work.orm,
      clock: work.clock,
      files: work.platform.files,
      logger: work.platform.logger,
      config: work.platform.config,
    });

  test('deletes photos that have been unattached for a day, with their files, in every organization', async () => {
    work.clock.set('2026-08-01T00:00:00Z');
    const worker = await aUser(work.orm);
    const { id } = await aTimesheet(work.orm, { user: worker });
    const [kept = '', dropped = '', never = ''] = await anUpload(worker, jpeg, jpeg, jpeg);
    await put(worker, id, [kept, dropped]);
    work.clock.advance({ minutes: 60 });
    await put(worker, id, [kept]);
    await sweep();

    work.clock.advance({ minutes: 23 * 60 + 1 });
    expect(await sweep()).toBe(1);
    await expect(work.run(photo, worker, { id: idIn(never) })).rejects.toMatchObject({ kind: 'not-found' });
    expect(await work.platform.files.open(`photos/${worker.organizationId}/${idIn(never)}.jpeg`)).toBeNull();

    work.clock.advance({ minutes: 60 });
    expect(await sweep()).toBe(1);
    await expect(work.run(photo, worker, { id: idIn(dropped) })).rejects.toMatchObject({ kind: 'not-found' });
    work.clock.advance({ minutes: 60 * 24 * 365 });
    expect(await sweep()).toBe(0);
    (await work.run(photo, worker, { id: idIn(kept) })).content.destroy();
  });
});
