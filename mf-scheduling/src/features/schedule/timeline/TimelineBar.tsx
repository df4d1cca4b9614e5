import { cn } from '@timetrack/ui';
import { shortTimeRange } from '../../../time/formats.js';
import type { Person, Placed, Shift } from '../board/board.js';
import { laneHeight } from '../board/layout.js';
import { acrossDays } from '../board/TimeOffBar.js';
import { useCarry } from '../move/carry-context.js';
import { marks } from '../move/use-carry-handlers.js';
import { useScheduleScreen } from '../screen-context.js';
import { barStyles } from '../shift/bar-styles.js';
import { describeShift } from '../shift/describe.js';
import { EndHandle } from '../shift/EndHandle.js';
import { lookOf } from '../shift/look.js';
import { StatusMark } from '../shift/StatusMark.js';

interface TimelineBarProps {
  readonly placed: Placed<Shift>;
  readonly lane: number;
  /** Pixels that the row keeps free above its lanes. */
  readonly above: number;
  readonly person: Person;
}

/** A shift over all the days that it touches. Its right edge is the handle by which its end is stretched. */
export function TimelineBar({ placed, lane, above, person }: TimelineBarProps) {
  const { timeZone, manages, open } = useScheduleScreen();
  const { thing: shift, first, last } = placed;
  const carried = useCarry((carry) => carry?.shift.id === shift.id);
  const { className, style } = lookOf(shift.status, person.user.scheduleColor);
  const time = shortTimeRange(shift.start, shift.end, timeZone);
  const words = describeShift(shift, [shift.title, time, shift.job?.name], timeZone);
  const [thumbnail] = shift.images;
  return (
    <button
      type="button"
      {...marks.shift(shift.id, person.user.id)}
      aria-label={words}
      title={words}
      aria-describedby={manages ? 'schedule-keys' : undefined}
      onClick={() => open({ kind: 'shift', id: shift.id })}
      className={cn(
        barStyles,
        'sc:absolute sc:z-10 sc:ml-1 sc:items-center sc:gap-2 sc:pr-3 sc:pl-2',
        className,
        carried && 'sc:opacity-45',
      )}
      style={{ ...style, top: 8 + above + lane * laneHeight, height: laneHeight - 4, width: acrossDays(first, last) }}
    >
      {thumbnail && (
        <img
          src={thumbnail.thumbnailUrl}
          alt=""
          draggable={false}
          loading="lazy"
          className="sc:-ml-1 sc:size-10 sc:shrink-0 sc:rounded-sm sc:object-cover"
        />
      )}
      {/* Stays in sight beside the names while the bar goes by under them. */}
      <span className="sc:sticky sc:left-32 sc:flex sc:min-w-0 sc:flex-col sc:md:left-48 sc:lg:left-54">
        <span className="sc:flex sc:items-center sc:gap-1 sc:text-xs sc:leading-[0.9375rem] sc:font-semibold">
          <StatusMark status={shift.status} />
          <span className={cn('sc:truncate', shift.status === 'CANCELED' && 'sc:line-through')}>{shift.title}</span>
        </span>{' '}
        <span className="sc:truncate sc:text-xs sc:leading-[0.9375rem] sc:tabular-nums">{time}</span>{' '}
        {shift.job && <span className="sc:truncate sc:text-xs sc:leading-[0.9375rem]">{shift.job.name}</span>}
      </span>
      {manages && <EndHandle />}
    </button>
  );
}
