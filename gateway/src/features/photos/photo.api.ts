import { type Operation, operation } from '../../platform/api/operation.js';
import { fileRoute } from '../../platform/http/routes/route.js';
import { createPhotoQuery } from './photo.service.js';
import type { PhotoUse } from './photo.types.js';

export function photoApi(uses: readonly PhotoUse[]): readonly Operation[] {
  const photo = createPhotoQuery(uses);
  return [
    operation(photo, {
      description: 'A stored photo.',
      route: fileRoute(photo, { path: '/api/photos/:id', input: { thumbnail: false } }),
    }),
    operation(photo, {
      description: 'The thumbnail of a photo: at most 320 pixels, as WebP.',
      route: fileRoute(photo, { path: '/api/photos/:id/thumbnail', input: { thumbnail: true } }),
    }),
  ];
}
