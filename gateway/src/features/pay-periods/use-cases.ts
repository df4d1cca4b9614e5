import { closePayPeriodCommand, reopenPayPeriodCommand } from './closing.service.js';
import { dateRangesQuery } from './date-ranges.service.js';
import type { PayPeriodParts } from './pay-period.ports.js';
import { payPeriodsQuery } from './pay-period.service.js';

/** The use cases that need to know of timesheets, which this feature does not: see `PayPeriodParts`. */
export function payPeriodUseCases(parts: PayPeriodParts) {
  return {
    dateRanges: dateRangesQuery(parts),
    payPeriods: payPeriodsQuery(parts),
    closePayPeriod: closePayPeriodCommand(parts),
    reopenPayPeriod: reopenPayPeriodCommand(parts),
  };
}

export type PayPeriodUseCases = ReturnType<typeof payPeriodUseCases>;
