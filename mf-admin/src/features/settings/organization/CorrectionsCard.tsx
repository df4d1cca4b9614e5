import { FormCard } from './FormCard.js';
import { OptionField } from './OptionField.js';
import { lateCorrections } from './options.js';
import { SwitchField } from './SwitchField.js';
import type { SettingsForm } from './settings-form.js';

export function CorrectionsCard({ form }: { readonly form: SettingsForm }) {
  return (
    <FormCard
      title="Corrections after closing"
      description="What happens when a closed pay period turns out to be wrong"
    >
      <OptionField form={form} name="lateCorrections" label="Pay Corrections" options={lateCorrections} />
      <SwitchField
        form={form}
        name="reopeningNeedsConsent"
        label="Consent to Reopen"
        hint="Accountants ask an owner or administrator before a closed period is reopened. Owners and administrators always can."
      />
    </FormCard>
  );
}
