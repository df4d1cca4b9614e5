import { Button, Field, Input } from '@timetrack/ui';
import { type FormEvent, useState } from 'react';
import { readColor } from './colors.js';

interface CustomColorProps {
  readonly value: string;
  readonly busy: boolean;
  readonly onChoose: (hex: string) => void;
}

/** A colour of one's own: typed, or taken from the browser's palette. */
export function CustomColor({ value, busy, onChoose }: CustomColorProps) {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const hex = readColor(typed);
    if (hex === null) setError('Enter a color such as #3b82f6');
    else onChoose(hex);
  };
  return (
    <form noValidate onSubmit={apply} className="ad:flex ad:items-start ad:gap-2">
      <Field label="Custom color" error={error} className="ad:min-w-0 ad:flex-1">
        <Input
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
          className="ad:font-mono"
        />
      </Field>
      <input
        type="color"
        aria-label="Pick from a palette"
        title="Pick from a palette"
        value={readColor(typed) ?? value}
        onChange={({ target }) => type(target.value)}
        className="ad:mt-6.5 ad:h-11 ad:w-11 ad:shrink-0 ad:cursor-pointer ad:rounded-md ad:border ad:border-input ad:bg-field ad:p-1 ad:md:h-10"
      />
      <Button type="submit" variant="outline" busy={busy} className="ad:mt-6.5">
        Apply
      </Button>
    </form>
  );
}
