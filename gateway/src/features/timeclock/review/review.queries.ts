import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { flagsWith } from '../timesheets/confirmations.rules.js';
import { readJob } from '../timesheets/correct-job.service.js';
import { Break, type Timesheet } from '../timesheets/timesheet.entity.js';
import type { BreakSpan } from '../timesheets/timesheet.rules.js';

export function readReviewableState(timesheet: Timesheet) {
  const { clockInAt, clockOutAt, approvedAt, approvedBy } = timesheet;
  const breaks = timesheet.breaks.getItems().map(({ type, startAt, endAt }) => ({ type, startAt, endAt }));
  const approver = approvedBy && `${approvedBy.firstName} ${approvedBy.lastName}`;
  return { clockInAt, clockOutAt, breaks, ...readJob(timesheet), approvedAt, approvedBy: approver };
}

export async function replaceBreaks(
  em: EntityManager,
  timesheet: Timesheet,
  breaks: readonly BreakSpan[],
): Promise<void> {
  const { id, organizationId } = timesheet;
  await em.nativeDelete(Break, { organizationId, timesheet: id });
  await em.insertMany(
    Break,
    breaks.map(({ type, startAt, endAt }) => ({ id: newId(), organizationId, timesheet: id, type, startAt, endAt })),
  );
  await em.populate(timesheet, ['breaks'], { refresh: true });
  timesheet.flags = flagsWith(breaks, timesheet.flags);
}
