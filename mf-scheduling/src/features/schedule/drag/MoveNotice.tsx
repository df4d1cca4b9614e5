import { formatCount } from '@timetrack/screens/basics';
import { Button, cn } from '@timetrack/ui/basics';
import { Check, TriangleAlert, Undo2, Users, X } from '@timetrack/ui/icons';
import { formatShiftTime } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { MoveNoticeData } from './use-save-move.js';

interface MoveNoticeProps {
  readonly notice: MoveNoticeData;
  readonly onDismiss: () => void;
}

/** Says in one line what a drop changed and how many conflicts that has, and undoes it. The cards show the conflicts. */
export function MoveNotice({ notice, onDismiss }: MoveNoticeProps) {
  const { timeZone } = useScheduleScreen();
  const { conflictCount } = notice;
  const Icon = conflictCount > 0 ? TriangleAlert : Check;
  return (
    <div
      className={cn(
        'sc:pointer-events-auto sc:flex sc:max-w-full sc:animate-toast-in sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1 sc:rounded-lg sc:border sc:bg-popover sc:py-1.5 sc:pr-1.5 sc:pl-4 sc:text-sm sc:text-popover-foreground sc:shadow-overlay',
        conflictCount > 0 ? 'sc:border-warning/60' : 'sc:border-border',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('sc:size-4 sc:shrink-0', conflictCount > 0 ? 'sc:text-warning' : 'sc:text-success')}
      />
      <p className="sc:min-w-0 sc:wrap-anywhere">
        <span className="sc:font-medium">{notice.shift.title}</span>
        {notice.who && `, ${notice.who}`}: {formatShiftTime(notice.placement, timeZone)}
        {conflictCount > 0 && (
          <span className="sc:font-medium sc:text-warning">, {formatCount(conflictCount, 'conflict')}</span>
        )}
      </p>
      <div className="sc:ml-auto sc:flex sc:items-center sc:gap-1">
        {notice.moveAll && (
          <Button variant="ghost" size="sm" onClick={notice.moveAll}>
            <Users aria-hidden="true" />
            Move all {notice.shift.assignedUserIds.length}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={notice.undo}>
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
        <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={onDismiss} className="sc:md:size-8">
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
