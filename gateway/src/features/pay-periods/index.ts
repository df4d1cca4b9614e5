import type { Feature } from '../../platform/feature.js';
import { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { dateRangesResolver } from './date-ranges.resolver.js';
import { dateRangesRoutes } from './date-ranges.routes.js';
import { PayPeriodsMigration } from './migrations/0021-pay-periods.js';
import type { PayPeriodParts } from './pay-period.ports.js';
import { payPeriodResolver } from './pay-period.resolver.js';
import { payPeriodRoutes } from './pay-period.routes.js';
import { periodIsClosed } from './pay-period.rules.js';
import { PayPeriodSettings } from './pay-period-settings.entity.js';
import { payPeriodUseCases } from './use-cases.js';

export { defaultPlan, nameOfPeriod, type PayPeriodDates, payPeriodOn } from './calendar-of-periods.rules.js';
export { ClosedPayPeriod, type RulesAtClosing } from './closed-pay-period.entity.js';
export type { OnPayPeriodClosed, PayPeriodParts, TimesheetCounts } from './pay-period.ports.js';
export { payPeriodDaysJson } from './pay-period.presenter.js';
export { firstTouched } from './pay-period.rules.js';
export { PayPeriodDays } from './pay-period-days.type.js';
export { closedPeriodsAround, periodsMustBeOpen } from './pay-period-lock.js';

/** Pay periods, closed for good or for a while. What they hold, and what is kept of it, others know. */
export function payPeriodsFeature(parts: PayPeriodParts): Feature {
  const useCases = payPeriodUseCases(parts);
  return {
    name: 'pay-periods',
    entities: [PayPeriodSettings, ClosedPayPeriod],
    resolvers: [payPeriodResolver(useCases), dateRangesResolver(useCases)],
    routes: [...payPeriodRoutes(useCases), ...dateRangesRoutes(useCases)],
    migrations: [{ name: '0021-pay-periods', class: PayPeriodsMigration }],
    constraintErrors: { timesheets_in_open_pay_period: periodIsClosed },
  };
}
