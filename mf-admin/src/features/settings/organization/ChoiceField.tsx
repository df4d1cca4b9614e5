import { Field, Select } from '@timetrack/ui';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly words: string; readonly meaning?: string }[];
  /** What stands below where the choice has no words of its own. */
  readonly hint?: string;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A list to choose from, with the meaning of what is chosen below it. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, hint, error, onChange } = props;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Field label={label} hint={chosen?.meaning ?? hint} error={error}>
      <Select
        value={value}
        onChange={({ target }) => {
          const choice = choices.find((one) => one.value === target.value);
          if (choice) onChange(choice.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
