import { cn } from '@timetrack/ui/basics';
import type { Shift } from '../board/arrange-board.js';
import { StatusMark } from './StatusMark.js';

interface ShiftTitleProps {
  readonly shift: Shift;
  /** Whether the bar has no room for the icon of a draft, whose hatching and dashed frame say the same. */
  readonly isShort?: boolean;
  readonly className: string;
}

export function ShiftTitle({ shift: { status, title }, isShort = false, className }: ShiftTitleProps) {
  const classes = cn('sc:text-xs sc:font-semibold', className);
  // Most of thousands of shifts are published, and have no icon to align.
  if (status === 'PUBLISHED' || (isShort && status === 'DRAFT'))
    return <span className={cn('sc:truncate', classes)}>{title}</span>;
  return (
    <span className={cn('sc:flex sc:items-center sc:gap-1', classes)}>
      <StatusMark status={status} />
      <span className={cn('sc:truncate', status === 'CANCELED' && 'sc:line-through')}>{title}</span>
    </span>
  );
}
