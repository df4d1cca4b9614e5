import { cn } from '@timetrack/ui/basics';
import { Check } from '@timetrack/ui/icons';

export const selectedClasses = 'sc:ring-2 sc:ring-primary sc:ring-offset-1 sc:ring-offset-card';

/** While shifts are being selected, cards are check boxes. */
export const selectableProps = (isSelected: boolean | null) =>
  isSelected === null ? {} : ({ role: 'checkbox', 'aria-checked': isSelected } as const);

interface SelectMarkProps {
  /** Null unless shifts are being selected. */
  readonly isSelected: boolean | null;
  readonly hasMark: boolean;
}

/** The check box of a card. Before a shift is selected, it is only visible on a card under the pointer or with the focus. */
export function SelectMark({ isSelected, hasMark }: SelectMarkProps) {
  return (
    <span
      aria-hidden="true"
      data-select=""
      className={cn(
        'sc:absolute sc:bottom-0 sc:grid sc:h-full sc:max-h-6.5 sc:w-6 sc:place-items-center',
        hasMark ? 'sc:right-6' : 'sc:right-2',
        isSelected === null &&
          'sc:opacity-0 sc:group-hover:opacity-100 sc:group-focus-visible:opacity-100 sc:pointer-coarse:hidden',
      )}
    >
      <span
        className={cn(
          'sc:grid sc:size-4 sc:place-items-center sc:rounded-[4px] sc:border sc:border-foreground/60 sc:bg-card',
          isSelected && 'sc:border-primary sc:bg-primary sc:text-primary-foreground',
        )}
      >
        {isSelected && <Check className="sc:size-3" />}
      </span>
    </span>
  );
}
