import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import { sumTimeOffMinutesWithin } from '../../../pay-engine/index.js';
import type { PayPeriodPorts } from '../../pay-periods/index.js';
import { PtoRequest } from './pto-request.entity.js';

/** Counts the undecided requests that are paid on dates of each period, in one statement. */
export const countUndecidedTimeOff: PayPeriodPorts['countUndecidedTimeOff'] = async (em, organizationId, periods) => {
  if (periods.length === 0) return [];
  const pending = await em.find(PtoRequest, undecidedOn(organizationId, periods));
  return periods.map((dates) => pending.filter((request) => isPaidOn(request, dates)).length);
};

/** The undecided requests that are paid on these dates, with their people and policies, by date. */
export async function findUndecidedTimeOff(
  em: EntityManager,
  organizationId: string,
  dates: DateRange,
): Promise<PtoRequest[]> {
  const pending = await em.find(PtoRequest, undecidedOn(organizationId, [dates]), {
    populate: ['user', 'policy'],
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
  });
  return pending.filter((request) => isPaidOn(request, dates));
}

function undecidedOn(organizationId: string, periods: readonly DateRange[]): FilterQuery<PtoRequest> {
  const overlapping = periods.map(({ startDate, endDate }) => ({
    startDate: { $lte: endDate },
    endDate: { $gte: startDate },
  }));
  return { organizationId, status: 'PENDING', $or: overlapping };
}

/**
 * Whether the request has minutes on one of the dates. A request from Saturday to Monday has no minutes on the weekend, so a
 * period that ends on the Sunday does not wait for it.
 */
const isPaidOn = (request: PtoRequest, dates: DateRange): boolean => sumTimeOffMinutesWithin(request, dates) > 0;
