import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Upload } from '../../../platform/graphql/schema/upload.scalar.js';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import type { UploadedFile } from '../../../platform/http/bodies/uploads.js';
import { type StoredImages, UploadedImages } from '../../photos/index.js';
import { uploadTimesheetImages } from './timesheet-photos.js';

@Resolver()
export class TimesheetPhotosResolver {
  @Mutation(() => UploadedImages, { description: 'Takes photos in, all or none: JPEG, PNG, WebP, GIF or HEIC.' })
  uploadTimesheetImages(
    @Ctx() context: RequestContext,
    @Arg('images', () => [Upload]) images: UploadedFile[],
  ): Promise<StoredImages> {
    return context.execute(uploadTimesheetImages, { images });
  }
}
