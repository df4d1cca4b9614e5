import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf, Organization, periodOfDays } from '../../organization/index.js';
import { Timesheet } from '../../timeclock/index.js';
import { formatIifActivities, formatIifHeader, type TimeActivity } from './iif.rules.js';
import { countMinutesByDay } from './minutes-by-day.rules.js';

/** An export covers today and the 30 days before. */
const daysBeforeToday = 30;
const batchSize = 500;

export interface TimesheetExport {
  readonly content: Buffer;
  /** A summary in one sentence. */
  readonly message: string;
}

/**
 * Exports the organization's closed timesheets of the last 31 days, approved or not, as a file for QuickBooks Desktop.
 * A retry with the same instant covers the same days. `em` is bound to one organization.
 */
export async function exportTimesheets(
  em: EntityManager,
  organizationId: string,
  requestedAt: Date,
): Promise<TimesheetExport> {
  const { name, timezoneInForce: timezone } = await em.findOneOrFail(Organization, organizationId);
  const endDate = dayOf(requestedAt, timezone).date;
  const startDate = Temporal.PlainDate.from(endDate).subtract({ days: daysBeforeToday }).toString();
  const period = periodOfDays({ startDate, endDate }, timezone);
  const parts = [formatIifHeader(name)];
  let timesheets = 0;
  for await (const batch of streamClosedTimesheets(em, period)) {
    const activities = batch.flatMap((timesheet) => activitiesOf(timesheet, timezone));
    parts.push(formatIifActivities(activities.filter(({ date }) => date >= startDate && date <= endDate)));
    timesheets += batch.length;
  }
  const count = timesheets === 1 ? '1 timesheet' : `${timesheets} timesheets`;
  return { content: Buffer.concat(parts), message: `${count} from ${startDate} to ${endDate}` };
}

/** In the order of their clock-in, one batch at a time, each in its own fork so that earlier ones can be freed. */
async function* streamClosedTimesheets(
  em: EntityManager,
  period: { from: Date; to: Date },
): AsyncIterable<Timesheet[]> {
  const where = { clockInAt: { $lt: period.to }, clockOutAt: { $gt: period.from } };
  let after: object = {};
  for (;;) {
    const found = await em.fork({ keepTransactionContext: true }).find(
      Timesheet,
      { $and: [where, after] },
      {
        populate: ['user', 'job', 'breaks'],
        orderBy: { clockInAt: 'asc', id: 'asc' },
        limit: batchSize,
      },
    );
    if (found.length > 0) yield found;
    const last = found.at(-1);
    if (!last || found.length < batchSize) return;
    after = { $or: [{ clockInAt: { $gt: last.clockInAt } }, { clockInAt: last.clockInAt, id: { $gt: last.id } }] };
  }
}

function activitiesOf(timesheet: Timesheet, timezone: string): TimeActivity[] {
  const { clockInAt, clockOutAt, user, job, notes } = timesheet;
  if (!clockOutAt) return [];
  const shift = { clockInAt, clockOutAt, breaks: timesheet.breaks.getItems() };
  const employee = `${user.firstName} ${user.lastName}`;
  return countMinutesByDay(shift, timezone).map((day) => ({ ...day, job: job?.name ?? null, employee, note: notes }));
}
