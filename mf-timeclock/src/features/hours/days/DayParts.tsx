import { dateOf, formatClockTime, formatWeekday, namedOnce, useTimeZone } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { Lock, MessageSquareText, TriangleAlert } from '@timetrack/ui/icons';
import { exceptionLabels, StatusBadge } from '../../timesheets/index.js';
import type { HoursCorrection } from '../data/hours.graphql.js';
import type { DayEntry } from './hours-days.js';

const correctionLabels: Readonly<Record<HoursCorrection['status'], string>> = {
  PENDING: 'Correction requested',
  APPROVED: 'Correction approved',
  DENIED: 'Correction denied',
  WITHDRAWN: 'Correction withdrawn',
  OVERTAKEN: 'Correction overtaken',
};

export function HoursBadges({ entry: { timesheet, correction } }: { readonly entry: DayEntry }) {
  return (
    <span className="tc:flex tc:flex-wrap tc:gap-1">
      <StatusBadge status={timesheet.status} />
      {timesheet.rejection && (
        <Badge variant="destructive">
          <TriangleAlert aria-hidden="true" />
          <span>Rejected</span>
        </Badge>
      )}
      {timesheet.lockedBy && (
        <Badge variant="outline">
          <Lock aria-hidden="true" />
          <span>Locked</span>
        </Badge>
      )}
      {timesheet.exceptions.map(({ code, message }) => (
        <Badge key={code} variant="warning" title={message}>
          <TriangleAlert aria-hidden="true" />
          <span>{code in exceptionLabels ? exceptionLabels[code as keyof typeof exceptionLabels] : message}</span>
        </Badge>
      ))}
      {correction && correction.status !== 'WITHDRAWN' && <CorrectionBadge status={correction.status} />}
    </span>
  );
}

export function CorrectionBadge({ status }: Pick<HoursCorrection, 'status'>) {
  return (
    <Badge variant={status === 'DENIED' ? 'destructive' : 'secondary'}>
      <MessageSquareText aria-hidden="true" />
      <span>{correctionLabels[status]}</span>
    </Badge>
  );
}

interface ClockTimeProps {
  readonly instant: string | null;
  /** The day of the row. A time of another day names its weekday. */
  readonly day: string;
  /** The end of a range that begins with this time. It names the zone. */
  readonly until?: string | null;
}

/** `9:02 AM`, `Tue 6:00 AM` on another day, `In progress` */
export function ClockTime({ instant, day, until }: ClockTimeProps) {
  const timeZone = useTimeZone();
  if (!instant) return <span>In progress</span>;
  const date = dateOf(instant, timeZone);
  return (
    <time dateTime={instant} className="tc:whitespace-nowrap">
      {`${date !== day ? `${formatWeekday(date, 'short')} ` : ''}${formatClockTime(instant, until ? namedOnce(timeZone, until) : timeZone)}`}
    </time>
  );
}
