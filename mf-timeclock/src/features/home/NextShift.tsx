import { serverNow } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { dateOf, formatTime, useTimeZone } from '@timetrack/screens/basics';
import { cn } from '@timetrack/ui/basics';
import type { NextShift_MyDayFragment } from '../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../gql/index.js';
import { formatRecentTime } from '../clock/index.js';
import { NextShiftMyDay } from './todays-schedule.graphql.js';

interface NextShiftProps {
  readonly day: FragmentType<typeof NextShiftMyDay>;
  readonly className?: string | undefined;
}

/** The viewer's first shift after today. It leads to the shift on their schedule. */
export function NextShift({ day, className }: NextShiftProps) {
  const { nextShift } = readFragment(NextShiftMyDay, day);
  return (
    <section
      className={cn(
        'tc:mt-4 tc:flex tc:flex-col tc:gap-1 tc:border-t tc:border-border tc:pt-4 tc:low:mt-2 tc:low:pt-2',
        className,
      )}
    >
      <h3 className="tc:text-sm tc:text-muted-foreground">My Next Shift</h3>
      {nextShift ? <Shift {...nextShift} /> : <p>No shifts planned</p>}
    </section>
  );
}

type ShiftProps = NonNullable<NextShift_MyDayFragment['nextShift']>;

function Shift({ id, title, startAt, endAt, job }: ShiftProps) {
  const timeZone = useTimeZone();
  const start = formatRecentTime(startAt, serverNow(), timeZone);
  const isSameDay = dateOf(startAt, timeZone) === dateOf(endAt, timeZone);
  const end = isSameDay ? formatTime(endAt, timeZone) : formatRecentTime(endAt, serverNow(), timeZone);
  return (
    <>
      <Link
        to={`/schedule?${new URLSearchParams({ date: dateOf(startAt, timeZone), open: 'shift', id })}`}
        className="tc:min-h-6 tc:self-start tc:rounded-sm tc:font-medium tc:underline-offset-4 tc:tabular-nums tc:hover:underline tc:pointer-coarse:py-2.5"
      >
        {`${start} – ${end}`}
      </Link>
      <p className="tc:text-sm tc:wrap-anywhere tc:text-muted-foreground">
        {job && job.name !== title ? `${title} · ${job.name}` : title}
      </p>
    </>
  );
}
