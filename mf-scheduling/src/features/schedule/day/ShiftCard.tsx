import { fullName } from '@timetrack/screens/basics';
import { Badge, cn } from '@timetrack/ui/basics';
import { Briefcase, Clock, TriangleAlert } from '@timetrack/ui/icons';
import { memo } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { SelectMark, selectableProps, selectedClasses } from '../selection/SelectMark.js';
import { useIsSelected, usePressCard } from '../selection/selection-store.js';
import { describeConflicts, useConflicts } from '../shift/conflicts.js';
import { ChangedMark, LockedMark, StatusMark } from '../shift/ShiftTitle.js';
import { statusLabels, styleOfMark, useCardColor } from '../shift/shift-style.js';
import { formatShiftTime } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';

export const ShiftCard = memo(function ShiftCard({ shift }: { readonly shift: Shift }) {
  const { timeZone, canManage, open } = useScheduleScreen();
  const [thumbnail] = shift.images;
  const people = shift.assignees.map(fullName);
  const isSelected = useIsSelected(shift);
  const pressCard = usePressCard();
  const conflicts = useConflicts(shift.id);
  const colorOfCard = useCardColor();
  return (
    <li>
      <button
        type="button"
        {...selectableProps(isSelected)}
        onClick={(event) => pressCard(event, shift, null) || open({ kind: 'shift', id: shift.id })}
        className={cn(
          'sc:group sc:relative sc:flex sc:w-full sc:cursor-pointer sc:gap-3 sc:rounded-lg sc:border sc:border-border sc:bg-card sc:p-3 sc:text-left sc:shadow-xs sc:hover:bg-accent',
          isSelected && selectedClasses,
        )}
      >
        <span
          aria-hidden="true"
          className="sc:w-1 sc:shrink-0 sc:rounded-full"
          style={styleOfMark(colorOfCard(shift))}
        />
        <span className="sc:flex sc:min-w-0 sc:flex-1 sc:flex-col sc:gap-1">
          <span className="sc:flex sc:items-center sc:gap-2">
            <span
              className={cn('sc:min-w-0 sc:truncate sc:font-medium', shift.status === 'CANCELED' && 'sc:line-through')}
            >
              {shift.title}
            </span>
            {shift.locked && (
              <Badge variant="outline" className="sc:ml-auto">
                <LockedMark />
                <span>Locked</span>
              </Badge>
            )}
            {shift.changedAt && (
              <Badge variant="outline" className="sc:ml-auto">
                <ChangedMark />
                <span>Changed</span>
              </Badge>
            )}
            {shift.status !== 'PUBLISHED' && (
              <Badge variant="outline" className="sc:ml-auto">
                <StatusMark status={shift.status} />
                <span>{statusLabels[shift.status]}</span>
              </Badge>
            )}
          </span>
          <Detail icon={Clock} canWrap>
            {formatShiftTime(shift, timeZone)}
          </Detail>
          {shift.job && <Detail icon={Briefcase}>{shift.job.name}</Detail>}
          {canManage && (
            <span className="sc:text-sm sc:text-muted-foreground sc:wrap-anywhere">{people.join(', ')}</span>
          )}
          {conflicts.length > 0 && (
            <span className="sc:flex sc:items-center sc:gap-1.5 sc:text-sm sc:text-warning">
              <TriangleAlert aria-hidden="true" className="sc:size-3.5 sc:shrink-0" />
              <span>{describeConflicts(conflicts)}</span>
            </span>
          )}
        </span>
        {thumbnail && (
          <img
            src={thumbnail.thumbnailUrl}
            alt=""
            loading="lazy"
            className="sc:size-14 sc:shrink-0 sc:rounded-md sc:object-cover"
          />
        )}
        {canManage && !shift.locked && <SelectMark isSelected={isSelected} hasMark={false} />}
      </button>
    </li>
  );
});

interface DetailProps {
  readonly icon: typeof Clock;
  readonly canWrap?: boolean;
  readonly children: string;
}

function Detail({ icon: Icon, canWrap = false, children }: DetailProps) {
  return (
    <span className="sc:flex sc:min-w-0 sc:items-start sc:gap-1.5 sc:text-sm sc:text-muted-foreground sc:tabular-nums">
      <Icon aria-hidden="true" className="sc:mt-[0.1875rem] sc:size-3.5 sc:shrink-0" />
      <span className={canWrap ? undefined : 'sc:truncate'}>{children}</span>
    </span>
  );
}
