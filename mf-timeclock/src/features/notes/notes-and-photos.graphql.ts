import type { NotesAndPhotos_TimesheetFragment } from '../../gql/graphql.js';
import { graphql } from '../../gql/index.js';

export const NotesAndPhotosTimesheet = graphql(`
  fragment NotesAndPhotos_timesheet on Timesheet {
    id
    notes
    images {
      url
      thumbnailUrl
    }
  }
`);

/** The text that people write on a timesheet. A new field is added here and to the fragment. */
export type TimesheetText = Omit<NotesAndPhotos_TimesheetFragment, 'id' | 'images' | ' $fragmentName'>;

export const emptyText: TimesheetText = { notes: '' };

export const textFields = Object.keys(emptyText) as (keyof TimesheetText)[];

export const SaveNotes = graphql(`
  mutation Timeclock_Home_SaveNotes($input: TimesheetUpdateInput!) {
    timesheetUpdate(input: $input) {
      timesheet {
        id
        ...NotesAndPhotos_timesheet
      }
    }
  }
`);

export const UploadPhotos = graphql(`
  mutation Timeclock_Home_UploadPhotos($input: TimesheetImagesUploadInput!) {
    timesheetImagesUpload(input: $input) {
      images {
        url
        thumbnailUrl
      }
    }
  }
`);
