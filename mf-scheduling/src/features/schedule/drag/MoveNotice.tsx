import { formatCount } from '@timetrack/screens/basics';
import { Button, cn } from '@timetrack/ui/basics';
import { Check, TriangleAlert, Users } from '@timetrack/ui/icons';
import { Notice } from '../shift/Notice.js';
import { formatShiftTime } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { MoveNoticeData } from './use-save-move.js';

interface MoveNoticeProps {
  readonly notice: MoveNoticeData;
  readonly onDismiss: () => void;
}

export function MoveNotice({ notice, onDismiss }: MoveNoticeProps) {
  const { timeZone } = useScheduleScreen();
  const { conflictCount } = notice;
  const Icon = conflictCount > 0 ? TriangleAlert : Check;
  return (
    <Notice
      className={cn('sc:max-w-full', conflictCount > 0 ? 'sc:border-warning/60' : 'sc:border-border')}
      icon={
        <Icon
          aria-hidden="true"
          className={cn('sc:size-4 sc:shrink-0', conflictCount > 0 ? 'sc:text-warning' : 'sc:text-success')}
        />
      }
      actions={
        notice.moveAll && (
          <Button variant="ghost" size="sm" onClick={notice.moveAll}>
            <Users aria-hidden="true" />
            <span>{`Move all ${notice.shift.assignedUserIds.length}`}</span>
          </Button>
        )
      }
      onUndo={notice.undo}
      onDismiss={onDismiss}
    >
      <p className="sc:min-w-0 sc:wrap-anywhere">
        <span className="sc:font-medium">{notice.shift.title}</span>
        <span>{`${notice.who ? `, ${notice.who}` : ''}: ${formatShiftTime(notice.placement, timeZone)}`}</span>
        {conflictCount > 0 && (
          <span className="sc:font-medium sc:text-warning">{`, ${formatCount(conflictCount, 'conflict')}`}</span>
        )}
      </p>
    </Notice>
  );
}
