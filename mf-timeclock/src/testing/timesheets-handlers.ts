import { answered, api } from '@timetrack/testing/graphql-api';
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
  api.query(LoadTimesheets, () => answered({ timesheets: aPage([]) })),
  api.query(CountTimesheets, () => answered({ timesheets: aPage([]) })),
  api.query(LoadTimesheet, ({ variables }) => answered({ timesheet: aReviewed({ id: variables.id }) })),
  api.query(LoadCalendar, () => answered(aCalendar())),
  api.query(LoadPeople, () => answered({ users: [] })),
  api.mutation(SetTimes, ({ variables }) => answered({ setTimesheetTimes: aReviewed({ id: variables.id }) })),
  api.mutation(AddTimesheet, () => answered({ addTimesheet: aReviewed({ id: 'added' }) })),
  api.mutation(DeleteTimesheet, () => answered({ deleteTimesheet: true })),
  api.mutation(ApproveTimesheet, ({ variables }) =>
    answered({ approveTimesheet: aReviewed({ id: variables.id, status: 'APPROVED' }) }),
  ),
  api.mutation(ApproveTimesheets, () =>
    answered({
      approveTimesheets: { __typename: 'ApprovedTimesheets', approved: 0, skipped: 0, remaining: 0 },
    }),
  ),
];
