import type { EntityManager } from '@mikro-orm/postgresql';
import { periodOfDays } from '../features/organization/index.js';
import { ClosedPayPeriod, defaultPlan, payPeriodOn } from '../features/pay-periods/index.js';
import { newId } from '../platform/database/ids.js';
import { demoOrganization } from './cast.js';
import { hourOf } from './shifts.js';

export interface DemoPayroll {
  readonly em: EntityManager;
  readonly organizationId: string;
  readonly today: Temporal.PlainDate;
  readonly closedBy: string;
}

/** Closes the last pay period of which everything is approved: a week is approved on the Tuesday after it. */
export async function insertClosedPayPeriod({ em, organizationId, today, closedBy }: DemoPayroll): Promise<void> {
  const { timezone } = demoOrganization;
  const { startDate, endDate } = payPeriodOn(lastSettledSaturday(today).toString(), defaultPlan);
  const isWhole = Temporal.PlainDate.compare(Temporal.PlainDate.from(endDate), lastSettledSaturday(today)) <= 0;
  const settled = isWhole ? { startDate, endDate } : payPeriodOn(dayBefore(startDate), defaultPlan);
  const { from: startsAt, to: endsAt } = periodOfDays(settled, timezone);
  const [{ count = 0 } = {}] = await em.execute<{ count: number }[]>(
    'select count(*)::int from timesheets where organization_id = ? and clock_in_at < ? and clock_out_at > ?',
    [organizationId, endsAt, startsAt],
  );
  await em.insert(ClosedPayPeriod, {
    id: newId(),
    organizationId,
    ...settled,
    startsAt,
    endsAt,
    rules: { timezone, roundingRule: 'none', overtimeRule: 'FLSA', workweekStartsOn: 'SUNDAY' },
    timesheetCount: count,
    closedAt: hourOf(Temporal.PlainDate.from(settled.endDate).add({ days: 3 }), 16),
    closedBy,
  });
}

/** The last Saturday whose Tuesday is over. */
function lastSettledSaturday(today: Temporal.PlainDate): Temporal.PlainDate {
  const settled = today.subtract({ days: 4 });
  return settled.subtract({ days: (settled.dayOfWeek + 1) % 7 });
}

function dayBefore(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
}
