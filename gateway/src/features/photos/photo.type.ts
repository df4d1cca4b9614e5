import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { Image } from './photo-address.rules.js';

/** The photos of one call, under the addresses that what they are for then takes. */
export interface StoredImages {
  readonly imageUrls: string[];
  readonly images: Image[];
}

@ObjectType({ description: 'The photos of one call, under the addresses that a timesheet or a schedule then takes.' })
export class UploadedImages implements StoredImages {
  @Field(() => [String])
  imageUrls!: string[];

  @Field(() => [Image])
  images!: Image[];
}

export const imageJson = z.object({ url: z.string(), thumbnailUrl: z.string() });

export const uploadedImagesJson = z.object({ imageUrls: z.array(z.string()), images: z.array(imageJson) });
