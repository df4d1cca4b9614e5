import { graphql } from '../../gql/index.js';

export const ScheduledShiftSchedule = graphql(`
  fragment ScheduledShift_schedule on Schedule {
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
    viewer {
      schedules(first: 1000, from: $from, to: $to) {
        nodes {
          id
          ...ScheduledShift_schedule
        }
      }
    }
  }
`);
