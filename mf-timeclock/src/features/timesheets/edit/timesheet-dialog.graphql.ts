import type { TimesheetReview, TimesheetTimes } from '../../../components/times/times.graphql.js';
import type { TimesheetDialog_TimesheetFragment } from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export const TimesheetDialogTimesheet = graphql(`
  fragment TimesheetDialog_timesheet on Timesheet {
    id
    version
    durationMinutes
    canReview
    canReject
    notes
    team {
      id
      name
    }
    user {
      id
      firstName
      lastName
      scheduleColor
    }
    ...TimesFields_timesheet
    ...TimesheetReview_timesheet
    ...PunchPlaces_timesheet
    ...TimesheetHistory_timesheet
  }
`);

export type DialogTimesheet = TimesheetDialog_TimesheetFragment & TimesheetTimes & TimesheetReview;

export const LoadTimesheet = graphql(`
  query Timeclock_Timesheets_LoadTimesheet($id: ID!) {
    viewer {
      timesheet(id: $id) {
        id
        ...TimesheetDialog_timesheet
      }
    }
  }
`);

export const RejectTimesheet = graphql(`
  mutation Timeclock_Timesheets_Reject($input: TimesheetRejectInput!) {
    timesheetReject(input: $input) {
      timesheet {
        id
        ...TimesheetDialog_timesheet
      }
    }
  }
`);

export const SetTimes = graphql(`
  mutation Timeclock_Timesheets_SetTimes($input: TimesheetTimesSetInput!) {
    timesheetTimesSet(input: $input) {
      timesheet {
        id
        version
        ...TimesheetRow_timesheet
      }
    }
  }
`);
