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
    team {
      id
      name
    }
    place {
      id
      name
      address
    }
  }
`);

export const NextShiftMyDay = graphql(`
  fragment NextShift_myDay on MyDay {
    nextShift {
      id
      title
      startAt
      endAt
      job {
        id
        name
      }
    }
  }
`);

export const LoadSchedules = graphql(`
  query Timeclock_Home_LoadSchedules($from: DateTimeISO!, $to: DateTimeISO!) {
    viewer {
      myDay {
        workedMinutes
        ...NextShift_myDay
      }
      schedules(first: 1000, from: $from, to: $to) {
        nodes {
          id
          ...ScheduledShift_schedule
        }
      }
    }
  }
`);
