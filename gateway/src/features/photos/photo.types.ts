import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';

export const image = z.object({ url: z.string(), thumbnailUrl: z.string() });
export type Image = z.infer<typeof image>;
objectFromZod('Image', image, 'The addresses of a photo and its thumbnail.');

export const uploadedImages = z.object({
  imageUrls: z.array(z.string()).readonly(),
  images: z.array(image).readonly(),
});
export type UploadedImages = z.infer<typeof uploadedImages>;
export const UploadedImagesType = objectFromZod(
  'UploadedImages',
  uploadedImages,
  'The uploaded photos. Send their `imageUrls` with a timesheet or a schedule.',
);
