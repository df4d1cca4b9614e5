import { aConnection, aPayload, api, aViewer, respondWith } from '@timetrack/testing/graphql-api';
import { LoadTimesheet, RejectTimesheet, SetTimes } from '../features/timesheets/edit/timesheet-dialog.graphql.js';
import { LoadDateRanges, LoadPeople, LoadTeams } from '../features/timesheets/filters/filters.graphql.js';
import { CountTimesheets, LoadTimesheets } from '../features/timesheets/list/timesheets.graphql.js';
import {
  AddTimesheet,
  ApproveTimesheet,
  ApproveTimesheets,
  DeleteTimesheet,
} from '../features/timesheets/row/timesheet-row.graphql.js';
import {
  ApproveSelection,
  LoadWeek,
  LoadWeekTotals,
  RejectSelection,
} from '../features/timesheets/week/week.graphql.js';
import { correctionsDefaults } from './corrections-defaults.js';
import { signaturesDefaults } from './signatures-defaults.js';
import { aPage, aReviewedTimesheet } from './timesheets-builders.js';
import { anApproval, aRejection, aWeek, weekTotalsOf } from './week-builders.js';

/** One default response to every operation of the review: no timesheets, no people, and every change succeeds. */
export const timesheetsDefaults = [
  ...correctionsDefaults,
  ...signaturesDefaults,
  api.query(LoadTimesheets, () => respondWith(aViewer({ timesheets: aPage([]) }))),
  api.query(CountTimesheets, () => respondWith(aViewer({ timesheets: aPage([]) }))),
  api.query(LoadTimesheet, ({ variables }) =>
    respondWith(aViewer({ timesheet: aReviewedTimesheet({ id: variables.id }) })),
  ),
  api.query(LoadDateRanges, () => respondWith(aViewer({ dateRanges: [] }))),
  api.query(LoadTeams, () => respondWith(aViewer({ teams: aConnection('Team', []) }))),
  api.query(LoadPeople, () => respondWith(aViewer({ users: aConnection('User', []) }))),
  api.mutation(SetTimes, ({ variables }) =>
    respondWith(aPayload('timesheetTimesSet', { timesheet: aReviewedTimesheet({ id: variables.input.id }) })),
  ),
  api.query(LoadWeek, () => respondWith(aWeek([]))),
  api.query(LoadWeekTotals, () => respondWith(weekTotalsOf(0))),
  api.mutation(ApproveSelection, () => respondWith(anApproval())),
  api.mutation(RejectSelection, () => respondWith(aRejection(0))),
  api.mutation(RejectTimesheet, ({ variables }) =>
    respondWith({
      timesheetReject: {
        __typename: 'TimesheetRejectPayload',
        timesheet: aReviewedTimesheet({ id: variables.input.id }),
      },
    }),
  ),
  api.mutation(AddTimesheet, () =>
    respondWith(aPayload('timesheetAdd', { timesheet: aReviewedTimesheet({ id: 'added' }) })),
  ),
  api.mutation(DeleteTimesheet, () =>
    respondWith({ timesheetDelete: { __typename: 'TimesheetDeletePayload', deletedTimesheetId: 'timesheet-1' } }),
  ),
  api.mutation(ApproveTimesheet, ({ variables }) =>
    respondWith(
      aPayload('timesheetApprove', { timesheet: aReviewedTimesheet({ id: variables.input.id, status: 'APPROVED' }) }),
    ),
  ),
  api.mutation(ApproveTimesheets, () =>
    respondWith(
      aPayload('timesheetsApprove', {
        summary: {
          __typename: 'ApprovedTimesheets',
          approved: 0,
          skipped: 0,
          skippedOwn: 0,
          skippedToConfirm: 0,
          remaining: 0,
        },
      }),
    ),
  ),
];
