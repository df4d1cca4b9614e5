import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.builder.js';
import { payPeriodStatus } from '../pay-periods/index.js';
import { payrollEntry } from '../payroll/index.js';

export const ownPay = payrollEntry.extend({
  periodStatus: payPeriodStatus.meta({
    description: 'CLOSED if all days lie in closed pay periods, so that this pay is settled.',
  }),
});

/** The caller's pay: the members of a payroll entry, and what the caller needs to know about these days. */
export type OwnPay = Readonly<z.infer<typeof ownPay>>;
export const OwnPayType = objectFromZod(
  'OwnPay',
  ownPay,
  'The caller’s own pay in whole minutes: the same numbers, lines and exceptions as in payroll.',
);
