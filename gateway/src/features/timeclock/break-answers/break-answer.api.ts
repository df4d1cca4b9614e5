import { type Operation, operation } from '../../../platform/api/operation.js';
import { timesheetJson } from '../timesheets/timesheet.presenter.js';
import { timesheetView } from '../timesheets/timesheet.types.js';
import { giveBreakAnswer } from './break-answer.service.js';

export const breakAnswerApi: readonly Operation[] = [
  operation(giveBreakAnswer, {
    description:
      'Answers whether the caller got the meal and rest breaks of their timesheet. A later answer replaces it. Fails with CONFLICT while the timesheet is in progress or locked, and where `asksForBreaks` is false.',
    rest: { method: 'PUT', path: '/api/timesheets/:id/break-answer', status: 200, response: timesheetJson },
    mutation: {
      name: 'breakAnswerGive',
      payload: { timesheet: timesheetView.describe('The timesheet with the answer.') },
    },
  }),
];
