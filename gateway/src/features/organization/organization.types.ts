import { weekdays } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import {
  type BuiltInOvertimeRule,
  builtInOvertimeRules,
  overtimeLaws,
  overtimeRules,
  type RoundingRule,
  roundingRules,
} from '../../pay-engine/index.js';
import { enumField } from '../../platform/graphql/schema/enum-field.js';
import { nodeFromZod, objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod, enumOf, enumOfTexts, graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.js';
import { defaultTimezone, ruleSettings } from './dated-settings.types.js';

const lawMeanings = Object.fromEntries(
  builtInOvertimeRules.map((key) => {
    const rules: readonly { readonly words: string; readonly source: string }[] = Object.values(
      overtimeLaws[key].rules,
    );
    return [key, rules.map(({ words, source }) => `${words} (${source}).`).join(' ') || 'All hours are regular time.'];
  }),
) as Record<BuiltInOvertimeRule, string>;

export const overtimeRule = enumFromZod(
  'OvertimeRule',
  z.enum(overtimeRules, { error: `Overtime rule must be one of ${overtimeRules.join(', ')}` }),
  'The law of overtime, or the organization’s own limits.',
  { ...lawMeanings, CUSTOM: 'Limits that the organization set itself.' },
);
export const lateCorrections = enumOf(
  'LateCorrections',
  'How a correction of a closed pay period is paid. NEW_VERSION: closing it again makes a new version of its pay. ' +
    'NEXT_PERIOD: its pay stays as it is, and the next open period pays the difference.',
  {
    NEW_VERSION: 'Closing the period again makes a new version of its pay.',
    NEXT_PERIOD: 'The pay stays, and the next open period pays the difference.',
  },
);
export type LateCorrections = z.infer<typeof lateCorrections>;
export const roundingRule = enumOfTexts(
  'RoundingRule',
  'The increment to which clock-in and clock-out are rounded for payroll.',
  {
    none: 'Times are not rounded.',
    '5min': 'The nearest 5 minutes.',
    '6min': 'The nearest 6 minutes, a tenth of an hour.',
    '10min': 'The nearest 10 minutes.',
    '15min': 'The nearest 15 minutes, a quarter of an hour.',
  } satisfies Record<RoundingRule, string>,
  (rule) => (rule === 'none' ? 'NONE' : `MINUTES_${Number.parseInt(rule, 10)}`),
);
export const rounding = {
  of: 'roundingRule',
  type: roundingRule,
  description: 'How clock-in and clock-out are rounded for payroll.',
} as const;

export const weekday = enumFromZod('Weekday', z.enum(weekdays), 'A day of the week.', {
  MONDAY: 'Monday.',
  TUESDAY: 'Tuesday.',
  WEDNESDAY: 'Wednesday.',
  THURSDAY: 'Thursday.',
  FRIDAY: 'Friday.',
  SATURDAY: 'Saturday.',
  SUNDAY: 'Sunday.',
});

const roundingRuleText = graphqlTypeOf(z.enum(roundingRules), () => String).describe(
  `One of ${roundingRules.join(', ')}.`,
);

export const customRuleName = z.object({ id: z.uuid(), name: z.string().describe('The name of the rule.') });
objectFromZod('CustomRuleName', customRuleName, 'Limits of overtime that the organization set itself.');

const datedPayRules = z.object({
  from: z.iso.date().nullable().describe('The first day. Null for the first rules, which have no beginning.'),
  timezone: z.string().describe('The IANA time zone. Null for the default of the server.'),
  roundingRule: roundingRuleText,
  overtimeRule: overtimeRule.describe('The law under which overtime is computed.'),
  customRule: customRuleName.nullable().describe('The limits that CUSTOM means. Null with any other rule.'),
  breakPremiums: z.boolean().describe('Whether a missed break in California is paid with an hour.'),
  workweekStartsOn: weekday.describe('The first day of the workweek.'),
});
const DatedPayRulesType = objectFromZod(
  'DatedPayRules',
  datedPayRules,
  'The rules of pay from a day until the next entry.',
  ['roundingRule'],
);
enumField(DatedPayRulesType, 'rounding', rounding);

const datedTimezone = z.object({
  timezone: z.string().describe('The IANA time zone.'),
  from: z.iso.date().nullable().describe('The first day in this zone. Null for the first zone.'),
  startsAt: z.date().nullable().describe('When the first day begins in this zone. Null for the first zone.'),
});
export type DatedTimezone = Readonly<z.infer<typeof datedTimezone>>;
objectFromZod('DatedTimezone', datedTimezone, 'A time zone from a day until the next entry.');

const scheduledChange = z.object({
  setting: enumFromZod('PayRuleSetting', z.enum(ruleSettings), 'A setting that holds from a day.', {
    overtimeRule: 'The law that determines overtime.',
    customRuleId: 'The limits that the overtime rule CUSTOM means.',
    breakPremiums: 'Whether a missed break in California is paid.',
    roundingRule: 'How clock times are rounded.',
    timezone: 'The time zone of the organization.',
    workweekStartsOn: 'The first day of the workweek.',
  }).describe('The setting that changes.'),
  from: z.iso.date().describe('The first day.'),
  before: z.string().nullable().describe('The value until then. Null for a time zone that is not set.'),
  value: z
    .string()
    .nullable()
    .describe('The new value: of a custom rule its name, and null for a time zone that is not set.'),
});
export type ScheduledChange = z.infer<typeof scheduledChange>;
objectFromZod('ScheduledChange', scheduledChange, 'A change of a setting that holds from a day after today.');

const organizationSettings = z.object({
  id: z.uuid(),
  name: z.string().describe('The name of the organization.'),
  timezone: z.string().nullable().describe('An IANA time zone; null until it is set.'),
  timezoneInForce: z.string().describe(`The organization's time zone, or ${defaultTimezone} if not set.`),
  timezoneConfirmed: z
    .boolean()
    .describe('False while the time zone was taken from a browser and nobody has confirmed it.'),
  roundingRule: roundingRuleText,
  requireLocationOnClock: z.boolean().describe('Whether a clock-in without a location is flagged.'),
  showColleagues: z.boolean().describe('Whether workers see the names of the people who work with them.'),
  geofenceToleranceMeters: z
    .int()
    .describe('How far beyond the radius of a place a punch still counts, in whole meters.'),
  locationRetentionDays: z
    .int()
    .nullable()
    .describe('After how many days the coordinates of a punch are erased. Null: they are kept.'),
  limitPeopleToJobs: z
    .boolean()
    .describe('Whether workers choose only among the jobs that they are assigned to, and those of their shifts.'),
  overtimeRule: overtimeRule.describe('The law under which overtime is computed.'),
  customRuleId: z.uuid().nullable().describe('The limits that CUSTOM means. Null with any other rule.'),
  breakPremiums: z
    .boolean()
    .describe('Whether a missed meal or rest break in California is paid with an hour (Labor Code 226.7).'),
  workweekStartsOn: weekday.describe('The first day of the workweek.'),
  reopeningNeedsConsent: z
    .boolean()
    .describe('Whether an accountant needs an owner’s or administrator’s consent to reopen a closed pay period.'),
  lateCorrections: lateCorrections.describe('What becomes of corrections of closed periods.'),
  minimumPasswordLength: z.int().describe('The least length of new passwords: 6, or from 8 to 64.'),
});

const overtimeRuleHint = z.object({
  overtimeRule: overtimeRule.describe('The law that may apply.'),
  isCertain: z.boolean().describe('Whether the whole time zone lies in the state of the law.'),
  message: z.string().describe('Why, in words.'),
});
export type OvertimeRuleHint = Readonly<z.infer<typeof overtimeRuleHint>>;
objectFromZod('OvertimeRuleHint', overtimeRuleHint, 'A law of overtime that may apply to the organization.');

export type OrganizationSettings = z.infer<typeof organizationSettings>;

export const organizationView = organizationSettings.extend({
  timezones: z
    .array(datedTimezone)
    .readonly()
    .describe('The time zones over time, scheduled ones included, earliest first. A record has the zone of its day.'),
  payRules: z
    .array(datedPayRules)
    .readonly()
    .describe('The rules of pay over time, scheduled ones included, earliest first.'),
  scheduledChanges: z
    .array(scheduledChange)
    .readonly()
    .describe('The changes that hold from a day after today, earliest first.'),
  overtimeRuleHints: z
    .array(overtimeRuleHint)
    .readonly()
    .describe('Laws that the time zone suggests and that nobody in the organization is paid by. Mostly empty.'),
  hasPayTerms: z
    .boolean()
    .describe(
      'Whether pay differs between people, or from the federal overtime law: someone has terms or a payroll id of their own, or another overtime rule is or was in force. Screens leave out what needs it otherwise.',
    ),
});

export type OrganizationView = z.infer<typeof organizationView>;

export const OrganizationType = nodeFromZod('Organization', organizationView, 'The company whose people clock in.', [
  'roundingRule',
]);
enumField(OrganizationType, 'rounding', rounding);
