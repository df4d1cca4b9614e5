import { closePayPeriodCommand, reopenPayPeriodCommand } from './closing.service.js';
import { createDateRangesQuery, payPeriodsQuery } from './pay-period.service.js';
import { payPeriodPageQuery } from './pay-period-page.service.js';
import type { PayPeriodPorts } from './pay-period-ports.types.js';
import { approveReopeningCommand } from './reopening/reopening.service.js';

export function payPeriodUseCases(ports: PayPeriodPorts) {
  return {
    dateRanges: createDateRangesQuery(ports),
    payPeriods: payPeriodsQuery(ports),
    payPeriodPage: payPeriodPageQuery(ports),
    closePayPeriod: closePayPeriodCommand(ports),
    reopenPayPeriod: reopenPayPeriodCommand(ports),
    approveReopening: approveReopeningCommand(ports),
  };
}

export type PayPeriodUseCases = ReturnType<typeof payPeriodUseCases>;
