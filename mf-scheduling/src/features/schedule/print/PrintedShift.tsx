import { timeRange } from '../../../time/formats.js';
import type { Shift } from '../board/board.js';
import { useScheduleScreen } from '../screen-context.js';
import { statusNames } from '../shift/look.js';

interface PrintedShiftProps {
  readonly shift: Shift;
  /** Whether its people are named: where no row is theirs. */
  readonly named?: boolean;
}

export function PrintedShift({ shift, named = false }: PrintedShiftProps) {
  const { timeZone } = useScheduleScreen();
  const status = shift.status === 'PUBLISHED' ? '' : ` (${statusNames[shift.status].toLowerCase()})`;
  const people = shift.assignees.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <p>
      <strong>{timeRange(shift.start, shift.end, timeZone)}</strong> {shift.title}
      {status}
      {shift.job && `, ${shift.job.name}`}
      {named && people.length > 0 && `: ${people.join(', ')}`}
    </p>
  );
}
