import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { flag, nameText, optionalText } from '../../../platform/inputs/text.js';
import { forwardPageInput } from '../../../platform/paging/index.js';
import { findLimitProblems } from './overtime-rule.rules.js';
import { overtimeCountry } from './overtime-rule.types.js';

const name = nameText('Rule name', 60).describe('At most 60 characters, unique among active rules, ignoring case.');

const source = optionalText('Source', 200).describe(
  'Where the rule comes from, such as a collective agreement, at most 200 characters, or null.',
);

function wholeNumber(label: string, from: number, to: number) {
  const range = `${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')}`;
  const error = `${label} must be a whole number from ${range}`;
  return z.int(error).min(from, error).max(to, error).nullish();
}

const limitsShape = z.object({
  dailyMinutes: wholeNumber('Daily minutes', 60, 1440).describe('Overtime starts after these minutes of a day.'),
  dailyDoubleMinutes: wholeNumber('Daily double-time minutes', 60, 1440).describe(
    'Double time starts after these minutes of a day, more than `dailyMinutes`.',
  ),
  weeklyMinutes: wholeNumber('Weekly minutes', 60, 10_080).describe(
    'Overtime starts after these regular minutes of a workweek.',
  ),
  consecutiveMinutes: wholeNumber('Consecutive minutes', 60, 1440).describe(
    'Overtime starts after these minutes without a rest of more than an hour.',
  ),
  nthDay: wholeNumber('Day of consecutive work', 2, 7).describe(
    'All hours of this day of consecutive work in a workweek are overtime.',
  ),
});
inputFromZod(
  'OvertimeLimitsInput',
  limitsShape,
  'When overtime starts. A rule has at least one limit of regular time.',
);

const limits = limitsShape.describe('When overtime starts. At least one limit other than that of double time is set.');

export const createOvertimeRuleInput = checkTogether(
  z.object({ name, country: overtimeCountry.describe('The country of the rule.'), limits, source }),
  ['limits'],
  (input) => findLimitProblems(input.limits),
).describe('The new overtime rule.');

export const updateOvertimeRuleInput = z
  .object({
    id: idInput.describe('The id of the custom rule to change. A retired rule can be changed too.'),
    name: name.optional(),
    source,
    retired: flag('Retired').optional().describe('True retires the rule. False reinstates it.'),
  })
  .describe('The rule and its changes. Absent fields stay unchanged. Limits never change: create another rule.');

export const deleteOvertimeRuleInput = z
  .object({ id: idInput.describe('The id of the custom rule to delete, or to retire if it is in use.') })
  .describe('The rule to delete.');

export const overtimeRulePageInput = z.object(forwardPageInput);
