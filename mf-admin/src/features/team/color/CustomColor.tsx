import { Button, Field, Input } from '@timetrack/ui';
import { type FormEvent, useState } from 'react';
import { parseColor } from './colors.js';

interface CustomColorProps {
  readonly value: string;
  readonly busy: boolean;
  readonly onChoose: (hex: string) => void;
}

/** Any other color: typed, or picked from the browser's palette. */
export function CustomColor({ value, busy, onChoose }: CustomColorProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  const edit = (edited: string) => {
    setText(edited);
    setError(undefined);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const hex = parseColor(text);
    if (hex === null) setError('Enter a color such as #3b82f6');
    else onChoose(hex);
  };
  return (
    <form noValidate onSubmit={apply} className="ad:flex ad:items-start ad:gap-2">
      <Field label="Custom color" error={error} className="ad:min-w-0 ad:flex-1">
        <Input
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => edit(target.value)}
          className="ad:font-mono"
        />
      </Field>
      <input
        type="color"
        aria-label="Pick from a palette"
        title="Pick from a palette"
        value={parseColor(text) ?? value}
        onChange={({ target }) => edit(target.value)}
        className="ad:mt-6.5 ad:h-11 ad:w-11 ad:shrink-0 ad:cursor-pointer ad:rounded-md ad:border ad:border-input ad:bg-field ad:p-1 ad:md:h-10"
      />
      <Button type="submit" variant="outline" busy={busy} className="ad:mt-6.5">
        Apply
      </Button>
    </form>
  );
}
