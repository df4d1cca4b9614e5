import { features } from '../../../features.js';
import type { AnyUseCase } from '../../../platform/use-case/index.js';
import type { User } from '../../identity/index.js';
import type { TimeclockAtWork } from '../../timeclock/test/timeclock-use-cases.js';
import type { PayPeriod } from '../pay-period.type.js';

/** The use case that stands behind the doors: it was made with everything that it needs. */
function useCaseOf(operation: string): AnyUseCase {
  const routes = features.flatMap((feature) => feature.routes);
  return routes.find(({ useCase }) => useCase.operation === operation)?.useCase as AnyUseCase;
}

/** Pay periods as the product is put together. */
export function payPeriodsAtWork(work: TimeclockAtWork) {
  return {
    addTimesheet: (by: User, input: object) => work.run(useCaseOf('addTimesheet'), by, input),
    payPeriods: (by: User, around?: string): Promise<PayPeriod[]> =>
      work.run(useCaseOf('payPeriods'), by, { around }) as Promise<PayPeriod[]>,
    close: (by: User, startDate: string): Promise<PayPeriod> =>
      work.run(useCaseOf('closePayPeriod'), by, { startDate }) as Promise<PayPeriod>,
    reopen: (by: User, startDate: string): Promise<PayPeriod> =>
      work.run(useCaseOf('reopenPayPeriod'), by, { startDate }) as Promise<PayPeriod>,
  };
}
