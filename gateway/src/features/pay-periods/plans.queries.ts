import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type Around,
  defaultPlan,
  type PayPeriodDates,
  type PayPeriodPlan,
  payPeriodsAround,
} from './calendar-of-periods.rules.js';
import { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { PayPeriodSettings } from './pay-period-settings.entity.js';

/** How the organization cuts its calendar, or how every one does until it says otherwise. */
export async function planOf(em: EntityManager, organizationId: string): Promise<PayPeriodPlan> {
  return (await em.findOne(PayPeriodSettings, { organizationId })) ?? defaultPlan;
}

export interface FoundPeriod {
  readonly dates: PayPeriodDates;
  readonly closed: ClosedPayPeriod | undefined;
}

export interface PeriodsQuestion extends Partial<Around> {
  readonly date: string;
  /** Another plan than the organization's. */
  readonly plan?: PayPeriodPlan;
}

/** The periods around a day, the earliest first. Closed ones stay as they were closed. */
export async function periodsAround(
  em: EntityManager,
  organizationId: string,
  { date, before = 0, after = 0, plan: asked }: PeriodsQuestion,
): Promise<FoundPeriod[]> {
  const plan = asked ?? (await planOf(em, organizationId));
  // No period is longer than a month: what lies farther away can't cut any of these short.
  const reach = { months: Math.max(before, after) + 2 };
  const day = Temporal.PlainDate.from(date);
  const closed = await em.find(
    ClosedPayPeriod,
    { startDate: { $lte: day.add(reach).toString() }, endDate: { $gte: day.subtract(reach).toString() } },
    { orderBy: { startDate: 'asc' }, populate: ['closedBy'] },
  );
  return payPeriodsAround(date, plan, closed, { before, after }).map((dates) => ({
    dates,
    closed: closed.find(({ startDate }) => startDate === dates.startDate),
  }));
}
