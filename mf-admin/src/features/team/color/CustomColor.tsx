import { useUnsavedChanges } from '@timetrack/contracts/routing';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Button, Field, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { parseColor } from './colors.js';

interface CustomColorProps {
  readonly value: string;
  readonly busy: boolean;
  readonly onChoose: (hex: string) => void;
  readonly onUnsaved: ((isUnsaved: boolean) => void) | undefined;
}

const color = z.pipe(
  z.string(),
  z.transform((text, context): string => {
    const hex = parseColor(text);
    if (hex !== null) return hex;
    context.issues.push({ code: 'custom', input: text, message: 'Enter a color such as #3b82f6' });
    return z.NEVER;
  }),
);
const schema = z.object({ color });

/** Any other color: typed, or picked from the browser's palette. */
export function CustomColor({ value, busy, onChoose, onUnsaved }: CustomColorProps) {
  const form = useZodForm({
    schema,
    defaultValues: { color: value },
    failureTitle: 'Failed to update user',
    onSubmit: async (chosen) => onChoose(chosen.color),
  });
  useUnsavedChanges({ setUnsaved: (isUnsaved) => onUnsaved?.(isUnsaved) }, form.isDirty && !form.isSubmitting);
  const text = useWatch({ control: form.control, name: 'color' });
  return (
    <form
      noValidate
      className="ad:flex ad:items-start ad:gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Field label="Custom color" error={form.errorOf('color')} className="ad:min-w-0 ad:flex-1">
        <Input autoComplete="off" spellCheck={false} className="ad:font-mono" {...form.register('color')} />
      </Field>
      <input
        type="color"
        aria-label="Pick from a palette"
        title="Pick from a palette"
        value={parseColor(text) ?? value}
        onChange={({ target }) => form.setValue('color', target.value, { shouldValidate: true })}
        className="ad:mt-6.5 ad:h-11 ad:w-11 ad:shrink-0 ad:cursor-pointer ad:rounded-md ad:border ad:border-input ad:bg-field ad:p-1 ad:md:h-10"
      />
      <Button type="submit" variant="outline" busy={busy} className="ad:mt-6.5">
        Apply
      </Button>
    </form>
  );
}
