import { useUnsavedChanges } from '@timetrack/contracts/routing';
import { fullName, useWatch, useZodForm } from '@timetrack/screens';
import {
  Button,
  cn,
  DiscardChangesDialog,
  Field,
  Input,
  Popover,
  PopoverContent,
  PopoverTrigger,
  readableOn,
} from '@timetrack/ui';
import { Check } from '@timetrack/ui/icons';
import { type KeyboardEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { useChange } from '../../../hooks/use-change.js';
import { type Member, UpdateMember } from '../member/members.graphql.js';
import { colorName, parseColor, presets } from './colors.js';

export function ColorPicker({ member }: { readonly member: Member }) {
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { busy, choose } = useColor(member);
  const pick = async (hex: string) => {
    if (hex === member.scheduleColor || (await choose(hex))) setOpen(false);
  };
  const close = () => {
    setConfirming(false);
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={(next) => (!next && isUnsaved ? setConfirming(true) : setOpen(next))}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Schedule color of ${fullName(member)}: ${colorName(member.scheduleColor)}`}
          title="Schedule color"
        >
          <span
            style={{ backgroundColor: member.scheduleColor }}
            className="ad:size-5 ad:rounded-full ad:border ad:border-foreground/20 ad:forced-color-adjust-none"
          />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-labelledby={heading}
        align="center"
        // A pressed link has a guard of its own.
        onInteractOutside={(event) => isUnsaved && event.preventDefault()}
      >
        <p id={heading} className="ad:text-sm ad:font-medium">
          {`Schedule color of ${fullName(member)}`}
        </p>
        <ColorChoice
          value={member.scheduleColor}
          busy={busy}
          onChoose={(hex) => void pick(hex)}
          onUnsaved={setUnsaved}
        />
        <DiscardChangesDialog open={isConfirming} onKeep={() => setConfirming(false)} onDiscard={close} />
      </PopoverContent>
    </Popover>
  );
}

export function useColor({ id }: Pick<Member, 'id'>) {
  const { busy, change } = useChange();
  const choose = (scheduleColor: string) =>
    change({
      mutation: UpdateMember,
      variables: { input: { id, scheduleColor } },
      done: 'User updated successfully',
      failed: 'Failed to update user',
    });
  return { busy, choose };
}

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
