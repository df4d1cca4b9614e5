import { cn } from '@timetrack/ui/basics';
import { ChevronDown } from '@timetrack/ui/icons';
import { type ReactNode, useContext } from 'react';
import type { Board } from '../board/arrange-board.js';
import type { BoardLine } from '../board/board-lines.js';
import { SelectGroup } from '../selection/SelectGroup.js';
import { JobColorsContext, noJobColor, styleOfMark } from '../shift/shift-style.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { DayTotalsLine } from './DayTotalsLine.js';
import { columnClasses } from './row-layout.js';

interface GroupLineProps {
  readonly top: number;
  readonly height: number;
  readonly index: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line across all columns. Its content stays in view while the days scroll. */
function GroupLine({ top, height, index, className = 'sc:flex', children }: GroupLineProps) {
  return (
    <tr
      aria-rowindex={index + 2}
      className={cn('sc:absolute sc:inset-x-0 sc:border-b sc:border-border sc:bg-muted', className)}
      style={{ top, height }}
    >
      {children}
    </tr>
  );
}

const contentClasses =
  'sc:sticky sc:left-0 sc:flex sc:h-full sc:items-center sc:gap-2 sc:px-3 sc:text-xs sc:font-medium sc:text-muted-foreground';

interface JobOrTeamLineProps extends Omit<GroupLineProps, 'children' | 'className'> {
  readonly line: Extract<BoardLine, { kind: 'group' }>;
  readonly board: Board;
}

/** The heading of a job or team. That of a team shows who is planned for it on each day. */
export function JobOrTeamLine({ line, board, ...position }: JobOrTeamLineProps) {
  const { canManage } = useScheduleScreen();
  const colors = useContext(JobColorsContext);
  const { by, id, title, people, shifts } = line;
  const totals = by === 'team' && canManage ? board.teamTotals.get(id) : undefined;
  const { bounds } = board.range;
  const mostInWeek = Math.max(0, ...(totals ?? []).map(({ mostAtOnce }) => mostAtOnce));
  return (
    <GroupLine {...position} className={totals && columnClasses}>
      <th
        scope="rowgroup"
        colSpan={totals ? 1 : 8}
        className={cn(contentClasses, 'sc:z-10 sc:min-w-0 sc:bg-muted sc:text-left')}
      >
        {by === 'job' && colors && (
          <span
            aria-hidden="true"
            className="sc:size-3 sc:shrink-0 sc:rounded-sm"
            style={styleOfMark((id !== null && colors.get(id)) || noJobColor)}
          />
        )}
        <span title={title} className="sc:truncate sc:font-semibold sc:text-foreground">
          {title}
        </span>
        <span className="sc:shrink-0">{people === 1 ? '1 person' : `${people} people`}</span>
        {canManage && <SelectGroup label={`shifts of ${title}`} shifts={shifts} />}
      </th>
      {totals?.map((day, index) => (
        <td key={day.date} className="sc:flex sc:min-w-0 sc:flex-col sc:justify-center sc:px-2">
          <DayTotalsLine
            totals={day}
            team={title}
            mostInWeek={mostInWeek}
            from={bounds[index] ?? 0}
            to={bounds[index + 1] ?? 0}
          />
        </td>
      ))}
    </GroupLine>
  );
}

interface IdleLineProps extends Omit<GroupLineProps, 'children' | 'className'> {
  readonly line: Extract<BoardLine, { kind: 'idle' }>;
  readonly onToggle: () => void;
}

/** The people without shifts: a button that shows or hides their rows. */
export function IdleLine({ line: { people, isOpen }, onToggle, ...position }: IdleLineProps) {
  return (
    <GroupLine {...position}>
      <td colSpan={8} className="sc:block sc:w-full sc:p-0">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className={cn(
            contentClasses,
            'sc:cursor-pointer sc:hover:text-foreground sc:focus-visible:-outline-offset-2',
          )}
        >
          <ChevronDown aria-hidden="true" className={cn('sc:size-4', !isOpen && 'sc:-rotate-90')} />
          <span>{`${people === 1 ? '1 person' : `${people} people`} without shifts`}</span>
        </button>
      </td>
    </GroupLine>
  );
}
