import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf, Organization, periodOfDays } from '../../organization/index.js';
import { Timesheet } from '../../timeclock/index.js';
import { iifActivities, iifHead, type TimeActivity } from './iif.rules.js';
import { minutesByDay } from './minutes-by-day.rules.js';

/** How far back an export goes: today, and the thirty days before. */
const daysBeforeToday = 30;
const timesheetsAtOnce = 500;

export interface TimesheetExport {
  readonly content: Buffer;
  /** What is in it, in a sentence. */
  readonly message: string;
}

/**
 * The closed timesheets of the last 31 days of the organization, approved or not, as a file for QuickBooks Desktop.
 * Asked for again with the same instant it goes over the same days. `em` sees one organization.
 */
export async function exportTimesheets(
  em: EntityManager,
  organizationId: string,
  askedAt: Date,
): Promise<TimesheetExport> {
  const { name, timezoneInForce: timezone } = await em.findOneOrFail(Organization, organizationId);
  const endDate = dayOf(askedAt, timezone).date;
  const startDate = Temporal.PlainDate.from(endDate).subtract({ days: daysBeforeToday }).toString();
  const period = periodOfDays({ startDate, endDate }, timezone);
  const parts = [iifHead(name)];
  let timesheets = 0;
  for await (const some of closedTimesheets(em, period)) {
    const activities = some.flatMap((timesheet) => activitiesOf(timesheet, timezone));
    parts.push(iifActivities(activities.filter(({ date }) => date >= startDate && date <= endDate)));
    timesheets += some.length;
  }
  const what = timesheets === 1 ? '1 timesheet' : `${timesheets} timesheets`;
  return { content: Buffer.concat(parts), message: `${what} from ${startDate} to ${endDate}` };
}

/** In the order of their clock-in, some at a time: the ones before are forgotten. */
async function* closedTimesheets(em: EntityManager, period: { from: Date; to: Date }): AsyncIterable<Timesheet[]> {
  const where = { clockInAt: { $lt: period.to }, clockOutAt: { $gt: period.from } };
  let after: object = {};
  for (;;) {
    const found = await em.fork({ keepTransactionContext: true }).find(
      Timesheet,
      { $and: [where, after] },
      {
        populate: ['user', 'job', 'breaks'],
        orderBy: { clockInAt: 'asc', id: 'asc' },
        limit: timesheetsAtOnce,
      },
    );
    if (found.length > 0) yield found;
    const last = found.at(-1);
    if (!last || found.length < timesheetsAtOnce) return;
    after = { $or: [{ clockInAt: { $gt: last.clockInAt } }, { clockInAt: last.clockInAt, id: { $gt: last.id } }] };
  }
}

function activitiesOf(timesheet: Timesheet, timezone: string): TimeActivity[] {
  const { clockInAt, clockOutAt, user, job, notes } = timesheet;
  if (!clockOutAt) return [];
  const shift = { clockInAt, clockOutAt, breaks: timesheet.breaks.getItems() };
  const employee = `${user.firstName} ${user.lastName}`;
  return minutesByDay(shift, timezone).map((day) => ({ ...day, job: job?.name ?? null, employee, note: notes }));
}
