import { Field, Input } from '@timetrack/ui';
import { ChoiceField } from './ChoiceField.js';
import { roundingRules } from './choices.js';
import { FormCard } from './FormCard.js';
import type { Organization } from './settings-values.js';
import { TimezoneField } from './timezone/TimezoneField.js';
import type { SettingsForm } from './use-settings-form.js';

interface GeneralCardProps {
  readonly form: SettingsForm;
  readonly saved: Organization;
}

export function GeneralCard({ form: { values, errors, set }, saved }: GeneralCardProps) {
  return (
    <FormCard title="General settings" description="What the organization is called, and by which clock it works">
      <Field label="Organization Name" required error={errors.name} className="ad:md:col-span-2">
        <Input
          value={values.name}
          maxLength={200}
          autoComplete="organization"
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <TimezoneField
        value={values.timezone}
        hint={
          saved.timezone === null
            ? `Not set yet: ${saved.timezoneInForce} is in force until you save.`
            : 'Days, weeks and pay periods begin at midnight there.'
        }
        error={errors.timezone}
        onChange={(timezone) => set({ timezone })}
      />
      <ChoiceField
        label="Rounding Rule"
        value={values.roundingRule}
        choices={roundingRules}
        hint="For payroll and reports. The punches themselves stay as they are."
        error={errors.roundingRule}
        onChange={(roundingRule) => set({ roundingRule })}
      />
    </FormCard>
  );
}
