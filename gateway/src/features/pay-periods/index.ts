import type { Feature } from '../../platform/feature.types.js';
import { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { payPeriodConnections } from './connections.resolver.js';
import { createDateRangesResolver } from './date-ranges.resolver.js';
import { createDateRangesRoutes } from './date-ranges.routes.js';
import { PayPeriodsBaseline } from './migrations/0009-pay-periods.js';
import type { PayPeriodPorts } from './pay-period.ports.js';
import { payPeriodResolver } from './pay-period.resolver.js';
import { payPeriodRoutes } from './pay-period.routes.js';
import { periodIsClosed } from './pay-period.rules.js';
import { findLastClosedDay } from './pay-period-lock.queries.js';
import { createPayPeriodMutations } from './pay-period-mutations.resolver.js';
import { payPeriodUseCases } from './pay-period-use-cases.service.js';
import { PayrollVersion } from './payroll-version.entity.js';
import { createReopeningResolver } from './reopening/reopening.resolver.js';
import { createReopeningRoutes } from './reopening/reopening.routes.js';
import { requestIsPending } from './reopening/reopening.rules.js';
import { createReopeningMutations } from './reopening/reopening-mutations.resolver.js';
import { reopeningNodes } from './reopening/reopening-nodes.service.js';
import { ReopeningRequest } from './reopening/reopening-request.entity.js';

export { ClosedPayPeriod } from './closed-pay-period.entity.js';
export { readClosedPeriod, selectClosedPeriod } from './closed-period.reads.js';
export { assessClosing } from './closing-assessment.queries.js';
export { dateRangeKey } from './date-range.types.js';
export { closingBlockerCode, payPeriodStatus } from './pay-period.enums.js';
export type { OnPayPeriodClosed, PayPeriodPorts, SignOffCounts, TimesheetCounts } from './pay-period.ports.js';
export { findPeriodOn, findPeriodsAround } from './pay-period.queries.js';
export { findFirstOverlapped, periodIsClosed } from './pay-period.rules.js';
export { payPeriodDays, periodVersion } from './pay-period.types.js';
export {
  datesMustBeOpen,
  findClosedDates,
  findClosedPeriods,
  findLockingPeriod,
  periodsMustBeOpen,
} from './pay-period-lock.queries.js';
export { nameOfPeriod, payPeriodOn } from './pay-period-plan.rules.js';
export { PayrollVersion } from './payroll-version.entity.js';
export { findLatestVersion, findNextUnpaidDate, findVersion } from './payroll-version.queries.js';
export {
  chooseCloserParts,
  payrollVersionReads,
  presentPayrollVersion,
  readPayrollVersion,
  type SettledVersion,
} from './payroll-version.reads.js';
export { addVersion } from './payroll-version.service.js';
export { permissionsOn } from './reopening/reopening.presenter.js';

/** Pay periods and closing them. Timesheets and pay belong to other features, which are called through ports. */
export function payPeriodsFeature(ports: PayPeriodPorts): Feature {
  const useCases = payPeriodUseCases(ports);
  return {
    name: 'pay-periods',
    description: 'Closing pay periods, and reopening them.',
    entities: [ClosedPayPeriod, PayrollVersion, ReopeningRequest],
    resolvers: [
      payPeriodResolver(useCases),
      createPayPeriodMutations(useCases),
      createDateRangesResolver(useCases),
      createReopeningResolver(useCases),
      createReopeningMutations(useCases),
      ...payPeriodConnections(useCases),
    ],
    nodes: reopeningNodes,
    routes: [...payPeriodRoutes(useCases), ...createDateRangesRoutes(useCases), ...createReopeningRoutes(useCases)],
    migrations: [{ name: '0009-pay-periods', class: PayPeriodsBaseline }],
    constraintErrors: {
      timesheets_in_open_pay_period: periodIsClosed,
      reopening_requests_pending_once: requestIsPending,
    },
    payHistory: { findLastClosedDay },
  };
}
