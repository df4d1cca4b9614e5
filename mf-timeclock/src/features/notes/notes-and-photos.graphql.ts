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

export const SaveNotes = graphql(`
  mutation Timeclock_Home_SaveNotes($id: ID!, $input: UpdateTimesheetInput!) {
    updateTimesheet(id: $id, input: $input) {
      id
      ...NotesAndPhotos_timesheet
    }
  }
`);

export const UploadPhotos = graphql(`
  mutation Timeclock_Home_UploadPhotos($images: [Upload!]!) {
    uploadTimesheetImages(images: $images) {
      images {
        url
        thumbnailUrl
      }
    }
  }
`);
