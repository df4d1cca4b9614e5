import { cn } from '@timetrack/ui/basics';
import { TriangleAlert } from '@timetrack/ui/icons';

/** The mark of a shift with conflicts, readable on a bar of any color. The label of the bar names the conflicts. */
export function ConflictMark({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-conflict=""
      className={cn(
        'sc:pointer-events-none sc:grid sc:size-4 sc:shrink-0 sc:place-items-center sc:rounded-sm sc:bg-warning-soft sc:text-warning sc:ring-1 sc:ring-warning',
        className,
      )}
    >
      <TriangleAlert className="sc:size-3" />
    </span>
  );
}
