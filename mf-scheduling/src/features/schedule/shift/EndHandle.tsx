import { cn } from '@timetrack/ui';
import { marks } from '../move/use-carry-handlers.js';

/**
 * The right edge of a bar, by which a mouse stretches its end. The keyboard and the dialog have their own ways;
 * a finger scrolls, and sees no handle.
 */
export function EndHandle({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      {...marks.end}
      className={cn(
        'sc:absolute sc:inset-y-0 sc:right-0 sc:grid sc:w-2.5 sc:cursor-ew-resize sc:place-items-center sc:opacity-60 sc:pointer-coarse:hidden',
        className,
      )}
    >
      <span className="sc:h-5 sc:w-0.5 sc:rounded-full sc:bg-current" />
    </span>
  );
}
