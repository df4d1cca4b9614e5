import type { Feature } from '../../platform/feature.js';
import { Photo } from './photo.entity.js';
import { photoRoutes } from './photo.routes.js';
import type { PhotoUse } from './photo.uses.js';
import { photoSweep } from './photo-sweep.js';

export { Photo } from './photo.entity.js';
export { imageUrls } from './photo.inputs.js';
export type { PhotoUse } from './photo.uses.js';
export { addressesOf, Image, notGivenOut } from './photo-address.js';
export { noteAttachments, photoIdsOf, photoSweptAway, replacePhotos } from './photo-attachments.js';
export { readPhoto } from './photo-reader.js';
export { imageUpload } from './upload.service.js';
export { imageJson, type StoredImages, UploadedImages, uploadedImagesJson } from './uploaded-images.js';

/** Photos, for the features that put them on things. Their table was made by the time clock's first migration. */
export function photosFeature(uses: readonly PhotoUse[]): Feature {
  return {
    name: 'photos',
    entities: [Photo],
    resolvers: [],
    routes: photoRoutes(uses),
    sweeps: [photoSweep(uses)],
  };
}
