import { answered, api } from '@timetrack/testing/graphql-api';
import { LoadCalendar, LoadReport } from '../../features/reports/reports.graphql.js';
import { CreateApiKey, LoadApiKeys, RevokeApiKey } from '../../features/settings/api-keys/api-keys.graphql.js';
import { LoadPayPeriodPlan, LoadPayPeriods } from '../../features/settings/pay-periods/pay-periods.graphql.js';
import { anApiKey, anEmployeeRow, aPayPeriod, aReport, somePeriodDays } from '../report-builders.js';

/**
 * Reports, pay periods and keys of a make-believe organization, for the module alone. Every report is one of hours by
 * person: `?people=1000` is one of that many, `?empty` one of nobody.
 */
export function fakeReports() {
  const asked = new URLSearchParams(window.location.search);
  const count = asked.has('empty') ? 0 : Number(asked.get('people')) || 30;
  const rows = Array.from({ length: Math.min(count, 1_000) }, (_, index) => someRow(index));
  const payPeriods = [
    aPayPeriod('2026-10-11', '2026-10-24', { status: 'CLOSED', closedAt: '2026-10-27T17:00:00.000Z', canReopen: true }),
    aPayPeriod('2026-10-25', '2026-11-07', { unapprovedCount: 3 }),
    aPayPeriod('2026-11-08', '2026-11-21'),
  ];
  const payPeriodSettings = { kind: 'BIWEEKLY' as const, anchorDate: '2026-01-04' };
  let keys = [anApiKey('Payroll sync', { lastUsedAt: '2026-11-20T16:05:00.000Z' })];
  return [
    api.query(LoadCalendar, () =>
      answered({ organization: { id: 'organization-1', workweekStartsOn: 'SUNDAY' as const }, payPeriods }),
    ),
    api.query(LoadReport, ({ variables: { startDate, endDate } }) =>
      answered({ report: aReport(rows, { startDate, endDate, rowCount: count }) }),
    ),
    api.query(LoadPayPeriods, () => answered({ payPeriodSettings, payPeriods })),
    api.query(LoadPayPeriodPlan, () =>
      answered({
        payPeriodPlan: [somePeriodDays('2026-11-08', '2026-11-21'), somePeriodDays('2026-11-22', '2026-12-05')],
      }),
    ),
    api.query(LoadApiKeys, () => answered({ apiKeys: keys })),
    api.mutation(CreateApiKey, ({ variables: { input } }) => {
      const id = `key-${keys.length + 1}`;
      keys = [anApiKey(input.name, { id, scopes: [...input.scopes] }), ...keys];
      return answered({ createApiKey: { apiKey: { id }, secret: `tt_4fA9${'0'.repeat(39)}` } });
    }),
    api.mutation(RevokeApiKey, ({ variables: { id } }) => {
      keys = keys.filter((key) => key.id !== id);
      return answered({ revokeApiKey: true });
    }),
  ];
}

/** Figures that differ from row to row, and are the same every day. */
function someRow(index: number) {
  return anEmployeeRow(`Person ${index + 1}`, {
    userId: `user-${index + 1}`,
    regularMinutes: 4_800 - ((index * 137) % 2_000),
    overtimeMinutes: (index * 53) % 480,
    doubleTimeMinutes: index % 7 === 0 ? 60 : 0,
    exceptions: index % 5 === 0 ? 1 : 0,
  });
}
