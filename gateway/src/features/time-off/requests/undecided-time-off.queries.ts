import { sumTimeOffMinutesWithin } from '../../../pay-engine/index.js';
import type { PayPeriodPorts } from '../../pay-periods/index.js';
import { PtoRequest } from './pto-request.entity.js';

/**
 * Counts the undecided requests with minutes on these dates. A request from Friday to Monday has none on the weekend, so
 * a period that ends on the Saturday waits only for its Friday.
 */
export const countUndecidedTimeOff: PayPeriodPorts['countUndecidedTimeOff'] = async (em, organizationId, dates) => {
  const { startDate, endDate } = dates;
  const pending = await em.find(PtoRequest, {
    organizationId,
    status: 'PENDING',
    startDate: { $lte: endDate },
    endDate: { $gte: startDate },
  });
  return pending.filter((request) => sumTimeOffMinutesWithin(request, dates) > 0).length;
};
