import { z } from 'zod';
import { enumFromZod } from '../../platform/graphql/schema/types-from-zod.builder.js';

export const payPeriodKind = enumFromZod(
  'PayPeriodKind',
  z.enum(['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'], {
    error: 'Pay period must be WEEKLY, BIWEEKLY, SEMIMONTHLY or MONTHLY',
  }),
  'SEMIMONTHLY periods start on the anchor’s day of the month and fifteen days later (the 1st and the 16th), MONTHLY ' +
    'periods on the anchor’s day. In a shorter month, they start on its last day.',
);
export type PayPeriodKind = z.infer<typeof payPeriodKind>;

export const payPeriodStatus = enumFromZod(
  'PayPeriodStatus',
  z.enum(['OPEN', 'CLOSED']),
  'The timesheets of a CLOSED period can’t be changed.',
);

export const closingBlockerCode = enumFromZod(
  'ClosingBlockerCode',
  z.enum(['NOT_OVER', 'TIMESHEETS_NOT_APPROVED', 'TIME_OFF_NOT_DECIDED']),
  'Why a pay period can’t be closed yet.',
);
export type ClosingBlockerCode = z.infer<typeof closingBlockerCode>;

const payrollVersionReasons = ['CLOSED', 'CLOSED_AGAIN', 'NEIGHBOR'] as const;

export type PayrollVersionReason = (typeof payrollVersionReasons)[number];

export const payrollVersionReason = enumFromZod(
  'PayrollVersionReason',
  z.enum(payrollVersionReasons),
  'CLOSED: the first version. CLOSED_AGAIN: the period was reopened and closed again. NEIGHBOR: closing another period ' +
    'changed the pay of a workweek that both share.',
);
