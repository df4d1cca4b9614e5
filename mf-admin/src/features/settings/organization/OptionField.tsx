import { useWatch } from '@timetrack/screens';
import { Field, Select } from '@timetrack/ui';
import type { Option } from './options.js';
import type { SettingsForm, SettingsValues } from './settings-form.js';

interface OptionFieldProps {
  readonly form: SettingsForm;
  readonly name: keyof SettingsValues;
  readonly label: string;
  readonly options: readonly Option<string>[];
  /** Displayed when the selected option has no description. */
  readonly hint?: string;
}

export function OptionField({ form, name, label, options, hint }: OptionFieldProps) {
  const value = useWatch({ control: form.control, name });
  const selected = options.find((option) => option.value === value);
  return (
    <Field label={label} hint={selected?.description ?? hint} error={form.errorOf(name)}>
      <Select {...form.register(name)} options={options.map((option) => [option.value, option.label])} />
    </Field>
  );
}
