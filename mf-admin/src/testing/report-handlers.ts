import { api, respondWith } from '@timetrack/testing/graphql-api';
import { LoadPersonPay, LoadPunches } from '../features/reports/person/person.graphql.js';
import { LoadCalendar, LoadReport } from '../features/reports/reports.graphql.js';
import { CreateApiKey, LoadApiKeys, RevokeApiKey } from '../features/settings/api-keys/api-keys.graphql.js';
import {
  ClosePayPeriod,
  LoadPayPeriodPlan,
  LoadPayPeriods,
  ReopenPayPeriod,
  UpdatePayPeriodSettings,
} from '../features/settings/pay-periods/pay-periods.graphql.js';
import { aPayPeriod, aPersonPay, aPunchedTimesheet, aReport, somePeriodDays } from './report-builders.js';

const plan = { kind: 'BIWEEKLY' as const, anchorDate: '2026-01-04' };

/** One plain answer to every operation of reports, pay periods and API keys: one person, no period, no key. */
export const reportDefaults = [
  api.query(LoadCalendar, () =>
    respondWith({ organization: { id: 'organization-1', workweekStartsOn: 'SUNDAY' as const }, payPeriods: [] }),
  ),
  api.query(LoadReport, ({ variables }) => respondWith({ report: aReport(undefined, variables) })),
  api.query(LoadPersonPay, () => respondWith({ personPay: aPersonPay() })),
  api.query(LoadPunches, ({ variables: { id } }) => respondWith({ timesheet: aPunchedTimesheet({ id }) })),
  api.query(LoadApiKeys, () => respondWith({ apiKeys: [] })),
  api.mutation(CreateApiKey, () => respondWith({ createApiKey: { apiKey: { id: 'key-1' }, secret: 'tt_secret' } })),
  api.mutation(RevokeApiKey, () => respondWith({ revokeApiKey: true })),
  api.query(LoadPayPeriods, () => respondWith({ payPeriodSettings: plan, payPeriods: [] })),
  api.query(LoadPayPeriodPlan, ({ variables: { anchorDate } }) =>
    respondWith({ payPeriodPlan: [somePeriodDays(anchorDate, anchorDate)] }),
  ),
  api.mutation(UpdatePayPeriodSettings, ({ variables: { input } }) => respondWith({ updatePayPeriodSettings: input })),
  api.mutation(ClosePayPeriod, ({ variables: { input } }) =>
    respondWith({ closePayPeriod: aPayPeriod(input.startDate, undefined, { status: 'CLOSED' }) }),
  ),
  api.mutation(ReopenPayPeriod, ({ variables: { input } }) =>
    respondWith({ reopenPayPeriod: aPayPeriod(input.startDate) }),
  ),
];
