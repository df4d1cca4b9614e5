import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

/** What each payroll provider calls its id of a person. By the names of the providers, the order in which they are read. */
export const payrollIdLabels = {
  ADP: 'ADP id',
  DATEV_LODAS: 'DATEV id',
  GUSTO: 'Gusto id',
  PAYCHEX: 'Paychex id',
  QUICKBOOKS: 'QuickBooks name',
  XERO: 'Xero id',
} as const;

export type PayrollProvider = keyof typeof payrollIdLabels;

export const payrollProviders = Object.keys(payrollIdLabels) as PayrollProvider[];

/** One member for each provider. */
export function mapProviders<Value>(toValue: (label: string, provider: PayrollProvider) => Value) {
  const entries = payrollProviders.map((provider) => [provider, toValue(payrollIdLabels[provider], provider)]);
  return Object.fromEntries(entries) as Record<PayrollProvider, Value>;
}

export const payrollIdsView = z.object(
  mapProviders((label) => z.string().optional().describe(`The ${label}. Absent or null without one.`)),
);

export type PayrollIds = Readonly<z.infer<typeof payrollIdsView>>;

objectFromZod('PayrollIds', payrollIdsView, 'The ids of a person at payroll providers, and their name in QuickBooks.');

export type PayrollIdChanges = { readonly [Provider in PayrollProvider]?: string | null | undefined };

/** Only the ids that are set. */
export function pickPayrollIds(ids: PayrollIdChanges): PayrollIds {
  const given = payrollProviders.filter((provider) => ids[provider]);
  return Object.fromEntries(given.map((provider) => [provider, ids[provider]]));
}
