import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { ChevronDown } from '../icons.js';
import { controlStyles } from './styles.js';

/** The browser's native select: it works on every device and adds no style element. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
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
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
