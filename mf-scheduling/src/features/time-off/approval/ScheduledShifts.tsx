import { formatWeekdayDateTimeRange, fullName, useTimeZone } from '@timetrack/screens';
import { TriangleAlert } from '@timetrack/ui/icons';
import type { ScheduledShifts_ScheduleFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { ShortList } from './ShortList.js';
import { ScheduledShiftsSchedule } from './scheduled-shifts.graphql.js';

interface ScheduledShiftsProps {
  readonly schedules: readonly FragmentType<typeof ScheduledShiftsSchedule>[];
  readonly requester: Requester;
  /** `on those days` */
  readonly when: string;
}

interface Requester {
  readonly id: string;
  readonly firstName: string;
}

export function ScheduledShifts({ schedules, requester, when }: ScheduledShiftsProps) {
  const shifts = readFragment(ScheduledShiftsSchedule, schedules).filter(({ status }) => status !== 'CANCELED');
  return (
    <ShortList
      title={`Scheduled ${when}`}
      count={shifts.length}
      empty={`${requester.firstName} is not scheduled ${when}`}
    >
      {shifts.map((schedule) => (
        <Shift key={schedule.id} schedule={schedule} requester={requester} />
      ))}
    </ShortList>
  );
}

interface ShiftProps {
  readonly schedule: ScheduledShifts_ScheduleFragment;
  readonly requester: Requester;
}

function Shift({ schedule: { title, startAt, endAt, status, assignees }, requester }: ShiftProps) {
  const timeZone = useTimeZone();
  const others = assignees.filter(({ id }) => id !== requester.id).map(fullName);
  return (
    <li className="sc:flex sc:flex-col">
      <span className="sc:flex sc:items-center sc:gap-1.5 sc:wrap-anywhere">
        <TriangleAlert aria-hidden="true" className="sc:size-4 sc:shrink-0 sc:text-warning" />
        <span className="sc:font-medium">
          {requester.firstName} would miss it{others.length > 0 && `, with ${others.join(', ')}`}
        </span>
      </span>
      <span className="sc:text-muted-foreground sc:tabular-nums sc:wrap-anywhere">
        {formatWeekdayDateTimeRange(startAt, endAt, timeZone)} · {title}
        {status === 'DRAFT' && ' (draft)'}
      </span>
    </li>
  );
}
