import type {
  PunchPlaces_TimesheetFragment,
  TimesFields_TimesheetFragment,
  TimesheetReview_TimesheetFragment,
} from '../../gql/graphql.js';
import { type FragmentType, graphql } from '../../gql/index.js';

export const TimesFieldsTimesheet = graphql(`
  fragment TimesFields_timesheet on Timesheet {
    clockInAt
    clockOutAt
    breaks {
      id
      type
      startAt
      endAt
    }
    job {
      id
      name
    }
  }
`);

export type TimesheetTimes = TimesFields_TimesheetFragment;

export const TimesheetReviewTimesheet = graphql(`
  fragment TimesheetReview_timesheet on Timesheet {
    status
    lockedBy {
      startDate
      endDate
    }
    exceptions {
      code
      message
    }
    rejection {
      at
      reason
      by {
        id
        firstName
        lastName
      }
    }
  }
`);

export const PunchPlacesTimesheet = graphql(`
  fragment PunchPlaces_timesheet on Timesheet {
    clockInPlace {
      accuracyMeters
      outside
      place {
        id
        name
      }
    }
    clockOutPlace {
      accuracyMeters
      outside
      place {
        id
        name
      }
    }
  }
`);

export type PunchPlaces = PunchPlaces_TimesheetFragment;

export type TimesheetReview = TimesheetReview_TimesheetFragment;

/** The same timesheet, with the members of these fragments readable. */
export function readTimes<Of extends FragmentType<typeof TimesFieldsTimesheet>>(timesheet: Of) {
  return timesheet as Of & TimesheetTimes;
}

export function readReview<Of extends FragmentType<typeof TimesheetReviewTimesheet>>(timesheet: Of) {
  return timesheet as Of & TimesheetReview;
}
