import { z } from 'zod';
import { overtimeCountries } from '../../../pay-engine/index.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.js';
import { overtimeRule } from '../../organization/index.js';

export const overtimeCountry = enumFromZod(
  'OvertimeCountry',
  z.enum(overtimeCountries, { error: `Country must be one of ${overtimeCountries.join(', ')}` }),
  'The country of a rule. It decides whether short rests count as worked.',
  { US: 'United States.', CA: 'Canada.', OTHER: 'Another country.' },
);

const overtimeLimits = z.object({
  dailyMinutes: z.int().nullable().describe('Overtime starts after these minutes of a day.'),
  dailyDoubleMinutes: z.int().nullable().describe('Double time starts after these minutes of a day.'),
  weeklyMinutes: z.int().nullable().describe('Overtime starts after these regular minutes of a workweek.'),
  consecutiveMinutes: z
    .int()
    .nullable()
    .describe('Overtime starts after these minutes without a rest of more than an hour.'),
  nthDay: z.int().nullable().describe('All hours of this day of consecutive work in a workweek are overtime.'),
});
objectFromZod('OvertimeLimits', overtimeLimits, 'When overtime starts. A limit is null if the rule does not have it.');

const overtimeLaw = z.object({
  rule: z.string().describe('The name of the rule in pay lines, such as `ALASKA_DAILY_OVERTIME`.'),
  words: z.string().describe('The rule in words: `Over 8 hours worked in the workday`.'),
  source: z.string().nullable().describe('The statute or regulation. Null for a custom rule without a source.'),
  since: z.iso.date().nullable().describe('The day on which the law came into force, if it is known.'),
  verifiedOn: z.iso
    .date()
    .nullable()
    .describe('The day on which the rule was compared with the text of the law. Null if it was not.'),
});
objectFromZod('OvertimeLaw', overtimeLaw, 'One limit of an overtime rule, with its law.');

const overtimeExample = z.object({
  work: z.string().describe('The work: `Six days of 10 hours`.'),
  regularHours: z.number().describe('The hours of regular time.'),
  overtimeHours: z.number().describe('The hours of overtime.'),
  doubleTimeHours: z.number().describe('The hours of double time.'),
});
objectFromZod('OvertimeExample', overtimeExample, 'Work in a week, and how an overtime rule pays it.');

export const overtimeRuleView = z.object({
  key: overtimeRule.describe('The law, or CUSTOM.'),
  customRuleId: z.uuid().nullable().describe('The id of a custom rule. Null for a law.'),
  name: z.string().describe('The name: `Colorado`.'),
  country: overtimeCountry.describe('The country of the rule.'),
  limits: overtimeLimits.describe('When overtime starts.'),
  laws: z.array(overtimeLaw).readonly().describe('What the rule consists of, with the sources.'),
  examples: z.array(overtimeExample).readonly().describe('Examples of work under a law. Empty for a custom rule.'),
  retired: z.boolean().describe('A retired rule stays in force where it is used, but cannot be chosen.'),
});

export type OvertimeRuleView = Readonly<z.infer<typeof overtimeRuleView>>;

export const OvertimeRuleDefinitionType = objectFromZod(
  'OvertimeRuleDefinition',
  overtimeRuleView,
  'A law of overtime, or an overtime rule of the organization’s administrators.',
);
