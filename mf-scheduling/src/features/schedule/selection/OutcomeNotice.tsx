import { Check, Info } from '@timetrack/ui/icons';
import { Notice } from '../shift/Notice.js';
import { describeLeft, type Outcome, titleOf } from './outcome.js';

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  /** Null for an action that can't be undone. */
  readonly onUndo: (() => void) | null;
  readonly onDismiss: () => void;
}

export function OutcomeNotice({ outcome, isBusy, onUndo, onDismiss }: OutcomeNoticeProps) {
  const left = describeLeft(outcome);
  const Icon = outcome.changedIds.length > 0 ? Check : Info;
  return (
    <Notice
      className="sc:max-w-xl sc:border-border"
      icon={<Icon aria-hidden="true" className="sc:size-4 sc:shrink-0 sc:text-success" />}
      onUndo={onUndo}
      isUndoing={isBusy}
      onDismiss={onDismiss}
    >
      <div className="sc:min-w-0 sc:flex-1 sc:py-1 sc:wrap-anywhere">
        <p className="sc:font-medium">{titleOf(outcome)}</p>
        {left && <p className="sc:text-muted-foreground">{left}</p>}
      </div>
    </Notice>
  );
}
