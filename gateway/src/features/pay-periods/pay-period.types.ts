import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { userName, userView } from '../identity/index.js';
import type { SignOffCounts } from './pay-period-ports.types.js';
import { payPeriodKind, payPeriodStatus, payrollVersionReason } from './pay-period-status.types.js';

export const payPeriodDays = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day.'),
});
export const PayPeriodDays = objectFromZod('PayPeriodDays', payPeriodDays, 'The dates of a pay period.');

const plan = z.object({
  kind: payPeriodKind.describe('How long the periods are.'),
  anchorDate: z.iso.date().describe('The first day of one period, from which all others follow.'),
});

const datedPlan = plan.extend({
  from: z.iso.date().nullable().describe('The first day. Null for the first plan, which has no beginning.'),
});
objectFromZod('DatedPayPeriodPlan', datedPlan, 'A division of the calendar into pay periods until the next one.');

export const payPeriodSettingsShape = plan.extend({
  daysToPayday: z
    .int()
    .nullable()
    .describe('How many days after the end of a period it is paid, which decides about its tax year. Null if not set.'),
  plans: z.array(datedPlan).readonly().describe('The plans over time, scheduled ones included, earliest first.'),
});
export type PayPeriodSettings = z.infer<typeof payPeriodSettingsShape>;
export const PayPeriodSettingsType = objectFromZod(
  'PayPeriodSettings',
  payPeriodSettingsShape,
  'How the organization divides its calendar into pay periods today.',
);

export const periodVersion = z.object({
  version: z.int().describe('Counted from 1 for each period.'),
  reason: payrollVersionReason.describe('Why there is a new version.'),
  closedAt: z.date().describe('When this version was made.'),
  closedBy: userView.describe('Who closed the period, or the neighbor whose closing changed its pay.'),
});
export type PeriodVersion = z.infer<typeof periodVersion>;
export const PayPeriodVersionType = objectFromZod(
  'PayPeriodVersion',
  periodVersion,
  'The pay of a period as it was exported. Immutable.',
);

export const pendingOvertime = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day.'),
  message: z.string().describe('What to wait for, in words.'),
});
export type PendingOvertime = Readonly<z.infer<typeof pendingOvertime>>;
objectFromZod(
  'PendingOvertime',
  pendingOvertime,
  'A workweek with days in a closed pay period and in one that is open again: closing that one can change its overtime.',
);

export const payPeriod = payPeriodDays.extend({
  status: payPeriodStatus.describe('Whether the period is open, closed or exported.'),
  closedAt: z.date().nullable().describe('When the period was closed. Null if it is open.'),
  closedBy: userView.nullable().describe('Who closed the period. Null if it is open.'),
  version: z.int().nullable().describe('The version of its pay that is in force. Null for an open period.'),
  versions: z.array(periodVersion).describe('Every version of its pay, newest first.'),
  timesheetCount: z
    .int()
    .describe('Timesheets that overlap the period; for workers their own. A timesheet in progress lasts until now.'),
  unapprovedCount: z.int().describe('How many of them are in progress or not approved.'),
  signedCount: z.int().describe('How many people have signed these hours; for workers, 0 or 1.'),
  staleCount: z.int().describe('How many people signed hours that have changed since.'),
  missingCount: z.int().describe('How many people with hours or paid time off have not signed.'),
  pendingOvertime: z
    .array(pendingOvertime)
    .describe('The workweeks of a closed period whose overtime is pending, because their other period is open.'),
  canClose: z.boolean().describe('Whether the viewer may close the ended and reviewed period now.'),
  canReopen: z.boolean().describe('Whether the viewer may reopen the period.'),
});
export type PayPeriod = z.infer<typeof payPeriod>;
export type UnsignedPeriod = Omit<PayPeriod, keyof SignOffCounts | 'pendingOvertime'>;
export const PayPeriodType = objectFromZod(
  'PayPeriod',
  payPeriod,
  'Dates that are paid together. A closed period locks timesheets.',
  ['versions'],
);

export const payPeriodJson = payPeriod
  .extend({
    closedBy: userName.nullable(),
    versions: z.array(periodVersion.extend({ closedBy: userName })),
  })
  .meta({ id: 'PayPeriod' });
