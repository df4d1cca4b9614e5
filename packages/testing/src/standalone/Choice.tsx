import { useId } from 'react';

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly onChange: (option: Option) => void;
}

export function Choice<Option extends string>({ label, options, value, onChange }: ChoiceProps<Option>) {
  const id = useId();
  return (
    <p className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted-foreground">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const choice = options.find((option) => option === event.target.value);
          if (choice) onChange(choice);
        }}
        className="h-9 rounded-md border border-input bg-background px-2 text-foreground"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option.toLowerCase()}
          </option>
        ))}
      </select>
    </p>
  );
}
