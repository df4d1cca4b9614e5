import { cn } from '@timetrack/ui/basics';
import { Ban, History, Lock, PencilLine, TriangleAlert } from '@timetrack/ui/icons';
import type { ScheduleStatus } from '../../../gql/graphql.js';
import type { Shift } from '../board/arrange-board.js';

interface ShiftTitleProps {
  readonly shift: Shift;
  /** Whether the bar has no room for the icon of a draft, whose hatching and dashed frame say the same. */
  readonly isShort?: boolean;
  readonly className: string;
}

export function ShiftTitle({
  shift: { status, title, changedAt, locked },
  isShort = false,
  className,
}: ShiftTitleProps) {
  const classes = cn('sc:text-xs sc:font-semibold', className);
  // Most of thousands of shifts are published, and have no icon to align.
  if ((status === 'PUBLISHED' && !changedAt && !locked) || (isShort && status === 'DRAFT' && !locked))
    return <span className={cn('sc:truncate', classes)}>{title}</span>;
  return (
    <span className={cn('sc:flex sc:items-center sc:gap-1', classes)}>
      <StatusMark status={status} />
      {changedAt && <ChangedMark />}
      {locked && <LockedMark />}
      <span className={cn('sc:truncate', status === 'CANCELED' && 'sc:line-through')}>{title}</span>
    </span>
  );
}

/** The icon of a published shift that was changed since. The label of its bar says that too. */
export function ChangedMark() {
  return <History aria-hidden="true" data-changed="" className="sc:size-3 sc:shrink-0" />;
}

/** The icon of a shift with someone out of reach. The label of its bar says that too. */
export function LockedMark() {
  return <Lock aria-hidden="true" className="sc:size-3 sc:shrink-0" />;
}

/** The icon of a shift that is not published. The label of its bar names the status. */
export function StatusMark({ status }: { readonly status: ScheduleStatus }) {
  if (status === 'PUBLISHED') return null;
  const Icon = status === 'DRAFT' ? PencilLine : Ban;
  return <Icon aria-hidden="true" className="sc:size-3 sc:shrink-0" />;
}

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
