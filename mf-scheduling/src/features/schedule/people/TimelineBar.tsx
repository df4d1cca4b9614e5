import { cn } from '@timetrack/ui/basics';
import { TreePalm } from '@timetrack/ui/icons';
import { conflictsFor, type Person, type Placed, type Shift, type TimeOff } from '../board/arrange-board.js';
import { useConflicts } from '../shift/conflicts.js';
import { describeShift, describeTimeOff } from '../shift/describe-shift.js';
import { ConflictMark, ShiftTitle } from '../shift/ShiftTitle.js';
import { formatShortTimeRange } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { type RowSizes, timeOffHeight } from './row-layout.js';
import { EndHandle, ShiftButton } from './ShiftButton.js';

interface TimelineBarProps {
  readonly placed: Placed<Shift>;
  readonly lane: number;
  /** The height that the row reserves above its lanes, in pixels. */
  readonly above: number;
  readonly sizes: RowSizes;
  readonly person: Person;
  readonly isDragged: boolean;
}

export function TimelineBar({ placed, lane, above, sizes, person, isDragged }: TimelineBarProps) {
  const { timeZone, canManage } = useScheduleScreen();
  const { item: shift, first, last } = placed;
  const time = formatShortTimeRange(shift, timeZone);
  const conflicts = useConflicts(shift.id, conflictsFor(person));
  const label = describeShift(shift, [shift.title, time, shift.job?.name], timeZone, conflicts);
  const [thumbnail] = shift.images;
  return (
    <ShiftButton
      shift={shift}
      person={person}
      isDragged={isDragged}
      label={label}
      hasMark={conflicts.length > 0}
      isOneLine={sizes.isOneLine}
      className="sc:absolute sc:z-10 sc:ml-1 sc:items-center sc:gap-2 sc:pr-3 sc:pl-2"
      style={{
        top: sizes.padding + 2 + above + lane * sizes.lane,
        height: sizes.lane - 4,
        width: widthAcrossDays(first, last),
      }}
    >
      {thumbnail && (
        <img
          src={thumbnail.thumbnailUrl}
          alt=""
          draggable={false}
          loading="lazy"
          className={cn(
            'sc:-ml-1 sc:shrink-0 sc:rounded-sm sc:object-cover',
            sizes.isCompact ? 'sc:size-6' : 'sc:size-10',
          )}
        />
      )}
      {/* Stays visible next to the names while the bar scrolls under them. */}
      <span
        className={cn(
          'sc:sticky sc:left-37 sc:flex sc:min-w-0 sc:md:left-48 sc:xl:left-54',
          sizes.isOneLine ? 'sc:gap-1.5' : 'sc:flex-col',
        )}
      >
        <ShiftTitle shift={shift} className="sc:leading-[0.9375rem]" />
        <span className="sc:truncate sc:text-xs sc:leading-[0.9375rem] sc:tabular-nums">{` ${time} `}</span>
        {shift.job && <span className="sc:truncate sc:text-xs sc:leading-[0.9375rem]">{shift.job.name}</span>}
      </span>
      {conflicts.length > 0 && <ConflictMark className="sc:ml-auto" />}
      {canManage && <EndHandle />}
    </ShiftButton>
  );
}

interface TimeOffBarProps {
  readonly placed: Placed<TimeOff>;
  readonly lane: number;
}

export function TimeOffBar({ placed: { item, first, last }, lane }: TimeOffBarProps) {
  const description = describeTimeOff(item);
  return (
    <p
      title={description}
      className="sc:pointer-events-none sc:absolute sc:z-10 sc:ml-1 sc:flex sc:items-center sc:gap-1.5 sc:overflow-hidden sc:rounded-md sc:bg-success-soft sc:px-2 sc:text-xs sc:font-medium sc:text-success"
      style={{ top: 6 + lane * timeOffHeight, height: timeOffHeight - 4, width: widthAcrossDays(first, last) }}
    >
      <TreePalm aria-hidden="true" className="sc:size-3.5 sc:shrink-0" />
      <span className="sc:sr-only">{`Time off: ${description}`}</span>
      <span aria-hidden="true" className="sc:truncate">
        {item.policyName}
      </span>
    </p>
  );
}

/** The width of a bar in its first cell: whole days and the lines between them, minus a gap on each side. */
function widthAcrossDays(first: number, last: number): string {
  return `calc(${last - first + 1} * 100% + ${last - first}px - 8px)`;
}
