import { Field } from '@timetrack/ui';
import { ComboboxControl } from './ComboboxControl.js';
import type { ComboboxProps } from './combobox.types.js';

/**
 * A field that finds options by what the user types. It works by mouse, touch and keyboard, and within a dialog.
 *
 * The caller keeps the search text, so that the options can come from the server.
 */
export function Combobox<Option>({
  label,
  hint,
  error,
  required,
  optional,
  className,
  ...control
}: ComboboxProps<Option>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional} className={className}>
      <ComboboxControl label={label} {...control} />
    </Field>
  );
}
