import { z } from 'zod';
import { command } from '../../../access/index.js';
import { idInput } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { ownClockChanged } from '../timesheets/clock-status.service.js';
import { readTimesheet } from '../timesheets/timesheet.presenter.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';
import { breakAnswer } from '../timesheets/timesheet.types.js';
import { insertBreakAnswer } from './break-answer.queries.js';
import { dayMustAsk, timesheetMustHaveEnded } from './break-answer.rules.js';

const giveBreakAnswerInput = z
  .object({ id: idInput.describe('The id of the caller’s timesheet, which has ended.'), ...breakAnswer })
  .describe('The caller’s answer about the breaks of a timesheet.');

/**
 * Stores the caller's answer about the breaks of their own timesheet. It replaces an earlier one. Fails with CONFLICT while the
 * timesheet is in progress, in a closed pay period, and on days without the question. The row is locked, so that of two
 * simultaneous answers the later one counts.
 */
export const giveBreakAnswer = command('giveBreakAnswer', giveBreakAnswerInput, async (context, { id, ...answer }) => {
  const { em, viewer, platform, record, publish } = context;
  const { userId, organizationId } = viewer;
  const timesheet = await lockTimesheet(em, { id, user: userId });
  if (!timesheet) throw failures.notFound('Timesheet');
  enforce(timesheetMustHaveEnded(timesheet));
  await periodsMustBeOpen(em, organizationId, [timesheet]);
  const { asksForBreaks } = await readTimesheet(context, id);
  enforce(dayMustAsk(asksForBreaks));
  await tenantSql(em).run(insertBreakAnswer, [userId, id, answer.meals, answer.rests, platform.clock.now()]);
  record({ action: 'break-answer.given', subjectType: 'TIMESHEET', subjectId: id, changes: answer });
  publish(ownClockChanged(viewer));
  return readTimesheet(context, id);
});
