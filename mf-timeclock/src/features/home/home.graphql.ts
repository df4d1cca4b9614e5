import { graphql } from '../../gql/index.js';

export const CurrentJobTimesheet = graphql(`
  fragment CurrentJob_timesheet on Timesheet {
    id
    job {
      id
      name
    }
  }
`);

export const TodaysScheduleSchedule = graphql(`
  fragment TodaysSchedule_schedule on Schedule {
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
  }
`);

export const LoadSchedules = graphql(`
  query Timeclock_Home_LoadSchedules($from: DateTimeISO!, $to: DateTimeISO!) {
    schedules(from: $from, to: $to) {
      id
      ...TodaysSchedule_schedule
    }
  }
`);
