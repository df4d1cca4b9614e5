import { weekdays } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { roundingRules } from '../../pay-engine/index.js';
import { idInput } from '../../platform/database/ids.js';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../platform/inputs/check-together.js';
import { calendarDate } from '../../platform/inputs/date.js';
import { nameText } from '../../platform/inputs/text.js';
import { findCustomRuleProblems } from './custom-rule.rules.js';
import { lateCorrections, overtimeRule, roundingRule, weekday } from './organization.types.js';
import { timezone } from './timezone.inputs.js';

const wrongTolerance = 'Geofence tolerance must be a whole number of meters from 0 to 1000';

const wrongRetention = 'Days until coordinates are erased must be a whole number from 30 to 1095';

const wrongPasswordLength = 'Minimum password length must be 6, or a whole number from 8 to 64';

const roundingRuleInput = graphqlTypeOf(
  z.enum(roundingRules, { error: `Rounding rule must be one of ${roundingRules.join(', ')}` }),
  () => roundingRule,
).describe('The rounding of punches: none, 5min, 6min, 10min or 15min.');
const workweekStartsOnInput = graphqlTypeOf(
  z.enum(weekdays, { error: 'Start of the workweek must be a day of the week, such as SUNDAY' }),
  () => weekday.enum,
).describe('The first day of the workweek, by which weekly overtime is counted.');

const lateCorrectionsInput = graphqlTypeOf(
  z.enum(lateCorrections.options, { error: `Late corrections must be ${lateCorrections.options.join(' or ')}` }),
  () => lateCorrections.enum,
).describe('How corrections of a closed pay period are paid.');

const payRuleShape = z.object({
  timezone: timezone.optional().describe('The IANA time zone, such as America/Denver. Null restores the default.'),
  roundingRule: roundingRuleInput.optional(),
  overtimeRule: overtimeRule.optional().describe('The law under which overtime is computed.'),
  customRuleId: idInput
    .nullish()
    .describe('The overtime rule of the organization that CUSTOM means. Given with CUSTOM, and only then.'),
  breakPremiums: z
    .boolean({ error: 'Break premiums must be true or false' })
    .optional()
    .describe('Whether a missed meal or rest break in California is paid with an hour (Labor Code 226.7).'),
  workweekStartsOn: workweekStartsOnInput.optional(),
  effectiveFrom: calendarDate('Effective from')
    .nullish()
    .describe(
      'The first day of the new time zone, rounding rule, overtime rule and start of the workweek. By default today, or ' +
        'the beginning while nobody has recorded time.',
    ),
});

export const payRuleChangesInput = checkTogether(
  payRuleShape,
  ['overtimeRule', 'customRuleId'],
  findCustomRuleProblems,
).describe('The new rules of pay. Absent fields stay unchanged.');

const settingsShape = payRuleShape.extend({
  name: nameText('Organization name').optional().describe('The name of the organization, at most 200 characters.'),
  requireLocationOnClock: z
    .boolean({ error: 'Require location must be true or false' })
    .optional()
    .describe('Whether a punch without a location is flagged. It is not rejected.'),
  showColleagues: z
    .boolean({ error: 'Show colleagues must be true or false' })
    .optional()
    .describe('Whether workers see the names of the people who work with them.'),
  geofenceToleranceMeters: z
    .int(wrongTolerance)
    .min(0, wrongTolerance)
    .max(1000, wrongTolerance)
    .optional()
    .describe('How far beyond the radius of a place a punch still counts, in whole meters from 0 to 1000.'),
  locationRetentionDays: z
    .int(wrongRetention)
    .min(30, wrongRetention)
    .max(1095, wrongRetention)
    .nullish()
    .describe('After how many days the coordinates of a punch are erased, from 30 to 1095. Null keeps them.'),
  limitPeopleToJobs: z
    .boolean({ error: 'Limit people to their jobs must be true or false' })
    .optional()
    .describe('Whether workers choose only among their own jobs and those of their shifts.'),
  lateCorrections: lateCorrectionsInput.optional(),
  reopeningNeedsConsent: z
    .boolean({ error: 'Consent to reopen must be true or false' })
    .optional()
    .describe('Whether accountants need consent to reopen a closed pay period.'),
  minimumPasswordLength: z
    .int(wrongPasswordLength)
    .refine((length) => length === 6 || (length >= 8 && length <= 64), wrongPasswordLength)
    .optional()
    .describe('The least number of characters of new passwords: 6, or 8 to 64.'),
});

export const updateOrganizationInput = checkTogether(
  settingsShape,
  ['overtimeRule', 'customRuleId'],
  findCustomRuleProblems,
).describe('The settings to change. Absent fields stay unchanged.');
