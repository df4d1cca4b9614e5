import type { TimesheetTimes } from '../../components/times/times.graphql.js';
import type { CorrectionForm_TimesheetFragment } from '../../gql/graphql.js';
import { graphql } from '../../gql/index.js';

export const CorrectionFormTimesheet = graphql(`
  fragment CorrectionForm_timesheet on Timesheet {
    id
    version
    ...TimesFields_timesheet
  }
`);

export type CorrectedTimesheet = CorrectionForm_TimesheetFragment & TimesheetTimes;

export const LoadTimesheetToCorrect = graphql(`
  query Timeclock_Corrections_LoadTimesheet($id: ID!) {
    viewer {
      timesheet(id: $id) {
        id
        ...CorrectionForm_timesheet
      }
    }
  }
`);

export const LoadShifts = graphql(`
  query Timeclock_Corrections_LoadShifts($from: DateTimeISO!, $to: DateTimeISO!) {
    viewer {
      schedules(from: $from, to: $to, first: 100) {
        nodes {
          id
          startAt
          endAt
          status
          assignedUserIds
          job {
            id
          }
        }
      }
    }
  }
`);

export const PreviewCorrection = graphql(`
  query Timeclock_Corrections_Preview($input: PreviewCorrectionInput!) {
    viewer {
      previewCorrection(input: $input) {
        effect {
          text
        }
        overlaps {
          id
          clockInAt
          clockOutAt
        }
      }
    }
  }
`);

export const RequestCorrection = graphql(`
  mutation Timeclock_Corrections_Request($input: CorrectionRequestInput!) {
    correctionRequest(input: $input) {
      correction {
        id
        status
      }
    }
  }
`);
