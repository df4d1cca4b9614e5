import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { balance } from '../balances/balance.types.js';

export const ptoCategory = enumOf(
  'PtoCategory',
  'The kind of time off. Payroll maps each to an earning code.',
  { VACATION: 'Vacation.', SICK: 'Sick leave.', HOLIDAY: 'Public holidays.', OTHER: 'Any other time off.' },
  'Category must be VACATION, SICK, HOLIDAY or OTHER',
);
export type PtoCategory = z.infer<typeof ptoCategory>;

export const ptoPolicyView = z.object({
  id: z.uuid(),
  name: z.string().describe('The name of the policy.'),
  yearlyAllowanceHours: z.int().nullable().describe('Hours per person in a calendar year. Null if there is no limit.'),
  paid: z.boolean().describe('Time off under an unpaid policy is never part of payroll.'),
  category: ptoCategory.describe('What the time off is for.'),
  retired: z.boolean().describe('A retired policy keeps its requests but takes no new ones.'),
  balance: balance.describe('The viewer’s balance in the organization’s current calendar year.'),
});

export type PtoPolicyView = Readonly<z.infer<typeof ptoPolicyView>>;

export const PtoPolicyType = nodeFromZod(
  'PtoPolicy',
  ptoPolicyView,
  'Paid or unpaid time off. A policy in use is retired, not deleted.',
);
