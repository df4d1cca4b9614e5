import { Button, cn, type Elements } from '@timetrack/ui/basics';
import { Undo2, X } from '@timetrack/ui/icons';
import type { ReactElement } from 'react';

interface NoticeProps {
  readonly icon: ReactElement;
  readonly children: Elements;
  readonly actions?: Elements;
  /** Null for a change that can't be undone. */
  readonly onUndo: (() => void) | null;
  readonly isUndoing?: boolean;
  readonly onDismiss: () => void;
  readonly className: string;
}

export function Notice({ icon, children, actions, onUndo, isUndoing, onDismiss, className }: NoticeProps) {
  return (
    <div
      className={cn(
        'sc:pointer-events-auto sc:flex sc:animate-toast-in sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1 sc:rounded-lg sc:border sc:bg-popover sc:py-1.5 sc:pr-1.5 sc:pl-4 sc:text-sm sc:text-popover-foreground sc:shadow-overlay',
        className,
      )}
    >
      {icon}
      {children}
      <div className="sc:ml-auto sc:flex sc:items-center sc:gap-1">
        {actions}
        {onUndo && (
          <Button variant="ghost" size="sm" busy={isUndoing} onClick={onUndo}>
            <Undo2 aria-hidden="true" />
            <span>Undo</span>
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={onDismiss} className="sc:md:size-8">
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
