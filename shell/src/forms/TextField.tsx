import { Field, Input, PasswordInput } from '@timetrack/ui/essentials';

interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly defaultValue?: string;
  /** Help that stays visible below the field. */
  readonly hint?: string;
  readonly error: string | undefined;
  /** Called with the field's name when its text changes, because the error is about the old text. */
  readonly onChanged: (name: string) => void;
}

/** A required field of an uncontrolled form. */
export function TextField({ label, hint, error, onChanged, ...input }: TextFieldProps) {
  const Control = input.type === 'password' ? PasswordInput : Input;
  return (
    <Field label={label} hint={hint} error={error} required>
      <Control {...input} required onChange={() => onChanged(input.name)} />
    </Field>
  );
}
