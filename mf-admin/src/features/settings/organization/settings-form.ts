import { weekdays, type ZodForm } from '@timetrack/screens';
import * as z from 'zod/mini';
import { choiceOf, readChoice } from '../../../components/overtime-rules.js';
import { weekdayLabel } from '../../../components/pay-labels.js';
import type {
  LateCorrections,
  OrganizationSettings_OrganizationFragment,
  OrganizationUpdateInput,
  RoundingRule,
} from '../../../gql/graphql.js';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** One line that explains the option while it is selected. */
  readonly description?: string;
}

export const roundingRules: readonly Option<RoundingRule>[] = [
  { value: 'NONE', label: 'No rounding' },
  { value: 'MINUTES_5', label: 'To the nearest 5 minutes' },
  { value: 'MINUTES_6', label: 'To the nearest 6 minutes (a tenth of an hour)' },
  { value: 'MINUTES_10', label: 'To the nearest 10 minutes' },
  { value: 'MINUTES_15', label: 'To the nearest 15 minutes (a quarter of an hour)' },
];

export const lateCorrections: readonly Option<LateCorrections>[] = [
  {
    value: 'NEW_VERSION',
    label: 'In a new version of the period',
    description: 'Closing a reopened period again replaces what was exported. Earlier versions stay available.',
  },
  {
    value: 'NEXT_PERIOD',
    label: 'In the next open period',
    description: 'A closed period keeps its pay. The next open period pays the difference as adjustment lines.',
  },
];

/** American weeks begin on Sunday. */
export const weekdayOptions = [...weekdays.slice(-1), ...weekdays.slice(0, -1)].map((value) => ({
  value,
  label: weekdayLabel(value),
}));

export type Organization = OrganizationSettings_OrganizationFragment;

export const settingsSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Organization name is required')),
  /** Empty until one is chosen. */
  timezone: z.string(),
  roundingRule: z.enum(roundingRules.map(({ value }) => value)),
  requireLocationOnClock: z.boolean(),
  showColleagues: z.boolean(),
  geofenceToleranceMeters: z.pipe(
    z
      .string()
      .check(z.trim(), z.refine(isTolerance, 'Geofence tolerance must be a whole number of meters from 0 to 1000')),
    z.transform(Number),
  ),
  locationRetentionDays: z.pipe(
    z.string().check(z.trim(), z.refine(isRetention, 'Days must be a whole number from 30 to 1095, or empty')),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
  /** The key of a law, or the id of one of the organization's own rules. */
  overtimeRule: z.string(),
  breakPremiums: z.boolean(),
  workweekStartsOn: z.enum(weekdays),
  lateCorrections: z.enum(['NEW_VERSION', 'NEXT_PERIOD']),
  reopeningNeedsConsent: z.boolean(),
  minimumPasswordLength: z.pipe(
    z
      .string()
      .check(z.trim(), z.refine(isPasswordLength, 'Minimum password length must be 6, or a whole number from 8 to 64')),
    z.transform(Number),
  ),
  /** The first day of new pay rules. Empty for the day that the gateway proposes. */
  effectiveFrom: z.string(),
});

/** The values in the form. A number is a text while it is edited. */
export type SettingsValues = z.input<typeof settingsSchema>;
type Settings = z.output<typeof settingsSchema>;
export type SettingsForm = ZodForm<SettingsValues, Settings>;

/** Proposed to an organization that has not chosen a time zone yet. */
export const proposedTimezone = 'America/New_York';

export function valuesOf(organization: Organization): SettingsValues {
  const { name, timezone, roundingRule, requireLocationOnClock, workweekStartsOn } = organization;
  const { lateCorrections, reopeningNeedsConsent, showColleagues } = organization;
  return {
    roundingRule: roundingRule ?? 'NONE',
    ...{ name, requireLocationOnClock, workweekStartsOn, breakPremiums: organization.breakPremiums },
    overtimeRule: ruleOf(organization),
    ...{ lateCorrections, reopeningNeedsConsent, showColleagues, effectiveFrom: '' },
    timezone: timezone ?? '',
    geofenceToleranceMeters: String(organization.geofenceToleranceMeters),
    locationRetentionDays: organization.locationRetentionDays?.toString() ?? '',
    minimumPasswordLength: String(organization.minimumPasswordLength),
  };
}

export const ruleOf = ({ overtimeRule, customRuleId }: Pick<Organization, 'overtimeRule' | 'customRuleId'>) =>
  choiceOf({ key: overtimeRule, customRuleId });

/** The settings that differ from the saved ones, so that two people who change different settings both succeed. */
export function changesIn(values: Settings, saved: Organization): OrganizationUpdateInput {
  const { effectiveFrom, overtimeRule, ...settings } = values;
  const changedEntries = Object.entries(settings).filter(
    ([name, value]) => (value ?? '') !== (saved[name as keyof typeof settings] ?? ''),
  );
  const changes: OrganizationUpdateInput = {
    ...Object.fromEntries(changedEntries),
    ...ruleChange(overtimeRule, saved),
  };
  return effectiveFrom && hasRuleChanges(changes) ? { ...changes, effectiveFrom } : changes;
}

const ruleSettings = ['timezone', 'roundingRule', 'breakPremiums', 'workweekStartsOn'] as const;

type RuleChanges = Partial<
  Pick<OrganizationUpdateInput, (typeof ruleSettings)[number] | 'overtimeRule' | 'customRuleId'>
>;

export function ruleChangesIn(
  values: Pick<SettingsValues, (typeof ruleSettings)[number] | 'overtimeRule'>,
  saved: Organization,
): RuleChanges {
  const changed = ruleSettings.filter((name) => values[name] !== (saved[name] ?? ''));
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...ruleChange(values.overtimeRule, saved),
  };
}

function ruleChange(choice: string, saved: Organization): Pick<RuleChanges, 'overtimeRule' | 'customRuleId'> {
  if (choice === ruleOf(saved)) return {};
  const { overtimeRule, customRuleId } = readChoice(choice);
  return customRuleId === null ? { overtimeRule } : { overtimeRule, customRuleId };
}

export const hasRuleChanges = (changes: RuleChanges): boolean =>
  changes.overtimeRule !== undefined || ruleSettings.some((name) => changes[name] !== undefined);

function isTolerance(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) <= 1000;
}

function isRetention(text: string): boolean {
  return text === '' || (/^\d{2,4}$/.test(text) && Number(text) >= 30 && Number(text) <= 1095);
}

function isPasswordLength(text: string): boolean {
  const length = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return length === 6 || (length >= 8 && length <= 64);
}
