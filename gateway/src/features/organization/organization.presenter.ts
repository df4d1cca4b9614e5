import { weekdays } from '@timetrack/calendar';
import { z } from 'zod';
import type { Organization } from './organization.entity.js';
import { overtimeRules, roundingRules } from './organization.types.js';

export const organizationJson = z.object({
  id: z.uuid(),
  name: z.string(),
  timezone: z.string().nullable(),
  timezoneInForce: z.string(),
  roundingRule: z.enum(roundingRules),
  requireLocationOnClock: z.boolean(),
  geofenceToleranceMeters: z.int(),
  overtimeRule: z.enum(overtimeRules),
  workweekStartsOn: z.enum(weekdays),
});

export function presentOrganization(organization: Organization): z.input<typeof organizationJson> {
  return {
    id: organization.id,
    name: organization.name,
    timezone: organization.timezone,
    timezoneInForce: organization.timezoneInForce,
    roundingRule: organization.roundingRule,
    requireLocationOnClock: organization.requireLocationOnClock,
    geofenceToleranceMeters: organization.geofenceToleranceMeters,
    overtimeRule: organization.overtimeRule,
    workweekStartsOn: organization.workweekStartsOn,
  };
}
