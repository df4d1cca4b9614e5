import { cn } from '@timetrack/ui/basics';
import { ChevronDown } from '@timetrack/ui/icons';
import { type ReactNode, useContext } from 'react';
import type { BoardLine } from '../board/board-lines.js';
import { SelectGroup } from '../selection/SelectGroup.js';
import { JobColorsContext, noJobColor, styleOfMark } from '../shift/shift-style.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface GroupLineProps {
  readonly top: number;
  readonly height: number;
  readonly index: number;
  readonly children: ReactNode;
}

/** A line across all columns. Its content stays in view while the days scroll. */
function GroupLine({ top, height, index, children }: GroupLineProps) {
  return (
    <tr
      aria-rowindex={index + 2}
      className="sc:absolute sc:inset-x-0 sc:flex sc:border-b sc:border-border sc:bg-muted"
      style={{ top, height }}
    >
      {children}
    </tr>
  );
}

const contentClasses =
  'sc:sticky sc:left-0 sc:flex sc:h-full sc:items-center sc:gap-2 sc:px-3 sc:text-xs sc:font-medium sc:text-muted-foreground';

interface JobLineProps extends Omit<GroupLineProps, 'children'> {
  readonly line: Extract<BoardLine, { kind: 'job' }>;
}

export function JobLine({ line: { jobId, title, people, shifts }, ...position }: JobLineProps) {
  const { canManage } = useScheduleScreen();
  const colors = useContext(JobColorsContext);
  return (
    <GroupLine {...position}>
      <th scope="rowgroup" colSpan={8} className={cn(contentClasses, 'sc:text-left')}>
        {colors && (
          <span
            aria-hidden="true"
            className="sc:size-3 sc:rounded-sm"
            style={styleOfMark((jobId !== null && colors.get(jobId)) || noJobColor)}
          />
        )}
        <span className="sc:font-semibold sc:text-foreground">{title}</span>
        <span>{people === 1 ? '1 person' : `${people} people`}</span>
        {canManage && <SelectGroup label={`shifts of ${title}`} shifts={shifts} />}
      </th>
    </GroupLine>
  );
}

interface IdleLineProps extends Omit<GroupLineProps, 'children'> {
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
