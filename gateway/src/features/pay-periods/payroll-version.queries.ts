import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, type CalendarDate, type DateRange } from '@timetrack/contracts/calendar';
import { findPeriodsAround } from './pay-period.queries.js';
import { PayrollVersion } from './payroll-version.entity.js';

/** The newest version of the pay of exactly these dates, closed or reopened. */
export function findLatestVersion(
  em: EntityManager,
  organizationId: string,
  { startDate, endDate }: DateRange,
): Promise<PayrollVersion | null> {
  const orderBy = { version: 'desc' } as const;
  return em.findOne(PayrollVersion, { organizationId, startDate, endDate }, { orderBy });
}

export function findVersion(em: EntityManager, id: string): Promise<PayrollVersion> {
  return em.findOneOrFail(PayrollVersion, { id });
}

/** How many periods one step of the search looks at: about a year. */
const periodsPerStep = 26;

/**
 * The first day of the next period after a date that is open and whose pay was never exported. A reopened period keeps
 * what it already paid, so it never takes the corrections of another one.
 */
export async function findNextUnpaidDate(
  em: EntityManager,
  organizationId: string,
  after: CalendarDate,
): Promise<CalendarDate> {
  for (let date = addDays(after, 1); ; ) {
    const found = await findPeriodsAround(em, organizationId, { date, after: periodsPerStep });
    const next = found.find(({ closed, versions }) => !closed && versions.length === 0);
    // The search starts on a date that is not the first of its period when the plan was changed inside it.
    if (next) return next.dates.startDate > date ? next.dates.startDate : date;
    date = addDays((found.at(-1) as { dates: DateRange }).dates.endDate, 1);
  }
}
