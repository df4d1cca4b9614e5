import { formatWeekdayDateTimeRange, fullName, useTimeZone } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { TriangleAlert } from '@timetrack/ui/icons';
import { type ReactElement, useState } from 'react';
import type { ScheduledShifts_ScheduleFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { ScheduledShiftsSchedule } from './pto-requests.graphql.js';

/** A button shows the other items. */
const maxVisible = 3;

interface ShortListProps {
  readonly title: string;
  readonly count: number;
  readonly empty: string;
  readonly children: ReactElement[];
}

export function ShortList({ title, count, empty, children }: ShortListProps) {
  const [isExpanded, setExpanded] = useState(false);
  const remaining = children.length - maxVisible;
  return (
    <section className="sc:flex sc:min-w-0 sc:flex-col sc:gap-2.5 sc:text-sm">
      <h3 className="sc:flex sc:items-center sc:gap-2 sc:font-medium">
        <span>{title}</span>
        {count > 0 && (
          <span className="sc:rounded-full sc:bg-secondary sc:px-2 sc:text-xs sc:leading-5 sc:tabular-nums">
            {count}
          </span>
        )}
      </h3>
      {count === 0 ? (
        <p className="sc:text-muted-foreground">{empty}</p>
      ) : (
        <ul className="sc:flex sc:flex-col sc:gap-2">{isExpanded ? children : children.slice(0, maxVisible)}</ul>
      )}
      {remaining > 0 && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className="sc:-my-1 sc:self-start sc:px-0"
        >
          {isExpanded ? 'Show fewer' : `Show ${remaining} more`}
        </Button>
      )}
    </section>
  );
}

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
          {`${requester.firstName} would miss this shift${others.length > 0 ? `. Also assigned: ${others.join(', ')}` : ''}`}
        </span>
      </span>
      <span className="sc:text-muted-foreground sc:tabular-nums sc:wrap-anywhere">
        {`${formatWeekdayDateTimeRange(startAt, endAt, timeZone)} · ${title}${status === 'DRAFT' ? ' (draft)' : ''}`}
      </span>
    </li>
  );
}
