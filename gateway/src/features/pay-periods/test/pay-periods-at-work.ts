import type { TestUseCases } from '../../../../test/harness/index.js';
import { features } from '../../../features.composition.js';
import type { AnyUseCase } from '../../../platform/use-case/index.js';
import type { User } from '../../identity/index.js';
import type { PayPeriod } from '../pay-period.types.js';

/** The use case as the product composes it, with its ports. */
function useCaseOf(operation: string): AnyUseCase {
  const routes = features.flatMap((feature) => feature.routes);
  return routes.find(({ useCase }) => useCase.operation === operation)?.useCase as AnyUseCase;
}

/** Runs the use cases of pay periods as the product composes them. */
export function payPeriodsAtWork(work: TestUseCases) {
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
