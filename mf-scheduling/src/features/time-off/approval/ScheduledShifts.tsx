import { formatTime, formatWeekdayDateTime, fullName, useTimeZone } from '@timetrack/screens';
import { TriangleAlert } from '@timetrack/ui/icons';
import type { ScheduledShifts_ScheduleFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { ShortList } from './ShortList.js';
import { ScheduledShiftsSchedule } from './scheduled-shifts.graphql.js';

interface ScheduledShiftsProps {
  readonly schedules: readonly FragmentType<typeof ScheduledShiftsSchedule>[];
  readonly requester: Requester;
}

interface Requester {
  readonly id: string;
  readonly firstName: string;
}

/** The shifts on the requested days. The requester's own come first, because someone else would have to take them. */
export function ScheduledShifts({ schedules, requester }: ScheduledShiftsProps) {
  const plannedSchedules = readFragment(ScheduledShiftsSchedule, schedules).filter(
    ({ status }) => status !== 'CANCELED',
  );
  const own = plannedSchedules.filter(({ assignees }) => assignees.some(({ id }) => id === requester.id));
  const others = plannedSchedules.filter((schedule) => !own.includes(schedule));
  return (
    <ShortList
      title="Scheduled on those days"
      count={plannedSchedules.length}
      empty="No one is scheduled on those days"
    >
      {own.map((schedule) => (
        <Shift key={schedule.id} schedule={schedule} requester={requester} />
      ))}
      {others.map((schedule) => (
        <Shift key={schedule.id} schedule={schedule} />
      ))}
    </ShortList>
  );
}

interface ShiftProps {
  readonly schedule: ScheduledShifts_ScheduleFragment;
  /** The requester, if the shift is theirs. */
  readonly requester?: Requester;
}

function Shift({ schedule: { title, startAt, endAt, status, assignees }, requester }: ShiftProps) {
  const timeZone = useTimeZone();
  const from = formatWeekdayDateTime(startAt, timeZone);
  const to = formatTime(endAt, timeZone);
  const names = assignees.filter(({ id }) => id !== requester?.id).map(fullName);
  return (
    <li className="sc:flex sc:flex-col">
      <span className="sc:flex sc:items-center sc:gap-1.5 sc:wrap-anywhere">
        {requester && <TriangleAlert aria-hidden="true" className="sc:size-4 sc:shrink-0 sc:text-warning" />}
        {requester ? (
          <span className="sc:font-medium">
            {requester.firstName} would miss it{names.length > 0 && `, with ${names.join(', ')}`}
          </span>
        ) : (
          names.join(', ')
        )}
      </span>
      <span className="sc:text-muted-foreground sc:tabular-nums sc:wrap-anywhere">
        {from} – {to} · {title}
        {status === 'DRAFT' && ' (draft)'}
      </span>
    </li>
  );
}
