import { useTimeZone } from '@timetrack/screens/basics';
import { Badge, cn } from '@timetrack/ui/basics';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { formatRecentTime } from '../clock/index.js';
import { ScheduledShiftSchedule } from './todays-schedule.graphql.js';

interface ScheduledShiftProps {
  readonly schedule: FragmentType<typeof ScheduledShiftSchedule>;
}

export function ScheduledShift({ schedule }: ScheduledShiftProps) {
  const { title, notes, startAt, endAt, status, job } = readFragment(ScheduledShiftSchedule, schedule);
  const timeZone = useTimeZone();
  const now = new Date();
  const canceled = status === 'CANCELED';
  return (
    <li className="tc:flex tc:flex-col tc:gap-1 tc:low:flex-row tc:low:flex-wrap tc:low:gap-x-3 tc:low:gap-y-0 tc:border-l-4 tc:border-primary tc:pl-4 tc:low:pl-3">
      <div className="tc:flex tc:flex-wrap tc:items-center tc:gap-2">
        <p className={cn('tc:font-medium tc:wrap-anywhere', canceled && 'tc:line-through')}>{title}</p>
        {canceled && <Badge variant="destructive">Canceled</Badge>}
      </div>
      <p className="tc:text-muted-foreground tc:tabular-nums">
        {formatRecentTime(startAt, now, timeZone)} – {formatRecentTime(endAt, now, timeZone)}
      </p>
      {job && <p className="tc:text-sm tc:text-muted-foreground tc:low:w-full tc:wrap-anywhere">{job.name}</p>}
      {notes && (
        <p dir="auto" className="tc:text-sm tc:whitespace-pre-line tc:low:line-clamp-1 tc:low:w-full tc:wrap-anywhere">
          {notes}
        </p>
      )}
    </li>
  );
}
