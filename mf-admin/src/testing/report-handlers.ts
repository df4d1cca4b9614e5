import { api, respondWith } from '@timetrack/testing/graphql-api';
import { LoadDateRanges } from '../features/reports/form/date-ranges.graphql.js';
import { LoadTimesheet } from '../features/reports/person/clock-times.graphql.js';
import { LoadPersonPay } from '../features/reports/person/person.graphql.js';
import { LoadReport } from '../features/reports/reports.graphql.js';
import { CreateApiKey, LoadApiKeys, RevokeApiKey } from '../features/settings/api-keys/api-keys.graphql.js';
import {
  ClosePayPeriod,
  LoadPayPeriodPlan,
  LoadPayPeriods,
  ReopenPayPeriod,
  UpdatePayPeriodSettings,
} from '../features/settings/pay-periods/pay-periods.graphql.js';
import { aDateRange, aPayPeriod, aPersonPay, aReport, aTimesheet } from './report-builders.js';

const plan = { kind: 'BIWEEKLY' as const, anchorDate: '2026-01-04' };

/** A default response to every operation of reports, pay periods and API keys: one person, no periods, no keys. */
export const reportDefaults = [
  api.query(LoadDateRanges, () => respondWith({ dateRanges: [] })),
  api.query(LoadReport, ({ variables }) => respondWith({ report: aReport(undefined, variables) })),
  api.query(LoadPersonPay, () => respondWith({ personPay: aPersonPay() })),
  api.query(LoadTimesheet, ({ variables: { id } }) => respondWith({ timesheet: aTimesheet({ id }) })),
  api.query(LoadApiKeys, () => respondWith({ apiKeys: [] })),
  api.mutation(CreateApiKey, () => respondWith({ createApiKey: { apiKey: { id: 'key-1' }, secret: 'tt_secret' } })),
  api.mutation(RevokeApiKey, () => respondWith({ revokeApiKey: true })),
  api.query(LoadPayPeriods, () => respondWith({ payPeriodSettings: plan, payPeriods: [] })),
  api.query(LoadPayPeriodPlan, ({ variables: { anchorDate } }) =>
    respondWith({ payPeriodPlan: [aDateRange(anchorDate, anchorDate)] }),
  ),
  api.mutation(UpdatePayPeriodSettings, ({ variables: { input } }) => respondWith({ updatePayPeriodSettings: input })),
  api.mutation(ClosePayPeriod, ({ variables: { input } }) =>
    respondWith({ closePayPeriod: aPayPeriod(input.startDate, undefined, { status: 'CLOSED' }) }),
  ),
  api.mutation(ReopenPayPeriod, ({ variables: { input } }) =>
    respondWith({ reopenPayPeriod: aPayPeriod(input.startDate) }),
  ),
];
