import { cn } from '@timetrack/ui';
import { dragAttributes } from './drag-targets.js';

/**
 * The right edge of a bar: dragging it with a mouse changes the end. Touch screens don't show it, because swiping
 * scrolls.
 */
export function EndHandle({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      {...dragAttributes.end}
      className={cn(
        'sc:absolute sc:inset-y-0 sc:right-0 sc:grid sc:w-2.5 sc:cursor-ew-resize sc:place-items-center sc:opacity-60 sc:pointer-coarse:hidden',
        className,
      )}
    >
      <span className="sc:h-5 sc:w-0.5 sc:rounded-full sc:bg-current" />
    </span>
  );
}
