import { graphql } from '../../../gql/index.js';

export const LoadWarnings = graphql(`
  query Scheduling_ScheduleDialog_LoadWarnings($id: ID, $input: ScheduleInput!) {
    viewer {
      scheduleWarnings(id: $id, input: $input) {
        kind
        message
        user {
          id
        }
      }
    }
  }
`);

export const UpdateSchedule = graphql(`
  mutation Scheduling_Schedule_Update($input: ScheduleUpdateInput!) {
    scheduleUpdate(input: $input) {
      schedule {
        id
        ...Board_schedule
      }
    }
  }
`);

export const DeleteSchedule = graphql(`
  mutation Scheduling_Schedule_Delete($input: ScheduleDeleteInput!) {
    scheduleDelete(input: $input) {
      deletedScheduleId
    }
  }
`);

/** All pages, with `allPagesContext`. */
export const LoadJobs = graphql(`
  query Scheduling_ScheduleDialog_LoadJobs($after: String) {
    viewer {
      jobs(first: 1000, after: $after) {
        nodes {
          id
          name
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const UploadImages = graphql(`
  mutation Scheduling_ScheduleDialog_UploadImages($input: ScheduleImagesUploadInput!) {
    scheduleImagesUpload(input: $input) {
      images {
        url
        thumbnailUrl
      }
    }
  }
`);
