import type { Feature } from '../../platform/feature.js';
import { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { PayPeriodsBaseline } from './migrations/0009-pay-periods.js';
import { payPeriodApi } from './pay-period.api.js';
import { periodIsClosed } from './pay-period.rules.js';
import { findLastClosedDay } from './pay-period-lock.queries.js';
import type { PayPeriodPorts } from './pay-period-ports.types.js';
import { PayVersionsResolver } from './pay-versions.resolver.js';
import { PayrollVersion } from './payroll-version.entity.js';
import { reopeningApi } from './reopening/reopening.api.js';
import { requestIsPending } from './reopening/reopening.rules.js';
import { reopeningNodes } from './reopening/reopening.service.js';
import { ReopeningRequest } from './reopening/reopening-request.entity.js';

export { ClosedPayPeriod } from './closed-pay-period.entity.js';
export { readClosedPeriod, selectClosedPeriod } from './closed-period.reads.js';
export { assessClosing, periodInstantsOf } from './closing-assessment.queries.js';
export { dateRangeKey } from './date-range.types.js';
export { findPeriodOn, findPeriodsAround } from './pay-period.queries.js';
export { periodIsClosed } from './pay-period.rules.js';
export { payPeriodDays, pendingOvertime, periodVersion } from './pay-period.types.js';
export {
  datesMustBeOpen,
  findClosedDates,
  findLockingPeriod,
  periodsMustBeOpen,
} from './pay-period-lock.queries.js';
export { nameOfPeriod, payPeriodOn } from './pay-period-plan.rules.js';
export type { OnPayPeriodClosed, PayPeriodPorts, SignOffCounts, TimesheetCounts } from './pay-period-ports.types.js';
export { closingBlockerCode, payPeriodStatus } from './pay-period-status.types.js';
export { PayrollVersion } from './payroll-version.entity.js';
export {
  chooseCloserParts,
  payrollVersionReads,
  presentPayrollVersion,
  readCloser,
  readPayrollVersion,
  type SettledVersion,
} from './payroll-version.reads.js';
export { addVersion, findLatestVersion, findNextUnpaidDate, findVersion } from './payroll-version.service.js';
export { readPendingWeeks } from './pending-overtime.queries.js';
export type { PendingWeek } from './pending-overtime.rules.js';
export { permissionsOn } from './reopening/reopening.presenter.js';

export function payPeriodsFeature(ports: PayPeriodPorts): Feature {
  return {
    name: 'pay-periods',
    description: 'Closing pay periods, and reopening them.',
    entities: [ClosedPayPeriod, PayrollVersion, ReopeningRequest],
    resolvers: [PayVersionsResolver],
    nodes: reopeningNodes,
    api: [...payPeriodApi(ports), ...reopeningApi(ports)],
    migrations: [{ name: '0009-pay-periods', class: PayPeriodsBaseline }],
    constraintErrors: {
      timesheets_in_open_pay_period: periodIsClosed,
      reopening_requests_pending_once: requestIsPending,
    },
    payHistory: { findLastClosedDay },
  };
}
