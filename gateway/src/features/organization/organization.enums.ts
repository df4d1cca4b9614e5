import { weekdays } from '@timetrack/calendar';
import { z } from 'zod';
import { overtimeRules } from '../../pay-engine/index.js';
import { enumFromZod } from '../../platform/graphql/schema/graphql-types.js';

export const overtimeRule = enumFromZod(
  'OvertimeRule',
  z.enum(overtimeRules),
  'The law that determines overtime: none, federal (FLSA), or California Labor Code 510.',
);
export const weekday = enumFromZod('Weekday', z.enum(weekdays));
