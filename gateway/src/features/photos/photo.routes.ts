import { fileRoute } from '../../platform/http/routes/file-route.builder.js';
import type { Route } from '../../platform/http/routes/route.builder.js';
import { createPhotoQuery } from './photo.service.js';
import type { PhotoUse } from './photo.types.js';

export function createPhotoRoutes(uses: readonly PhotoUse[]): readonly Route[] {
  const photo = createPhotoQuery(uses);
  return [
    fileRoute(photo, {
      path: '/api/photos/:id',
      summary: 'Get a photo',
      input: { thumbnail: false },
    }),
    fileRoute(photo, {
      path: '/api/photos/:id/thumbnail',
      summary: 'Get the thumbnail of a photo: at most 320 pixels, as WebP',
      input: { thumbnail: true },
    }),
  ];
}
