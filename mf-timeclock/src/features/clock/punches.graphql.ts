import type { ApolloClient } from '@timetrack/client';
import type { Timeclock_Home_LoadActiveTimesheetQuery } from '../../gql/graphql.js';
import { graphql } from '../../gql/index.js';

/** One query for the worker's home, because the clock, the notes and the job belong to the same timesheet. */
export const LoadActiveTimesheet = graphql(`
  query Timeclock_Home_LoadActiveTimesheet {
    viewer {
      activeTimesheet {
        id
        ...ClockCard_timesheet
        ...NotesAndPhotos_timesheet
        ...CurrentJob_timesheet
      }
    }
  }
`);

export const ClockIn = graphql(`
  mutation Timeclock_Home_ClockIn($input: TimesheetClockInInput!) {
    timesheetClockIn(input: $input) {
      timesheet {
        id
        ...ClockCard_timesheet
        ...NotesAndPhotos_timesheet
        ...CurrentJob_timesheet
      }
    }
  }
`);

export const ClockOut = graphql(`
  mutation Timeclock_Home_ClockOut($input: TimesheetClockOutInput!) {
    timesheetClockOut(input: $input) {
      timesheet {
        id
        status
        asksForBreaks
        ...ClockCard_timesheet
      }
    }
  }
`);

export const SwitchJob = graphql(`
  mutation Timeclock_Home_SwitchJob($input: TimesheetJobSwitchInput!) {
    timesheetJobSwitch(input: $input) {
      timesheet {
        id
        ...ClockCard_timesheet
        ...NotesAndPhotos_timesheet
        ...CurrentJob_timesheet
      }
    }
  }
`);

export const CloseForgotten = graphql(`
  mutation Timeclock_Home_CloseForgotten($input: TimesheetCloseForgottenInput!) {
    timesheetCloseForgotten(input: $input) {
      timesheet {
        id
        status
        ...ClockCard_timesheet
      }
    }
  }
`);

export const StartBreak = graphql(`
  mutation Timeclock_Home_StartBreak($input: TimesheetBreakStartInput!) {
    timesheetBreakStart(input: $input) {
      timesheet {
        id
        ...ClockCard_timesheet
      }
    }
  }
`);

export const EndBreak = graphql(`
  mutation Timeclock_Home_EndBreak {
    timesheetBreakEnd {
      timesheet {
        id
        ...ClockCard_timesheet
      }
    }
  }
`);

type ActiveTimesheet = NonNullable<Timeclock_Home_LoadActiveTimesheetQuery['viewer']>['activeTimesheet'];

const viewer = { __typename: 'Viewer' } as const;

/** Stores which timesheet is in progress. Null if none is. */
export function writeActiveTimesheet(cache: ApolloClient['cache'], activeTimesheet: ActiveTimesheet): void {
  cache.writeQuery({ query: LoadActiveTimesheet, data: { viewer: { ...viewer, activeTimesheet } } });
}
