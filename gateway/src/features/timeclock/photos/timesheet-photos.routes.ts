import { type Route, route } from '../../../platform/http/routes/route.js';
import { uploadedImagesJson } from '../../photos/index.js';
import { uploadTimesheetImages } from './timesheet-photos.js';

export const timesheetPhotoRoutes: readonly Route[] = [
  route(uploadTimesheetImages, {
    method: 'POST',
    path: '/api/timesheets/upload-images',
    status: 201,
    summary: 'Upload photos, all or none: the field `images`, repeated; JPEG, PNG, WebP, GIF or HEIC',
    body: 'multipart',
    response: uploadedImagesJson,
    present: (stored) => stored,
  }),
];
