import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import type { Elements } from '../helpers/elements.js';
import { ChevronDown } from '../icons.js';
import { controlStyles } from './styles.js';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly children?: Elements;
  /** The value and the text of each choice. Options that are children come before them. */
  readonly options?: readonly (readonly [value: string | number, text: string])[];
}

/** The browser's native select: it works on every device and adds no style element. */
export function Select({ className, children, options = [], ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select
        className={cn(
          controlStyles,
          // Browsers match :read-only for every select, so the shade of read-only controls is undone.
          'h-11 cursor-pointer appearance-none truncate pr-9 read-only:bg-field md:h-10 pointer-coarse:min-h-11',
          className,
        )}
        {...props}
      >
        {children}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
