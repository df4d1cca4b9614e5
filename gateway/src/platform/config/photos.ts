import type { z } from 'zod';
import type { PhotoLimits, UploadLimits } from './config.js';
import { integer } from './variables.js';

/** How much work photos and uploads may cause. */
export const photoVariables = {
  MAX_PHOTO_MEGAPIXELS: integer(1, 1000, 64),
  MAX_PHOTO_SIDE: integer(100, 65_535, 16_384),
  PHOTO_SECONDS: integer(1, 600, 20),
  PHOTO_WAIT_SECONDS: integer(1, 600, 60),
  HEIC_WORKERS: integer(1, 64, 1),
  HEIC_WORKER_MIB: integer(64, 4096, 768),
  UPLOADS_PER_ORGANIZATION: integer(1, 10_000, 40),
  UPLOADS: integer(1, 100_000, 200),
};

type Values = { readonly [Name in keyof typeof photoVariables]: z.output<(typeof photoVariables)[Name]> };

export function readPhotoLimits(values: Values): { readonly photos: PhotoLimits; readonly uploads: UploadLimits } {
  return {
    photos: {
      maxPixels: values.MAX_PHOTO_MEGAPIXELS * 1_000_000,
      maxSide: values.MAX_PHOTO_SIDE,
      secondsPerPhoto: values.PHOTO_SECONDS,
      waitSeconds: values.PHOTO_WAIT_SECONDS,
      heicWorkers: values.HEIC_WORKERS,
      heicWorkerMib: values.HEIC_WORKER_MIB,
    },
    uploads: { perOrganization: values.UPLOADS_PER_ORGANIZATION, overall: values.UPLOADS },
  };
}
