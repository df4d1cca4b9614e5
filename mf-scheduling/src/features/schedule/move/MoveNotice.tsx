import { Button, cn } from '@timetrack/ui';
import { Check, TriangleAlert, Undo2, X } from 'lucide-react';
import { useScheduleScreen } from '../screen-context.js';
import type { MoveNews } from './use-save-move.js';
import { placeOf } from './words.js';

interface MoveNoticeProps {
  readonly news: MoveNews | null;
  readonly onDismiss: () => void;
}

/** What a drop did, what should be looked at, and the way back. It lies over the page, so that the board stands still. */
export function MoveNotice({ news, onDismiss }: MoveNoticeProps) {
  const { timeZone } = useScheduleScreen();
  const warned = (news?.warnings.length ?? 0) > 0;
  const Icon = warned ? TriangleAlert : Check;
  return (
    <div
      role="status"
      className="sc:pointer-events-none sc:fixed sc:inset-x-0 sc:bottom-0 sc:z-30 sc:flex sc:justify-center sc:p-4"
    >
      {news && (
        <div
          className={cn(
            'sc:pointer-events-auto sc:flex sc:w-full sc:max-w-xl sc:animate-toast-in sc:items-start sc:gap-3 sc:rounded-lg sc:border sc:bg-popover sc:p-3 sc:pl-4 sc:text-sm sc:text-popover-foreground sc:shadow-overlay',
            warned ? 'sc:border-warning/60' : 'sc:border-border',
          )}
        >
          <Icon
            aria-hidden="true"
            className={cn('sc:mt-2 sc:size-4 sc:shrink-0', warned ? 'sc:text-warning' : 'sc:text-success')}
          />
          <div className="sc:min-w-0 sc:flex-1 sc:py-1.5 sc:wrap-anywhere">
            <p>
              <span className="sc:font-medium">{news.shift.title}</span>:{' '}
              {placeOf(news.place.start, news.place.end, null, timeZone)}
            </p>
            {news.warnings.map((warning) => (
              <p key={warning} className="sc:text-warning">
                {warning}
              </p>
            ))}
          </div>
          <Button variant="ghost" size="sm" onClick={news.undo}>
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
