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
