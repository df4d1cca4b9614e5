import { Controller } from '@timetrack/screens';
import { Field, Input } from '@timetrack/ui';
import { FormCard } from './FormCard.js';
import { OptionField } from './OptionField.js';
import { roundingRules } from './options.js';
import { type Organization, proposedTimezone, type SettingsForm } from './settings-form.js';
import { TimezoneField } from './timezone/TimezoneField.js';

interface GeneralCardProps {
  readonly form: SettingsForm;
  readonly saved: Organization;
}

export function GeneralCard({ form, saved }: GeneralCardProps) {
  return (
    <FormCard title="General settings" description="The organization’s name and timezone">
      <Field label="Organization Name" required error={form.errorOf('name')} className="ad:md:col-span-2">
        <Input maxLength={200} autoComplete="organization" {...form.register('name')} />
      </Field>
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <TimezoneField
            value={field.value}
            proposed={proposedTimezone}
            hint={
              saved.timezone === null
                ? `Not set yet: ${saved.timezoneInForce} applies until you choose one and save.`
                : 'Days, weeks and pay periods begin at midnight in this timezone.'
            }
            error={form.errorOf('timezone')}
            onChange={field.onChange}
          />
        )}
      />
      <OptionField
        form={form}
        name="roundingRule"
        label="Rounding Rule"
        options={roundingRules}
        hint="For payroll and reports. Recorded clock times do not change."
      />
    </FormCard>
  );
}
