import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Viewer } from '../../platform/auth/viewer.js';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';

export const image = z.object({
  url: z.string().describe('The address of the picture.'),
  thumbnailUrl: z.string().describe('The address of a smaller picture, at most 320 pixels.'),
});
export type Image = z.infer<typeof image>;
objectFromZod('Image', image, 'The addresses of a photo and its thumbnail.');

export const uploadedImages = z.object({
  imageUrls: z.array(z.string()).readonly(),
  images: z.array(image).readonly(),
});
export type UploadedImages = z.infer<typeof uploadedImages>;
objectFromZod(
  'UploadedImages',
  uploadedImages,
  'The uploaded photos. Send their `imageUrls` with a timesheet or a schedule.',
);

/** A kind of record that photos can be attached to. A feature declares its own, so that photos don't depend on it. */
export interface PhotoUse {
  /** The table that holds them, with `organization_id` and `photo_id`. A photo in it is never swept. */
  readonly table: string;
  /** Whether the photo is attached to a record that the viewer may see. */
  isVisibleTo(em: EntityManager, viewer: Viewer, photoId: string): Promise<boolean>;
}
