import { formatCount } from '@timetrack/screens/basics';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@timetrack/ui';
import {
  Check,
  CheckCheck,
  ChevronLeft,
  ChevronRight,
  Ellipsis,
  Info,
  PencilLine,
  Send,
  Trash2,
  X,
} from '@timetrack/ui/icons';
import { useContext } from 'react';
import type { ScheduleSelectionAction } from '../../../gql/graphql.js';
import { Notice } from '../shift/Notice.js';
import { findBar } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { ConfirmSelection } from './ConfirmSelection.js';
import { describeLeft, type Outcome, titleOf, undoOf } from './outcome.js';
import { type Selection, SelectionContext } from './selection-store.js';
import { useChangeSelection } from './use-change-selection.js';
import { useSelectionQuestion } from './use-selection-question.js';

interface SelectionBarProps {
  readonly address: ScheduleAddress;
  readonly selection: Selection;
  readonly selectAll: () => Promise<void>;
  readonly outcome: Outcome | null;
  readonly onOutcome: (outcome: Outcome | null) => void;
}

/** What can be done with the selected shifts, at the bottom of the page, so that the board does not move. */
export function SelectionBar({ address, selection, selectAll, outcome, onOutcome }: SelectionBarProps) {
  const store = useContext(SelectionContext);
  const { run, running } = useChangeSelection();
  const { question, isChecking, ask, close } = useSelectionQuestion();
  const shifts = [...selection.shifts.values()];
  const isBusy = running !== null || isChecking;

  async function apply(ids: readonly string[], action: ScheduleSelectionAction): Promise<void> {
    const next = await run(ids, action);
    if (!next) return;
    store.clear();
    onOutcome(next);
    // The button that had the focus is gone.
    findBar(ids[0] ?? null)?.focus({ preventScroll: true });
  }
  function clear(): void {
    const [first] = selection.shifts.keys();
    store.clear();
    findBar(first ?? null)?.focus({ preventScroll: true });
  }

  const applyToSelected = (action: ScheduleSelectionAction) => void apply([...selection.shifts.keys()], action);
  const undo = outcome && undoOf(outcome);

  return (
    <div className="sc:pointer-events-none sc:fixed sc:inset-x-0 sc:bottom-14 sc:z-30 sc:flex sc:justify-center sc:p-4 sc:md:bottom-0 sc:print:hidden">
      {selection.isActive && (
        <section aria-label="Selected shifts" className={barClasses}>
          <p className="sc:min-w-28 sc:font-medium sc:tabular-nums sc:max-sm:flex-1">
            {shifts.length === 0 ? 'Select shifts' : `${formatCount(shifts.length, 'shift')} selected`}
          </p>
          <div className="sc:flex sc:items-center sc:gap-1 sc:max-sm:order-last sc:max-sm:-ml-2 sc:max-sm:w-full sc:max-sm:justify-between">
            <Button variant="ghost" size="sm" onClick={() => void selectAll()}>
              <CheckCheck aria-hidden="true" className="sc:max-sm:hidden" />
              <span>Select all</span>
            </Button>
            <Button
              size="sm"
              disabled={!shifts.some(({ status }) => status === 'DRAFT') || isBusy}
              busy={running === 'PUBLISH' || isChecking}
              onClick={() => void ask('PUBLISH', shifts)}
            >
              <Send aria-hidden="true" />
              <span>Publish</span>
            </Button>
            <Button
              variant="ghost"
              size="sm"
              disabled={shifts.length === 0 || isBusy}
              busy={running === 'DELETE'}
              onClick={() => void ask('DELETE', shifts)}
              className="sc:text-destructive sc:hover:bg-destructive-soft sc:hover:text-destructive"
            >
              <Trash2 aria-hidden="true" className="sc:max-sm:hidden" />
              <span>Delete</span>
            </Button>
            <MoreSelectionActions isDisabled={shifts.length === 0 || isBusy} onAction={applyToSelected} />
          </div>
          <Button variant="ghost" size="icon" aria-label="Clear selection" onClick={clear} className="sc:md:size-9">
            <X aria-hidden="true" />
          </Button>
        </section>
      )}
      {!selection.isActive && outcome && (
        <OutcomeNotice
          outcome={outcome}
          isBusy={running !== null}
          onUndo={undo && (() => void apply(outcome.changedIds, undo))}
          onDismiss={() => onOutcome(null)}
        />
      )}
      <ConfirmSelection
        question={question}
        shifts={shifts}
        address={address}
        onClose={close}
        onConfirm={applyToSelected}
      />
    </div>
  );
}

const barClasses =
  'sc:pointer-events-auto sc:flex sc:max-w-full sc:animate-toast-in sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1 sc:rounded-lg sc:border sc:border-border sc:bg-popover sc:py-2 sc:pr-2 sc:pl-4 sc:text-sm sc:text-popover-foreground sc:shadow-overlay sc:max-sm:w-full';

interface MoreSelectionActionsProps {
  readonly isDisabled: boolean;
  readonly onAction: (action: ScheduleSelectionAction) => void;
}

function MoreSelectionActions({ isDisabled, onAction }: MoreSelectionActionsProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label="More for the selection"
          disabled={isDisabled}
          className="sc:md:size-9"
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onAction('MOVE_PREVIOUS_WEEK')}>
          <ChevronLeft aria-hidden="true" />
          <span>Move to the previous week</span>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onAction('MOVE_NEXT_WEEK')}>
          <ChevronRight aria-hidden="true" />
          <span>Move to the next week</span>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onAction('UNPUBLISH')}>
          <PencilLine aria-hidden="true" />
          <span>Make drafts</span>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  /** Null for an action that can't be undone. */
  readonly onUndo: (() => void) | null;
  readonly onDismiss: () => void;
}

function OutcomeNotice({ outcome, isBusy, onUndo, onDismiss }: OutcomeNoticeProps) {
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
