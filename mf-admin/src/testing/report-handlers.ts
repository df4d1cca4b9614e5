import { answered, api } from '@timetrack/testing/graphql-api';
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
    answered({ organization: { id: 'organization-1', workweekStartsOn: 'SUNDAY' as const }, payPeriods: [] }),
  ),
  api.query(LoadReport, ({ variables }) => answered({ report: aReport(undefined, variables) })),
  api.query(LoadPersonPay, () => answered({ personPay: aPersonPay() })),
  api.query(LoadPunches, ({ variables: { id } }) => answered({ timesheet: aPunchedTimesheet({ id }) })),
  api.query(LoadApiKeys, () => answered({ apiKeys: [] })),
  api.mutation(CreateApiKey, () => answered({ createApiKey: { apiKey: { id: 'key-1' }, secret: 'tt_secret' } })),
  api.mutation(RevokeApiKey, () => answered({ revokeApiKey: true })),
  api.query(LoadPayPeriods, () => answered({ payPeriodSettings: plan, payPeriods: [] })),
  api.query(LoadPayPeriodPlan, ({ variables: { anchorDate } }) =>
    answered({ payPeriodPlan: [somePeriodDays(anchorDate, anchorDate)] }),
  ),
  api.mutation(UpdatePayPeriodSettings, ({ variables: { input } }) => answered({ updatePayPeriodSettings: input })),
  api.mutation(ClosePayPeriod, ({ variables: { input } }) =>
    answered({ closePayPeriod: aPayPeriod(input.startDate, undefined, { status: 'CLOSED' }) }),
  ),
  api.mutation(ReopenPayPeriod, ({ variables: { input } }) =>
    answered({ reopenPayPeriod: aPayPeriod(input.startDate) }),
  ),
];
