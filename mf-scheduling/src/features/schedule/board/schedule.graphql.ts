import { graphql } from '../../../gql/index.js';

export const LoadWarnings = graphql(`
  query Scheduling_ScheduleDialog_LoadWarnings($id: ID, $input: ScheduleInput!) {
    scheduleWarnings(id: $id, input: $input) {
      kind
      message
      user {
        id
      }
    }
  }
`);

export const UpdateSchedule = graphql(`
  mutation Scheduling_Schedule_Update($id: ID!, $input: UpdateScheduleInput!) {
    updateSchedule(id: $id, input: $input) {
      id
      ...Board_schedule
    }
  }
`);

export const DeleteSchedule = graphql(`
  mutation Scheduling_Schedule_Delete($id: ID!) {
    deleteSchedule(id: $id)
  }
`);

export const LoadJobs = graphql(`
  query Scheduling_ScheduleDialog_LoadJobs {
    jobs {
      id
      name
    }
  }
`);

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
