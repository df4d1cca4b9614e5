import { weekdays } from '@timetrack/calendar';
import { z } from 'zod';
import { overtimeRules, roundingRules } from '../../pay-engine/index.js';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.builder.js';
import { enumFromZod, graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.builder.js';
import { defaultTimezone } from './organization.entity.js';

export const overtimeRule = enumFromZod(
  'OvertimeRule',
  z.enum(overtimeRules),
  'The law that determines overtime: none, federal (FLSA), or California Labor Code 510.',
);
export const weekday = enumFromZod('Weekday', z.enum(weekdays));

export const organizationView = z.object({
  id: z.uuid(),
  name: z.string(),
  timezone: z.string().nullable().meta({ description: 'An IANA time zone; null until it is set.' }),
  timezoneInForce: z.string().meta({ description: `The organization's time zone, or ${defaultTimezone} if not set.` }),
  roundingRule: graphqlTypeOf(z.enum(roundingRules), () => String).meta({
    description: `One of ${roundingRules.join(', ')}.`,
  }),
  requireLocationOnClock: z.boolean(),
  geofenceToleranceMeters: z.int(),
  overtimeRule,
  workweekStartsOn: weekday,
  reopeningNeedsConsent: z.boolean().meta({
    description: 'Whether an accountant needs an owner’s or administrator’s consent to reopen a closed pay period.',
  }),
});

/** An organization and its settings. An `Organization` entity is one. */
export type OrganizationView = z.infer<typeof organizationView>;

export const OrganizationType = objectFromZod('Organization', organizationView, 'The company whose people clock in.');
