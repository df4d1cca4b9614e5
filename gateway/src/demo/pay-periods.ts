import { addDays, weekOf } from '@timetrack/contracts/calendar';
import { defaultPayCalendar, periodOfDays } from '../features/organization/index.js';
import { ClosedPayPeriod, payPeriodOn } from '../features/pay-periods/index.js';
import { settlePay } from '../features/payroll/index.js';
import { newId } from '../platform/database/ids.js';
import { tenantSql } from '../platform/database/tenant-sql.js';
import { type Demo, demoOrganization, idOf } from './cast.js';
import { hourOf } from './shifts.js';

/** Closes the last period in which every timesheet is approved: weeks are approved on Tuesdays. */
export async function insertClosedPayPeriod(demo: Demo): Promise<void> {
  const { em, organizationId, today } = demo;
  const { timezone, overtimeRule } = demoOrganization;
  // The last Saturday at least four days ago.
  const lastApproved = weekOf(addDays(today.toString(), -4), 'SATURDAY').startDate;
  const period = payPeriodOn(lastApproved, defaultPayCalendar);
  const settled =
    period.endDate <= lastApproved ? period : payPeriodOn(addDays(period.startDate, -1), defaultPayCalendar);
  const { from: startsAt, to: endsAt } = periodOfDays(settled, timezone);
  const [{ count = 0 } = {}] = await tenantSql(em, organizationId).query<{ count: number }>(
    `select count(*)::int from timesheets
     where organization_id = :organization and clock_in_at < ? and clock_out_at > ?`,
    [endsAt, startsAt],
  );
  const closed = em.create(ClosedPayPeriod, {
    id: newId(),
    organizationId,
    ...settled,
    startsAt,
    endsAt,
    rules: { timezone, roundingRule: 'none', overtimeRule, workweekStartsOn: 'SUNDAY', breakPremiums: true },
    timesheetCount: count,
    closedAt: hourOf(Temporal.PlainDate.from(settled.endDate).add({ days: 3 }), 16),
    closedBy: idOf(demo, 'Amir'),
  });
  await em.flush();
  await settlePay(em, closed);
}
