import { cn, readableOn } from '@timetrack/ui';
import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { presets } from './colors.js';

interface SwatchesProps {
  readonly value: string;
  readonly onChoose: (hex: string) => void;
}

const perRow = 5;
const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow };

/** The preset colours: one stop for the Tab key, the arrow keys go from one to the next. */
export function Swatches({ value, onChoose }: SwatchesProps) {
  const chosen = presets.findIndex(({ hex }) => hex === value.toLowerCase());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on the screen, and the box has a heading
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
          aria-pressed={index === chosen}
          title={name}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          onClick={() => onChoose(hex)}
          className="ad:grid ad:size-11 ad:cursor-pointer ad:place-items-center ad:rounded-full ad:hover:bg-accent"
        >
          <span
            style={{ backgroundColor: hex, color: readableOn(hex) }}
            className={cn(
              'ad:grid ad:size-8 ad:place-items-center ad:rounded-full ad:border ad:border-foreground/15',
              'ad:forced-color-adjust-none',
              index === chosen && 'ad:ring-2 ad:ring-ring ad:ring-offset-2 ad:ring-offset-popover',
            )}
          >
            {index === chosen && <Check aria-hidden="true" className="ad:size-4" />}
          </span>
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons.findIndex((button) => button.contains(document.activeElement)) + move;
  buttons[(next + buttons.length) % buttons.length]?.focus();
}
