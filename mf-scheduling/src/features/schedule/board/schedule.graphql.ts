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

export const LoadColleagues = graphql(`
  query Scheduling_ShiftDetails_LoadColleagues($id: ID!) {
    viewer {
      shiftColleagues(id: $id) {
        startAt
        endAt
        user {
          id
          firstName
          lastName
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
      jobChoices(first: 1000, after: $after, planning: true) {
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

/** Of each there are at most 200. */
export const LoadTeams = graphql(`
  query Scheduling_LoadTeams {
    viewer {
      teams(first: 1000) {
        nodes {
          id
          name
        }
      }
    }
  }
`);

export const LoadTeamsAndPlaces = graphql(`
  query Scheduling_ScheduleDialog_LoadTeamsAndPlaces {
    viewer {
      teams(first: 1000) {
        nodes {
          id
          name
        }
      }
      places(first: 1000) {
        nodes {
          id
          name
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

/** Moves a schedule with all of its people. Returns the conflicts, because dragging does not show them before it saves. */
export const MoveSchedule = graphql(`
  mutation Scheduling_Schedule_Move($input: ScheduleUpdateInput!) {
    scheduleUpdate(input: $input) {
      schedule {
        id
        ...Board_schedule
        conflicts {
          code
        }
      }
    }
  }
`);

export const MoveAssignment = graphql(`
  mutation Scheduling_Schedule_MoveAssignment($input: ScheduleAssignmentMoveInput!) {
    scheduleAssignmentMove(input: $input) {
      schedule {
        id
        ...Board_schedule
        conflicts {
          code
        }
      }
      leftSchedule {
        id
        ...Board_schedule
      }
    }
  }
`);

export const ChangeSelection = graphql(`
  mutation Scheduling_Schedule_ChangeSelection($input: ScheduleSelectionChangeInput!) {
    scheduleSelectionChange(input: $input) {
      changedIds
      left {
        id
        message
      }
    }
  }
`);

export const CopyWeek = graphql(`
  mutation Scheduling_Schedule_CopyWeek($input: ScheduleWeekCopyInput!) {
    scheduleWeekCopy(input: $input) {
      schedules {
        id
      }
    }
  }
`);

export const PublishDrafts = graphql(`
  mutation Scheduling_Schedule_PublishDrafts($input: ScheduleWeekPublishInput!) {
    scheduleWeekPublish(input: $input) {
      schedules {
        id
        status
      }
    }
  }
`);
