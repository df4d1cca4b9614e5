import { z } from 'zod';
import { enumOf } from '../../platform/graphql/schema/types-from-zod.js';

export const payPeriodKind = enumOf(
  'PayPeriodKind',
  'SEMIMONTHLY periods start on the anchor’s day of the month and fifteen days later (the 1st and the 16th), MONTHLY ' +
    'periods on the anchor’s day. In a shorter month, they start on its last day.',
  {
    WEEKLY: 'A week.',
    BIWEEKLY: 'Two weeks.',
    SEMIMONTHLY: 'Half a month: from the anchor’s day, and from fifteen days later.',
    MONTHLY: 'A month, from the day of the month of the anchor date.',
  },
  'Pay period must be WEEKLY, BIWEEKLY, SEMIMONTHLY or MONTHLY',
);
export type PayPeriodKind = z.infer<typeof payPeriodKind>;

export const payPeriodStatus = enumOf('PayPeriodStatus', 'The timesheets of a CLOSED period can’t be changed.', {
  OPEN: 'Its timesheets can still be changed.',
  CLOSED: 'Its pay is settled, and its timesheets cannot be changed.',
});

export const closingBlockerCode = enumOf('ClosingBlockerCode', 'Why a pay period can’t be closed yet.', {
  NOT_OVER: 'The period has not ended.',
  TIMESHEETS_NOT_APPROVED: 'It has timesheets that are in progress or not approved.',
  TIME_OFF_NOT_DECIDED: 'It has requests for paid time off that nobody has decided.',
});
export type ClosingBlockerCode = z.infer<typeof closingBlockerCode>;

export const payrollVersionReason = enumOf(
  'PayrollVersionReason',
  'CLOSED: the first version. CLOSED_AGAIN: the period was reopened and closed again. NEIGHBOR: closing another period ' +
    'changed the pay of a workweek that both share.',
  {
    CLOSED: 'The first version.',
    CLOSED_AGAIN: 'The period was reopened and closed again.',
    NEIGHBOR: 'Closing another period changed the pay of a workweek that both share.',
  },
);
export type PayrollVersionReason = z.infer<typeof payrollVersionReason>;
