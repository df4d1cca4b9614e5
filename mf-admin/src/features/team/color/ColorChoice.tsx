import { useUnsavedChanges } from '@timetrack/contracts/routing';
import { useWatch, useZodForm } from '@timetrack/screens';
import { Button, cn, Field, Input, readableOn } from '@timetrack/ui';
import { Check } from '@timetrack/ui/icons';
import type { KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { parseColor, presets } from './colors.js';

interface ColorChoiceProps {
  readonly value: string;
  readonly busy: boolean;
  readonly onChoose: (hex: string) => void;
  /** Called when a custom color was typed and not applied, and when it no longer is. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
}

export function ColorChoice({ value, busy, onChoose, onUnsaved }: ColorChoiceProps) {
  return (
    <div aria-busy={busy} className="ad:flex ad:flex-col ad:gap-3">
      <Swatches value={value} onChoose={onChoose} />
      <CustomColor key={value} {...{ value, busy, onChoose, onUnsaved }} />
    </div>
  );
}

interface SwatchesProps {
  readonly value: string;
  readonly onChoose: (hex: string) => void;
}

const columns = 5;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };

/** The preset colors: one tab stop, with the arrow keys moving between them. */
function Swatches({ value, onChoose }: SwatchesProps) {
  const chosenIndex = presets.findIndex(({ hex }) => hex === value.toLowerCase());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend, and the popover already has a heading
    <div
      role="group"
      aria-label="Preset colors"
      onKeyDown={moveFocus}
      className="ad:-mx-1.5 ad:grid ad:w-fit ad:grid-cols-5 ad:gap-1"
    >
      {presets.map(({ hex, name }, index) => (
        <button
          key={hex}
          type="button"
          aria-label={name}
          aria-pressed={index === chosenIndex}
          title={name}
          tabIndex={index === Math.max(chosenIndex, 0) ? 0 : -1}
          onClick={() => onChoose(hex)}
          className="ad:grid ad:size-11 ad:cursor-pointer ad:place-items-center ad:rounded-full ad:hover:bg-accent"
        >
          <span
            style={{ backgroundColor: hex, color: readableOn(hex) }}
            className={cn(
              'ad:grid ad:size-8 ad:place-items-center ad:rounded-full ad:border ad:border-foreground/15',
              'ad:forced-color-adjust-none',
              index === chosenIndex && 'ad:ring-2 ad:ring-ring ad:ring-offset-2 ad:ring-offset-popover',
            )}
          >
            {index === chosenIndex && <Check aria-hidden="true" className="ad:size-4" />}
          </span>
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const nextIndex = buttons.findIndex((button) => button.contains(document.activeElement)) + step;
  buttons[(nextIndex + buttons.length) % buttons.length]?.focus();
}

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
function CustomColor({ value, busy, onChoose, onUnsaved }: CustomColorProps) {
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
