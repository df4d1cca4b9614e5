import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import { sumTimeOffMinutesWithin } from '../../../pay-engine/index.js';
import type { PayPeriodPorts } from '../../pay-periods/index.js';
import { PtoRequest } from './pto-request.entity.js';

/**
 * Counts the undecided requests with minutes on these dates. A request from Friday to Monday has no minutes on the weekend, so
 * a period that ends on the Saturday waits only for its Friday.
 */
export const countUndecidedTimeOff: PayPeriodPorts['countUndecidedTimeOff'] = async (...search) =>
  (await findUndecidedTimeOff(...search)).length;

/** The same requests with their people and policies, by date. */
export async function findUndecidedTimeOff(
  em: EntityManager,
  organizationId: string,
  dates: DateRange,
): Promise<PtoRequest[]> {
  const { startDate, endDate } = dates;
  const where = {
    organizationId,
    status: 'PENDING',
    startDate: { $lte: endDate },
    endDate: { $gte: startDate },
  } as const;
  const pending = await em.find(PtoRequest, where, {
    populate: ['user', 'policy'],
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
  });
  return pending.filter((request) => sumTimeOffMinutesWithin(request, dates) > 0);
}
