import { weekdays } from '@timetrack/calendar';
import { z } from 'zod';
import { overtimeRules, roundingRules } from '../../pay-engine/index.js';
import { inputFromZod } from '../../platform/graphql/schema/input-from-zod.builder.js';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.builder.js';
import { calendarDate } from '../../platform/inputs/date.inputs.js';
import { nameText } from '../../platform/inputs/text.inputs.js';
import { lateCorrectionModes } from './organization.enums.js';
import { lateCorrections, overtimeRule, weekday } from './organization.types.js';
import { timezone } from './timezone.inputs.js';

const wrongTolerance = 'Geofence tolerance must be a whole number of meters from 0 to 1000';

const wrongPasswordLength = 'Minimum password length must be 6, or a whole number from 8 to 64';

const roundingRuleInput = graphqlTypeOf(
  z.enum(roundingRules, { error: `Rounding rule must be one of ${roundingRules.join(', ')}` }),
  () => String,
);
const overtimeRuleInput = graphqlTypeOf(
  z.enum(overtimeRules, { error: `Overtime rule must be one of ${overtimeRules.join(', ')}` }),
  () => overtimeRule.enum,
);
const workweekStartsOnInput = graphqlTypeOf(
  z.enum(weekdays, { error: 'Start of the workweek must be a day of the week, such as SUNDAY' }),
  () => weekday.enum,
);

const lateCorrectionsInput = graphqlTypeOf(
  z.enum(lateCorrectionModes, { error: `Late corrections must be ${lateCorrectionModes.join(' or ')}` }),
  () => lateCorrections.enum,
);

/** New pay rules and the first day on which they hold; absent fields stay unchanged. */
export const payRuleChangesInput = z.object({
  timezone: timezone.optional(),
  roundingRule: roundingRuleInput.optional(),
  overtimeRule: overtimeRuleInput.optional(),
  workweekStartsOn: workweekStartsOnInput.optional(),
  effectiveFrom: calendarDate('Effective from')
    .nullish()
    .meta({
      description:
        'The first day of the new time zone, rounding rule, overtime rule and start of the workweek. By default today, or ' +
        'the beginning while nobody has recorded time.',
    }),
});

/** Any of the settings; absent fields stay unchanged. */
export const updateOrganizationInput = payRuleChangesInput.extend({
  name: nameText('Organization name').optional(),
  requireLocationOnClock: z.boolean({ error: 'Require location must be true or false' }).optional(),
  geofenceToleranceMeters: z.int(wrongTolerance).min(0, wrongTolerance).max(1000, wrongTolerance).optional(),
  lateCorrections: lateCorrectionsInput.optional(),
  reopeningNeedsConsent: z.boolean({ error: 'Consent to reopen must be true or false' }).optional(),
  minimumPasswordLength: z
    .int(wrongPasswordLength)
    .refine((length) => length === 6 || (length >= 8 && length <= 64), wrongPasswordLength)
    .optional(),
});

export const UpdateOrganizationInput = inputFromZod('UpdateOrganizationInput', updateOrganizationInput);
