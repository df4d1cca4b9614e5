import { preparedCommand, type SignedInContext } from '../../access/index.js';
import type { Limits } from '../../platform/config/config.js';
import { newId } from '../../platform/database/ids.js';
import { diskFailureOf } from '../../platform/errors/index.js';
import type { FileStore } from '../../platform/storage/file-store.js';
import { Photo } from './photo.entity.js';
import { photoFailures } from './photo.errors.js';
import { uploadImagesInput } from './photo.inputs.js';
import type { UploadedImages } from './photo.types.js';
import type { ReadyPhoto } from './photo-encoder.adapter.js';
import { addressesOf } from './photo-files.rules.js';
import { PhotoReader } from './photo-reader.adapter.js';

/** One operation for each use of photos, because their permissions differ. */
type UploadOperation = 'uploadTimesheetImages' | 'uploadScheduleImages';

/** Stores all photos of a request, or rejects the request. They are decoded and encoded before the transaction starts. */
export function createImageUpload(operation: UploadOperation) {
  return preparedCommand<UploadOperation, typeof uploadImagesInput, ReadyPhoto[], UploadedImages>(
    operation,
    uploadImagesInput,
    {
      async prepare({ platform, viewer }, { images }) {
        const { limits } = platform.config;
        const { maxPhotosPerCall } = limits;
        if (images.length > maxPhotosPerCall) throw photoFailures.tooMany(maxPhotosPerCall);
        const photos: ReadyPhoto[] = [];
        // Sequential, so that an upload has one place in the queue at a time.
        for (const image of images) photos.push(await readerOf(limits).read(image, viewer.organizationId));
        return photos;
      },
      run: (context, _input, ready) => store(context, ready),
    },
  );
}

/** One reader for each gateway, because its queues and threads are shared by both operations. */
const readers = new WeakMap<Limits, PhotoReader>();

function readerOf(limits: Limits): PhotoReader {
  const reader = readers.get(limits) ?? new PhotoReader(limits);
  readers.set(limits, reader);
  return reader;
}

async function store(context: SignedInContext, ready: readonly ReadyPhoto[]): Promise<UploadedImages> {
  const { em, platform } = context;
  const photos = ready.map((photo) => createPhoto(context, photo));
  await em.flush();
  await storeAll(
    platform.files,
    photos.flatMap((photo, index) => filesOf(photo, ready[index])),
  ).catch((error) => {
    throw diskFailureOf(error, platform.logger);
  });
  const images = photos.map((photo) => addressesOf(photo.id));
  const imageUrls = images.map((image) => image.url);
  const subjectId = photos[0]?.id ?? '';
  context.record({ action: 'photos.uploaded', subjectType: 'PHOTO', subjectId, changes: { imageUrls } });
  return { imageUrls, images };
}

function createPhoto({ em, viewer, platform }: SignedInContext, ready: ReadyPhoto): Photo {
  const { contentType, width, height, content, thumbnail } = ready;
  const now = platform.clock.now();
  return em.create(Photo, {
    id: newId(),
    organizationId: viewer.organizationId,
    uploadedBy: viewer.userId,
    contentType,
    width,
    height,
    bytes: content.length,
    thumbnailBytes: thumbnail.length,
    createdAt: now,
    unattachedSince: now,
  });
}

interface FileToStore {
  readonly key: string;
  readonly contentType: string;
  readonly content: Buffer;
}

function filesOf({ original, thumbnail }: Photo, ready: ReadyPhoto | undefined): FileToStore[] {
  if (!ready) return [];
  return [
    { ...original, content: ready.content },
    { ...thumbnail, content: ready.thumbnail },
  ];
}

/** Runs before the commit, so no row lacks its files. After a failure, removes stored ones. */
async function storeAll(store: FileStore, files: readonly FileToStore[]): Promise<void> {
  try {
    for (const { key, content, contentType } of files) await store.put(key, content, contentType);
  } catch (error) {
    await Promise.allSettled(files.map(({ key }) => store.remove(key)));
    throw error;
  }
}
