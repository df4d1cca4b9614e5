import { useWatch } from '@timetrack/screens';
import { Card, CardContent, CardHeader, Field, Input, Select } from '@timetrack/ui';
import type { ReactNode } from 'react';
import type { RuleDefinition } from '../../../components/overtime-rules.js';
import { SwitchField } from '../../../components/SwitchField.js';
import { OvertimeRuleField } from './overtime/OvertimeRuleField.js';
import {
  lateCorrections,
  type Option,
  type Organization,
  roundingRules,
  type SettingsForm,
  type SettingsValues,
  weekdayOptions,
} from './settings-form.js';

export function TimesheetCard({ form }: { readonly form: SettingsForm }) {
  return (
    <FormCard title="Timesheet settings" description="Where people clock in and out">
      <SwitchSetting
        form={form}
        name="requireLocationOnClock"
        label="Require Location on Clock-in"
        hint="A clock-in without a location is accepted and flagged for review."
      />
      <Field
        label="Geofence Tolerance (meters)"
        hint="From 0 to 1000. How far beyond the radius of a place a punch still counts as made there."
        error={form.errorOf('geofenceToleranceMeters')}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          max={1000}
          step={1}
          {...form.register('geofenceToleranceMeters')}
        />
      </Field>
      <Field
        label="Keep Coordinates (days)"
        optional
        hint="From 30 to 1095, or empty to keep them. Places and distances stay."
        error={form.errorOf('locationRetentionDays')}
      >
        <Input inputMode="numeric" {...form.register('locationRetentionDays')} />
      </Field>
    </FormCard>
  );
}

export function ScheduleCard({ form }: { readonly form: SettingsForm }) {
  return (
    <FormCard title="Schedule" description="What workers see of their shifts">
      <SwitchSetting
        form={form}
        name="showColleagues"
        label="Show Colleagues"
        hint="Workers see who works with them. When this is off, they see only themselves on a shift."
      />
    </FormCard>
  );
}

interface PayCardProps {
  readonly form: SettingsForm;
  readonly saved: Organization;
  readonly overtimeRules: readonly RuleDefinition[];
}

export function PayCard({ form, saved, overtimeRules }: PayCardProps) {
  return (
    <FormCard title="Pay rules" description="How worked hours become paid hours">
      <OptionField
        form={form}
        name="roundingRule"
        label="Rounding Rule"
        options={roundingRules}
        hint="For payroll and reports. Recorded clock times do not change."
      />
      <OptionField
        form={form}
        name="workweekStartsOn"
        label="Workweek Starts On"
        options={weekdayOptions}
        hint="At midnight of that day. Weekly overtime is never averaged over two workweeks."
      />
      <OvertimeRuleField form={form} saved={saved} rules={overtimeRules} />
      <BreakPremiums form={form} saved={saved} />
    </FormCard>
  );
}

/** California alone pays missed breaks. */
function BreakPremiums({ form, saved }: Omit<PayCardProps, 'overtimeRules'>) {
  const rule = useWatch({ control: form.control, name: 'overtimeRule' });
  if (rule !== 'CALIFORNIA' && !saved.payRules.some(({ overtimeRule }) => overtimeRule === 'CALIFORNIA')) return null;
  return (
    <SwitchSetting
      form={form}
      name="breakPremiums"
      label="Pay Missed Breaks"
      hint="In California, a day with a missed meal break pays one more hour, and so does one with missed rest breaks (Labor Code 226.7)."
    />
  );
}

export function CorrectionsCard({ form }: { readonly form: SettingsForm }) {
  return (
    <FormCard
      title="Corrections after closing"
      description="What happens when a closed pay period turns out to be wrong"
    >
      <OptionField form={form} name="lateCorrections" label="Pay Corrections" options={lateCorrections} />
      <SwitchSetting
        form={form}
        name="reopeningNeedsConsent"
        label="Consent to Reopen"
        hint="Accountants need the consent of an owner or administrator to reopen a closed period."
      />
    </FormCard>
  );
}

export function PasswordsCard({ form }: { readonly form: SettingsForm }) {
  return (
    <FormCard
      title="Passwords"
      description="For passwords that are chosen from now on. Common passwords and people’s own names are never allowed."
    >
      <Field
        label="Minimum Password Length"
        hint="6, which is the default, or a number from 8 to 64."
        error={form.errorOf('minimumPasswordLength')}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={6}
          max={64}
          step={1}
          {...form.register('minimumPasswordLength')}
        />
      </Field>
    </FormCard>
  );
}

interface FormCardProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

export function FormCard({ title, description, children }: FormCardProps) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      <CardContent className="ad:grid ad:items-start ad:gap-x-6 ad:gap-y-5 ad:md:grid-cols-2">{children}</CardContent>
    </Card>
  );
}

interface OptionFieldProps {
  readonly form: SettingsForm;
  readonly name: keyof SettingsValues;
  readonly label: string;
  readonly options: readonly Option<string>[];
  /** Displayed when the selected option has no description. */
  readonly hint?: string;
}

function OptionField({ form, name, label, options, hint }: OptionFieldProps) {
  const value = useWatch({ control: form.control, name });
  const selected = options.find((option) => option.value === value);
  return (
    <Field label={label} hint={selected?.description ?? hint} error={form.errorOf(name)}>
      <Select {...form.register(name)} options={options.map((option) => [option.value, option.label])} />
    </Field>
  );
}

interface SwitchSettingProps {
  readonly form: SettingsForm;
  readonly name: 'requireLocationOnClock' | 'showColleagues' | 'reopeningNeedsConsent' | 'breakPremiums';
  readonly label: string;
  readonly hint: string;
}

function SwitchSetting({ form, name, ...texts }: SwitchSettingProps) {
  const isOn = useWatch({ control: form.control, name });
  return <SwitchField {...texts} isOn={isOn} {...form.register(name)} />;
}
