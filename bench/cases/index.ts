import type { Case } from './case.types.ts';
import { payroll } from './payroll.ts';
import { punch } from './punches.ts';
import { reads } from './reads.ts';
import { start } from './start.ts';
import { subscribers } from './subscribers.ts';

export const cases: readonly Case[] = [...reads, punch, payroll, subscribers, start];
