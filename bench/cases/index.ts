import type { Case } from './case.types.ts';
import { firstScreenCases } from './first-screen.ts';
import { payrollCases } from './payroll.ts';
import { punchCases } from './punches.ts';
import { reads } from './reads.ts';
import { startCases } from './start.ts';
import { subscriberCases } from './subscribers.ts';
import { weekCases } from './week.ts';

export const cases: readonly Case[] = [
  ...reads,
  ...punchCases,
  ...payrollCases,
  ...subscriberCases,
  ...weekCases,
  ...firstScreenCases,
  ...startCases,
];
