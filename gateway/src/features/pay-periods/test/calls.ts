import type { TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import type { PayPeriod } from '../pay-period.types.js';

/** The use cases of pay periods, with the ports of the product. */
export function payPeriodCalls({ runOperation }: TestUseCases) {
  return {
    addTimesheet: (by: User, input: object) => runOperation('addTimesheet', by, input),
    payPeriods: (by: User, around?: string) => runOperation<PayPeriod[]>('payPeriods', by, { around }),
    close: (by: User, startDate: string) => runOperation<PayPeriod>('closePayPeriod', by, { startDate }),
    reopen: (by: User, startDate: string) => runOperation<PayPeriod>('reopenPayPeriod', by, { startDate }),
  };
}
