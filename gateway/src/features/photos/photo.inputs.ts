import { z } from 'zod';
import { idInput } from '../../platform/database/ids.js';
import { uploadedFile } from '../../platform/http/bodies/uploads.js';
import { readPhotoId, unknownPhotoAddress } from './photo-files.rules.js';

const maxPhotos = 100;

export const uploadImagesInput = z
  .object({
    images: z
      .array(uploadedFile, { error: 'Choose at least one photo' })
      .min(1, 'Choose at least one photo')
      .describe('Parts of a multipart request: JPEG, PNG, WebP, GIF or HEIC.'),
  })
  .describe('The photos to store.');

export const photoInput = z.object({ id: idInput, thumbnail: z.boolean().optional() });

/** The photos of a record, by the addresses that uploads returned. `holder` names the record: `A timesheet`. */
export function imageUrls(holder: string) {
  return z
    .array(z.string({ error: 'A photo must be a URL' }), { error: 'Photos must be a list of URLs' })
    .max(maxPhotos, `${holder} can have at most ${maxPhotos} photos`)
    .refine((urls) => urls.every((url) => readPhotoId(url)), unknownPhotoAddress)
    .describe('The attached photos by uploaded addresses, at most 100. Replaces all.');
}
