import { weekdays } from '@timetrack/calendar';
import { z } from 'zod';
import { enumFromZod } from '../../platform/graphql/schema/graphql-types.js';

export const overtimeRules = ['NONE', 'FLSA', 'CALIFORNIA'] as const;
export type OvertimeRule = (typeof overtimeRules)[number];

/** The increment to which payroll rounds punches; the punches themselves never change. */
export const roundingRules = ['none', '5min', '6min', '10min', '15min'] as const;
export type RoundingRule = (typeof roundingRules)[number];

export const overtimeRule = enumFromZod(
  'OvertimeRule',
  z.enum(overtimeRules),
  'The law by which overtime is counted: none, the federal one (FLSA), or California Labor Code 510.',
);
export const weekday = enumFromZod('Weekday', z.enum(weekdays));
