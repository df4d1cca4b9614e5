import { graphql } from '../../../gql/index.js';

export const UploadImages = graphql(`
  mutation Scheduling_ScheduleDialog_UploadImages($images: [Upload!]!) {
    uploadScheduleImages(images: $images) {
      images {
        url
        thumbnailUrl
      }
    }
  }
`);
