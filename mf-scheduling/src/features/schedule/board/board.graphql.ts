import { graphql } from '../../../gql/index.js';

/** What every view shows of a schedule. */
export const BoardSchedule = graphql(`
  fragment Board_schedule on Schedule {
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

export const BoardBoardPerson = graphql(`
  fragment Board_boardPerson on BoardPerson {
    plannedMinutes
    over40Hours
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
        ...Board_boardPerson
      }
      schedules {
        id
        ...Board_schedule
      }
      timeOff {
        id
        ...Board_timeOff
      }
      draftCount
    }
  }
`);

export const CreateSchedule = graphql(`
  mutation Scheduling_Schedule_Create($input: ScheduleInput!) {
    createSchedule(input: $input) {
      id
      ...Board_schedule
    }
  }
`);
