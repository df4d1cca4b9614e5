import { formatCount } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Ban, CheckCheck } from '@timetrack/ui/icons';
import { countExceptional, type SelectedTimesheet } from './selection.js';
import type { useSelection } from './use-selection.js';

interface SelectionBarProps {
  readonly choice: ReturnType<typeof useSelection>;
  readonly isApproving: boolean;
  readonly inert: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

/** Selects everything on the page, and approves or rejects the selection. It stays in view below the header of the page. */
export function SelectionBar({ choice, isApproving, inert, onApprove, onReject }: SelectionBarProps) {
  const { all, selected } = choice;
  const ids = new Set(selected.map(({ id }) => id));
  const isEverything = all.length > 0 && all.every(({ id }) => ids.has(id));
  const isEmpty = selected.length === 0;
  return (
    <div
      inert={inert}
      className="tc:sticky tc:top-14 tc:z-20 tc:flex tc:flex-wrap tc:items-center tc:gap-x-3 tc:gap-y-2 tc:bg-background tc:py-2 tc:max-sm:[&>button]:grow"
    >
      {all.length > 0 && (
        <Button variant="outline" onClick={choice.toggleAll}>
          {isEverything ? 'Select none' : `Select all ${all.length}`}
        </Button>
      )}
      <Button disabled={isEmpty} busy={isApproving} onClick={onApprove}>
        <CheckCheck aria-hidden="true" />
        Approve selected
      </Button>
      <Button variant="outline" disabled={isEmpty} onClick={onReject}>
        <Ban aria-hidden="true" />
        Reject selected…
      </Button>
      <p role="status" className="tc:text-sm tc:text-muted-foreground">
        {!isEmpty && describeSelection(selected)}
      </p>
    </div>
  );
}

function describeSelection(selected: readonly SelectedTimesheet[]): string {
  const exceptional = countExceptional(selected);
  const text = `${formatCount(selected.length, 'timesheet')} selected`;
  return exceptional > 0 ? `${text}, ${exceptional} with exceptions` : text;
}
