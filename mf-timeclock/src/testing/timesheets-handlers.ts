import { api, respondWith } from '@timetrack/testing/graphql-api';
import {
  AddTimesheet,
  ApproveTimesheet,
  ApproveTimesheets,
  CountTimesheets,
  DeleteTimesheet,
  LoadCalendar,
  LoadPeople,
  LoadTimesheet,
  LoadTimesheets,
  SetTimes,
} from '../features/timesheets/timesheets.graphql.js';
import { aCalendar, aPage, aReviewed } from './timesheets-builders.js';

/** One plain answer to every operation of the review: no timesheets, nobody, and every change succeeds. */
export const timesheetsDefaults = [
  api.query(LoadTimesheets, () => respondWith({ timesheets: aPage([]) })),
  api.query(CountTimesheets, () => respondWith({ timesheets: aPage([]) })),
  api.query(LoadTimesheet, ({ variables }) => respondWith({ timesheet: aReviewed({ id: variables.id }) })),
  api.query(LoadCalendar, () => respondWith(aCalendar())),
  api.query(LoadPeople, () => respondWith({ users: [] })),
  api.mutation(SetTimes, ({ variables }) => respondWith({ setTimesheetTimes: aReviewed({ id: variables.id }) })),
  api.mutation(AddTimesheet, () => respondWith({ addTimesheet: aReviewed({ id: 'added' }) })),
  api.mutation(DeleteTimesheet, () => respondWith({ deleteTimesheet: true })),
  api.mutation(ApproveTimesheet, ({ variables }) =>
    respondWith({ approveTimesheet: aReviewed({ id: variables.id, status: 'APPROVED' }) }),
  ),
  api.mutation(ApproveTimesheets, () =>
    respondWith({
      approveTimesheets: { __typename: 'ApprovedTimesheets', approved: 0, skipped: 0, remaining: 0 },
    }),
  ),
];
