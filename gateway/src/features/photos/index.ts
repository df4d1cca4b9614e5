import type { Feature } from '../../platform/feature.js';
import { photoApi } from './photo.api.js';
import { Photo } from './photo.entity.js';
import { createPhotoSweep } from './photo.job.js';
import type { PhotoUse } from './photo.types.js';
import { filesOfPhoto, type PhotoFacts } from './photo-files.rules.js';

export { Photo } from './photo.entity.js';
export { imageUrls } from './photo.inputs.js';
export type { PhotoUse } from './photo.types.js';
export {
  image,
  uploadedImages,
} from './photo.types.js';
export { noteAttachments, photoIdsOf, photoNoLongerExists, replacePhotos } from './photo-attachments.service.js';
export { addressesOf, unknownPhotoAddress } from './photo-files.rules.js';
export { PhotoReader } from './photo-reader.adapter.js';
export { createImageUpload } from './photo-upload.service.js';

export function createPhotosFeature(uses: readonly PhotoUse[]): Feature {
  return {
    name: 'photos',
    description: 'The photos of timesheets and shifts.',
    entities: [Photo],
    api: photoApi(uses),
    files: [
      {
        table: 'photos',
        folder: 'photos',
        select: `select organization_id as "organizationId", id, content_type as "contentType", bytes,
          thumbnail_bytes as "thumbnailBytes" from photos order by organization_id, id`,
        keysOf: (photo: PhotoFacts) => Object.values(filesOfPhoto(photo)).map(({ key }) => key),
      },
    ],
    sweeps: [createPhotoSweep(uses)],
  };
}
