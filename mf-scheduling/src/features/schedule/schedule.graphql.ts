import { graphql } from '../../gql/index.js';

/** What every view shows of a schedule. */
export const ShiftSchedule = graphql(`
  fragment Shift_schedule on Schedule {
    id
    title
    notes
    startAt
    endAt
    status
    job {
      id
      name
    }
    assignedUserIds
    assignees {
      id
      firstName
      lastName
      status
      scheduleColor
    }
    images {
      url
      thumbnailUrl
    }
  }
`);

export const RowPerson = graphql(`
  fragment Row_person on BoardPerson {
    plannedMinutes
    user {
      id
      firstName
      lastName
      role
      scheduleColor
    }
  }
`);

export const BoardTimeOff = graphql(`
  fragment Board_timeOff on TimeOff {
    id
    startDate
    endDate
    policyName
    user {
      id
      firstName
      lastName
    }
  }
`);

/** One query for every view. */
export const LoadBoard = graphql(`
  query Scheduling_Schedule_LoadBoard($from: DateTimeISO!, $to: DateTimeISO!) {
    scheduleBoard(from: $from, to: $to) {
      people {
        plannedMinutes
        ...Row_person
      }
      schedules {
        id
        ...Shift_schedule
      }
      timeOff {
        id
        ...Board_timeOff
      }
      draftCount
    }
  }
`);

/** What the server adds up, read again after a change without the shifts themselves. */
export const LoadHours = graphql(`
  query Scheduling_Schedule_LoadHours($from: DateTimeISO!, $to: DateTimeISO!) {
    scheduleBoard(from: $from, to: $to) {
      people {
        plannedMinutes
        user {
          id
        }
      }
      draftCount
    }
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

export const CreateSchedule = graphql(`
  mutation Scheduling_Schedule_Create($input: ScheduleInput!) {
    createSchedule(input: $input) {
      id
      ...Shift_schedule
    }
  }
`);

export const UpdateSchedule = graphql(`
  mutation Scheduling_Schedule_Update($id: ID!, $input: UpdateScheduleInput!) {
    updateSchedule(id: $id, input: $input) {
      id
      ...Shift_schedule
    }
  }
`);

/** A change by dragging: the warnings come along, since no dialog could show them before. */
export const MoveSchedule = graphql(`
  mutation Scheduling_Schedule_Move($id: ID!, $input: UpdateScheduleInput!) {
    updateSchedule(id: $id, input: $input) {
      id
      ...Shift_schedule
      warnings {
        kind
        message
        user {
          id
        }
      }
    }
  }
`);

export const DeleteSchedule = graphql(`
  mutation Scheduling_Schedule_Delete($id: ID!) {
    deleteSchedule(id: $id)
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

export const CopyWeek = graphql(`
  mutation Scheduling_Schedule_CopyWeek($input: CopyScheduleWeekInput!) {
    copyScheduleWeek(input: $input) {
      id
    }
  }
`);

export const PublishDrafts = graphql(`
  mutation Scheduling_Schedule_PublishDrafts($input: PublishSchedulesInput!) {
    publishSchedules(input: $input) {
      id
      status
    }
  }
`);

export const LoadFeed = graphql(`
  query Scheduling_Feed_Load {
    calendarFeed {
      url
    }
  }
`);

export const ResetFeed = graphql(`
  mutation Scheduling_Feed_Reset {
    resetCalendarFeed {
      url
    }
  }
`);
