import { formatDuration, fullName } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Check } from '@timetrack/ui/icons';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';
import type { PersonWeek } from './week.graphql.js';

interface PersonTotalsProps {
  readonly person: PersonWeek;
  readonly busy: boolean;
  readonly onApprove: () => void;
}

/** The payable hours of a week, and the button that approves them or the reason without one. */
export function PersonTotals({ person, busy, onApprove }: PersonTotalsProps) {
  const { canReview } = useTimesheetsScreen();
  const { totalMinutes, overtimeMinutes, doubleTimeMinutes, timeOffMinutes, approvable, exceptional } = person;
  const obstacles = new Set(
    person.days.flatMap(({ timesheets }) => timesheets.flatMap(({ approvalObstacle }) => approvalObstacle ?? [])),
  );
  const parts = [
    overtimeMinutes > 0 && `${formatDuration(overtimeMinutes)} overtime`,
    doubleTimeMinutes > 0 && `${formatDuration(doubleTimeMinutes)} double time`,
    timeOffMinutes > 0 && `${formatDuration(timeOffMinutes)} time off`,
  ].filter((part) => part !== false);
  return (
    <div className="tc:flex tc:flex-col tc:items-start tc:gap-1">
      <p className="tc:font-semibold tc:tabular-nums">{formatDuration(totalMinutes)}</p>
      {parts.map((part) => (
        <p key={part} className="tc:text-xs tc:text-muted-foreground tc:tabular-nums">
          {part}
        </p>
      ))}
      {canReview && approvable > 0 && (
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          aria-label={`Approve ${approvable} of ${fullName(person.user)}, ${exceptional} with exceptions`}
          onClick={onApprove}
        >
          <Check aria-hidden="true" />
          Approve {approvable}
        </Button>
      )}
      {[...obstacles].map((obstacle) => (
        <p key={obstacle} className="tc:text-xs tc:text-muted-foreground">
          {obstacle}
        </p>
      ))}
    </div>
  );
}
