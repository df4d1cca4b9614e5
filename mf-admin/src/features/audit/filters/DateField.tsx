import type { CalendarDate } from '@timetrack/screens';
import { Field, Input } from '@timetrack/ui';
import { useState } from 'react';

interface DateFieldProps {
  readonly label: string;
  readonly value: CalendarDate | null;
  readonly error: string | undefined;
  readonly onChange: (date: CalendarDate | null) => void;
}

/**
 * While the user types 2026, the year of the field is 0002, 0020 and 0202. No entry is that old, so ignore these years.
 */
const isComplete = (text: string) => text === '' || text >= '1970';

/** A date field that reports a date as soon as it is complete. */
export function DateField({ label, value, error, onChange }: DateFieldProps) {
  const [text, setText] = useState(value ?? '');
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setText(value ?? '');
  }
  return (
    <Field label={label} error={error}>
      <Input
        type="date"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (isComplete(target.value)) onChange(target.value || null);
        }}
      />
    </Field>
  );
}
