import { Button } from '@timetrack/ui/basics';
import { Check, Info, Undo2, X } from '@timetrack/ui/icons';
import { describeLeft, type Outcome, titleOf } from './outcome.js';

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  /** Null for an action that can't be undone. */
  readonly onUndo: (() => void) | null;
  readonly onDismiss: () => void;
}

/** Says what an action changed, and which of the shifts stay as they are, and undoes it. */
export function OutcomeNotice({ outcome, isBusy, onUndo, onDismiss }: OutcomeNoticeProps) {
  const left = describeLeft(outcome);
  const Icon = outcome.changedIds.length > 0 ? Check : Info;
  return (
    <div className="sc:pointer-events-auto sc:flex sc:max-w-xl sc:animate-toast-in sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1 sc:rounded-lg sc:border sc:border-border sc:bg-popover sc:py-1.5 sc:pr-1.5 sc:pl-4 sc:text-sm sc:text-popover-foreground sc:shadow-overlay">
      <Icon aria-hidden="true" className="sc:size-4 sc:shrink-0 sc:text-success" />
      <div className="sc:min-w-0 sc:flex-1 sc:py-1 sc:wrap-anywhere">
        <p className="sc:font-medium">{titleOf(outcome)}</p>
        {left && <p className="sc:text-muted-foreground">{left}</p>}
      </div>
      <div className="sc:ml-auto sc:flex sc:items-center sc:gap-1">
        {onUndo && (
          <Button variant="ghost" size="sm" busy={isBusy} onClick={onUndo}>
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={onDismiss} className="sc:md:size-8">
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
