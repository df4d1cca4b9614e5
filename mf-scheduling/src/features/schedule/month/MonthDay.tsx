import { cn } from '@timetrack/ui';
import { TreePalm } from 'lucide-react';
import { dateInYear } from '../../../time/formats.js';
import type { Shift, TimeOff } from '../board/board.js';
import { marks } from '../move/use-carry-handlers.js';
import { useScheduleScreen } from '../screen-context.js';
import { MonthChip } from './MonthChip.js';

interface MonthDayProps {
  readonly day: string;
  readonly from: number;
  readonly to: number;
  readonly shifts: readonly Shift[];
  readonly timeOff: readonly TimeOff[];
  /** Of the month before or after. */
  readonly outside: boolean;
  readonly tabStop: boolean;
  readonly targeted: boolean;
}

/** As many as are shown of a day; the day itself shows all. */
const mostShown = 3;

export function MonthDay({ day, from, to, shifts, timeOff, outside, tabStop, targeted }: MonthDayProps) {
  const { today, manages, open } = useScheduleScreen();
  const more = shifts.length - mostShown;
  return (
    <td
      aria-current={day === today ? 'date' : undefined}
      className={cn(
        'sc:relative sc:h-32 sc:border-border sc:p-0 sc:align-top sc:not-first:border-l sc:in-[tr:not(:first-child)]:border-t',
        outside && 'sc:bg-muted/60',
        targeted && 'sc:bg-primary-soft sc:outline-2 sc:-outline-offset-2 sc:outline-primary',
      )}
    >
      {manages && <DayButton day={day} tabStop={tabStop} />}
      <div className="sc:pointer-events-none sc:relative sc:flex sc:flex-col sc:gap-1 sc:p-1">
        <div className="sc:flex sc:items-center sc:justify-between sc:gap-1">
          <DayNumber day={day} today={day === today} outside={outside} />
          <WhoIsOff timeOff={timeOff} />
        </div>
        <ul className="sc:flex sc:flex-col sc:gap-1">
          {shifts.slice(0, mostShown).map((shift) => (
            <MonthChip key={shift.id} shift={shift} from={from} to={to} />
          ))}
        </ul>
        {more > 0 && (
          <button
            type="button"
            data-more={day}
            aria-label={`+${more} more on ${dateInYear(day)}`}
            onClick={() => open({ kind: 'day', day })}
            className="sc:pointer-events-auto sc:min-h-6 sc:cursor-pointer sc:self-start sc:rounded-sm sc:px-1.5 sc:text-xs sc:font-medium sc:text-muted-foreground sc:hover:bg-accent sc:hover:text-foreground"
          >
            +{more} more
          </button>
        )}
      </div>
    </td>
  );
}

function DayButton({ day, tabStop }: { readonly day: string; readonly tabStop: boolean }) {
  const { open } = useScheduleScreen();
  return (
    <button
      type="button"
      {...marks.cell(day, null)}
      tabIndex={tabStop ? 0 : -1}
      aria-label={`New schedule on ${dateInYear(day)}`}
      onClick={() => open({ kind: 'create', day, personId: null, copyOf: null })}
      className="sc:absolute sc:inset-0 sc:cursor-pointer sc:transition-colors sc:hover:bg-accent/60 sc:focus-visible:-outline-offset-2"
    />
  );
}

export function DayNumber(props: { readonly day: string; readonly today: boolean; readonly outside: boolean }) {
  const { day, today, outside } = props;
  return (
    <span
      className={cn(
        'sc:grid sc:size-6 sc:shrink-0 sc:place-items-center sc:rounded-full sc:text-xs sc:font-semibold sc:tabular-nums',
        outside && 'sc:font-normal sc:text-muted-foreground',
        today && 'sc:bg-primary sc:text-primary-foreground',
      )}
    >
      <span className="sc:sr-only">{dateInYear(day)}</span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
    </span>
  );
}

function WhoIsOff({ timeOff }: { readonly timeOff: readonly TimeOff[] }) {
  if (timeOff.length === 0) return null;
  const names = timeOff.map(({ user }) => `${user.firstName} ${user.lastName}`).join(', ');
  const [first] = timeOff;
  return (
    <span
      title={`Time off: ${names}`}
      className="sc:flex sc:min-w-0 sc:items-center sc:gap-1 sc:text-xs sc:text-success"
    >
      <TreePalm aria-hidden="true" className="sc:size-3.5 sc:shrink-0" />
      <span className="sc:sr-only">Time off: {names}</span>
      <span aria-hidden="true" className="sc:truncate">
        {timeOff.length === 1 ? first?.user.firstName : `${timeOff.length} off`}
      </span>
    </span>
  );
}
