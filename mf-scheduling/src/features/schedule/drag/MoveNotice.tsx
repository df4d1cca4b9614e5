import { Button, cn } from '@timetrack/ui/basics';
import { Check, TriangleAlert, Undo2, X } from '@timetrack/ui/icons';
import { formatShiftTime } from '../shift/shift-time.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { MoveNoticeData } from './use-save-move.js';

interface MoveNoticeProps {
  readonly notice: MoveNoticeData | null;
  readonly onDismiss: () => void;
}

/** Shows what a drop changed, its warnings, and an undo button. It covers the page, so that the board does not move. */
export function MoveNotice({ notice, onDismiss }: MoveNoticeProps) {
  const { timeZone } = useScheduleScreen();
  const hasWarnings = (notice?.warnings.length ?? 0) > 0;
  const Icon = hasWarnings ? TriangleAlert : Check;
  return (
    <div
      role="status"
      className="sc:pointer-events-none sc:fixed sc:inset-x-0 sc:bottom-0 sc:z-30 sc:flex sc:justify-center sc:p-4"
    >
      {notice && (
        <div
          className={cn(
            'sc:pointer-events-auto sc:flex sc:w-full sc:max-w-xl sc:animate-toast-in sc:items-start sc:gap-3 sc:rounded-lg sc:border sc:bg-popover sc:p-3 sc:pl-4 sc:text-sm sc:text-popover-foreground sc:shadow-overlay',
            hasWarnings ? 'sc:border-warning/60' : 'sc:border-border',
          )}
        >
          <Icon
            aria-hidden="true"
            className={cn('sc:mt-2 sc:size-4 sc:shrink-0', hasWarnings ? 'sc:text-warning' : 'sc:text-success')}
          />
          <div className="sc:min-w-0 sc:flex-1 sc:py-1.5 sc:wrap-anywhere">
            <p>
              <span className="sc:font-medium">{notice.shift.title}</span>:{' '}
              {formatShiftTime(notice.placement, timeZone)}
            </p>
            {notice.warnings.map((warning) => (
              <p key={warning} className="sc:text-warning">
                {warning}
              </p>
            ))}
          </div>
          <Button variant="ghost" size="sm" onClick={notice.undo}>
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
          <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={onDismiss} className="sc:md:size-8">
            <X aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
