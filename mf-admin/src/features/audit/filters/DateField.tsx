import { Field, Input } from '@timetrack/ui';
import { useState } from 'react';

interface DateFieldProps {
  readonly label: string;
  /** `2026-11-21` */
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (day: string | null) => void;
}

/** The year of what is being typed is 0002, 0020 and 0202 before it is 2026: nobody asks for those. */
const isMeant = (day: string) => day === '' || day >= '1970';

/** A day that is taken over as soon as it is whole. */
export function DateField({ label, value, error, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value ?? '');
  }
  return (
    <Field label={label} error={error}>
      <Input
        type="date"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isMeant(target.value)) onChange(target.value || null);
        }}
      />
    </Field>
  );
}
