import { Field, Input } from '@timetrack/ui';
import { FormCard } from './FormCard.js';
import type { SettingsForm } from './settings-form.js';

export function PasswordsCard({ form }: { readonly form: SettingsForm }) {
  return (
    <FormCard
      title="Passwords"
      description="For passwords that are chosen from now on. Common passwords and people’s own names are never allowed."
    >
      <Field
        label="Minimum Password Length"
        hint="6 by default, or from 8 to 64 characters."
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
