import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const balance = z.object({
  year: z.int().describe('The calendar year.'),
  allowanceHours: z.int().nullable().describe('Null if there is no limit.'),
  usedHours: z.number().describe('Approved hours.'),
  pendingHours: z.number().describe('Hours that are requested and not decided yet.'),
  remainingHours: z.number().nullable().describe('The allowance less used and pending hours, or null without one.'),
});

/** One person's hours under one policy in one calendar year. Fractions of an hour are whole minutes. */
export type Balance = Readonly<z.infer<typeof balance>>;

/** How much the approved time off of one person under one policy would exceed the allowance of a year. */
export interface Overrun {
  readonly year: number;
  readonly minutes: number;
}

objectFromZod(
  'PtoBalance',
  balance,
  'One person’s hours under one policy in one calendar year. A request that spans two years is split by day, so hours can be fractional, in whole minutes.',
);
