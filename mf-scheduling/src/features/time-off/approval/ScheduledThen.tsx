import { formatTime } from '@timetrack/ui';
import { TriangleAlert } from 'lucide-react';
import type { ScheduledThen_ScheduleFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { dayAndTime } from '../../../time/formats.js';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { nameOf } from '../words.js';
import { Aside } from './Aside.js';
import { ScheduledThenSchedule } from './approval.graphql.js';

interface ScheduledThenProps {
  readonly schedules: readonly FragmentType<typeof ScheduledThenSchedule>[];
  readonly requester: Requester;
}

interface Requester {
  readonly id: string;
  readonly firstName: string;
}

/** What is planned for those days: first the requester's own shifts, which somebody else would have to take. */
export function ScheduledThen({ schedules, requester }: ScheduledThenProps) {
  const planned = readFragment(ScheduledThenSchedule, schedules).filter(({ status }) => status !== 'CANCELED');
  const own = planned.filter(({ assignees }) => assignees.some(({ id }) => id === requester.id));
  const others = planned.filter((schedule) => !own.includes(schedule));
  return (
    <Aside title="Scheduled in those days" count={planned.length} empty="Nobody is scheduled in those days">
      {own.map((schedule) => (
        <Shift key={schedule.id} schedule={schedule} requester={requester} />
      ))}
      {others.map((schedule) => (
        <Shift key={schedule.id} schedule={schedule} />
      ))}
    </Aside>
  );
}

interface ShiftProps {
  readonly schedule: ScheduledThen_ScheduleFragment;
  /** Whoever asks, where the shift is theirs. */
  readonly requester?: Requester;
}

function Shift({ schedule: { title, startAt, endAt, status, assignees }, requester }: ShiftProps) {
  const timeZone = useTimeZone();
  const from = dayAndTime(Date.parse(startAt), timeZone);
  const to = formatTime(Date.parse(endAt), timeZone);
  const names = assignees.filter(({ id }) => id !== requester?.id).map(nameOf);
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
