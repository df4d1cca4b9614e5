import { formatTimeRange, fullName } from '@timetrack/screens/basics';
import type { Shift } from '../board/arrange-board.js';
import { statusLabels } from '../shift/shift-style.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface PrintedShiftProps {
  readonly shift: Shift;
  /** Whether to list the assignees, in views without a row for each person. */
  readonly hasNames?: boolean;
}

export function PrintedShift({ shift, hasNames = false }: PrintedShiftProps) {
  const { timeZone } = useScheduleScreen();
  const status = shift.status === 'PUBLISHED' ? '' : ` (${statusLabels[shift.status].toLowerCase()})`;
  const people = shift.assignees.map(fullName);
  return (
    <p>
      <strong>{formatTimeRange(shift.start, shift.end, timeZone)}</strong> {shift.title}
      {status}
      {shift.job && `, ${shift.job.name}`}
      {hasNames && people.length > 0 && `: ${people.join(', ')}`}
    </p>
  );
}
