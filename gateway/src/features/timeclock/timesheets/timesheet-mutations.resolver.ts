import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { ImageType } from '../../photos/index.js';
import { updateTimesheet, uploadTimesheetImages } from './timesheet.service.js';
import { TimesheetType } from './timesheet.types.js';

export const TimesheetMutations = mutationsOf(
  payloadMutation('timesheetUpdate', updateTimesheet, {
    description: 'Changes notes and photos, and for managers the job. Absent fields stay unchanged.',
    payload: {
      timesheet: {
        type: () => TimesheetType,
        description: 'The timesheet after the change.',
      },
    },
  }),
  payloadMutation('timesheetImagesUpload', uploadTimesheetImages, {
    description: 'Stores photos for timesheets: JPEG, PNG, WebP, GIF or HEIC. One invalid file rejects all of them.',
    payload: {
      images: {
        type: () => [ImageType],
        description: 'The stored photos with their thumbnails.',
        value: ({ images }) => images,
      },
      imageUrls: {
        type: () => [String],
        description: 'The addresses of the photos in the same order, for the `imageUrls` of a timesheet.',
        value: ({ imageUrls }) => imageUrls,
      },
    },
  }),
);
