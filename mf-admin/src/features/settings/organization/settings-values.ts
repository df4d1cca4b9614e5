import type {
  OvertimeRule,
  Settings_OrganizationFragment,
  UpdateOrganizationInput,
  Weekday,
} from '../../../gql/graphql.js';
import type { FieldErrors } from '../../../parts/use-change.js';

export type Organization = Settings_OrganizationFragment;

/** The settings as they stand in the form. */
export interface SettingsValues {
  readonly name: string;
  readonly timezone: string;
  readonly roundingRule: string;
  readonly requireLocationOnClock: boolean;
  /** As it is typed. */
  readonly geofenceToleranceMeters: string;
  readonly overtimeRule: OvertimeRule;
  readonly workweekStartsOn: Weekday;
}

/** What the form proposes to an organization that has chosen no zone yet. */
const proposedTimezone = 'America/New_York';

export function valuesOf(organization: Organization): SettingsValues {
  const { name, timezone, roundingRule, requireLocationOnClock, overtimeRule, workweekStartsOn } = organization;
  return {
    ...{ name, roundingRule, requireLocationOnClock, overtimeRule, workweekStartsOn },
    timezone: timezone ?? proposedTimezone,
    geofenceToleranceMeters: String(organization.geofenceToleranceMeters),
  };
}

/** What of the form differs from what is saved: two people who change different settings do not undo each other. */
export function changesIn(values: SettingsValues, saved: Organization): UpdateOrganizationInput {
  const input = { ...values, geofenceToleranceMeters: Number(values.geofenceToleranceMeters) };
  const changed = Object.entries(input).filter(([name, value]) => value !== saved[name as keyof SettingsValues]);
  return Object.fromEntries(changed);
}

/** What can't be sent as it is. All else is the server's to say. */
export function whatIsWrong({ name, geofenceToleranceMeters }: SettingsValues): FieldErrors {
  return {
    ...(name.trim() === '' && { name: 'Organization name is required' }),
    ...(!isTolerance(geofenceToleranceMeters) && {
      geofenceToleranceMeters: 'Geofence tolerance must be a whole number of meters from 0 to 1000',
    }),
  };
}

function isTolerance(typed: string): boolean {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= 1000;
}
