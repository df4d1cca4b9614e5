import { cn } from '@timetrack/ui/basics';
import { dragAttributes } from './drag-targets.js';

/** The right edge of a bar, to change the end. Hidden on touch screens, where swiping scrolls. */
export function EndHandle({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      {...dragAttributes.end}
      className={cn(
        'sc-end sc:absolute sc:inset-y-0 sc:right-0 sc:w-2.5 sc:cursor-ew-resize sc:opacity-60 sc:pointer-coarse:hidden',
        className,
      )}
    />
  );
}
