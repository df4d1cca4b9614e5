import { cn, readableOn } from '@timetrack/ui';
import { Check } from '@timetrack/ui/icons';
import type { KeyboardEvent } from 'react';
import { presets } from './colors.js';

interface SwatchesProps {
  readonly value: string;
  readonly onChoose: (hex: string) => void;
}

const columns = 5;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };

/** The preset colors: one tab stop, with the arrow keys moving between them. */
export function Swatches({ value, onChoose }: SwatchesProps) {
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
