import { formatCount, useIsPhone } from '@timetrack/screens/basics';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@timetrack/ui';
import {
  CalendarDays,
  Check,
  CheckCheck,
  ChevronLeft,
  ChevronRight,
  CopyPlus,
  Ellipsis,
  Info,
  PencilLine,
  Send,
  Trash2,
  Users,
  X,
} from '@timetrack/ui/icons';
import { useContext, useState } from 'react';
import type { ScheduleSelectionAction } from '../../../gql/graphql.js';
import type { Board, Shift } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import type { Outcome } from '../selection/outcome.js';
import { type Selection, SelectionContext } from '../selection/selection-store.js';
import { useChangeSelection } from '../selection/use-change-selection.js';
import { type ConfirmedAction, useSelectionQuestion } from '../selection/use-selection-question.js';
import { Notice } from '../shift/Notice.js';
import { findBar } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { ConfirmSelection } from './ConfirmSelection.js';
import { type PlaceMode, PlaceSelection } from './PlaceSelection.js';

interface SelectionBarProps {
  readonly address: ScheduleAddress;
  readonly board: Board | MonthBoard;
  readonly selection: Selection;
  readonly selectAll: () => Promise<void>;
  readonly outcome: Outcome | null;
  readonly onOutcome: (outcome: Outcome | null) => void;
}

/** What can be done with the selected shifts, at the bottom of the page, so that the board does not move. */
export function SelectionBar({ address, board, selection, selectAll, outcome, onOutcome }: SelectionBarProps) {
  const store = useContext(SelectionContext);
  const { run, running } = useChangeSelection();
  const { question, isChecking, ask, close } = useSelectionQuestion();
  const [placing, setPlacing] = useState<PlaceMode | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const shifts = [...selection.shifts.values()];

  function show(next: Outcome | null): void {
    if (!next) return;
    store.clear();
    onOutcome(next);
    // The button that had the focus is gone.
    findBar(next.ids[0] ?? null)?.focus({ preventScroll: true });
  }
  async function undo({ undo: send }: Outcome): Promise<void> {
    setUndoing(true);
    show((await send?.()) ?? null);
    setUndoing(false);
  }
  function clear(): void {
    const [first] = selection.shifts.keys();
    store.clear();
    findBar(first ?? null)?.focus({ preventScroll: true });
  }

  const applyToSelected = (action: ScheduleSelectionAction) =>
    void run([...selection.shifts.keys()], action).then(show);

  return (
    <div className="sc:pointer-events-none sc:fixed sc:inset-x-0 sc:bottom-14 sc:z-30 sc:flex sc:justify-center sc:p-4 sc:md:bottom-0 sc:print:hidden">
      {selection.isActive && (
        <section aria-label="Selected shifts" className={barClasses}>
          <p className="sc:min-w-28 sc:font-medium sc:tabular-nums sc:max-sm:flex-1">
            {shifts.length === 0 ? 'Select shifts' : `${formatCount(shifts.length, 'shift')} selected`}
          </p>
          <SelectionActions
            shifts={shifts}
            running={isChecking ? 'PUBLISH' : running}
            selectAll={selectAll}
            ask={(action) => void ask(action, shifts)}
            onAction={applyToSelected}
            onPlace={setPlacing}
          />
          <Button variant="ghost" size="icon" aria-label="Clear selection" onClick={clear} className="sc:md:size-9">
            <X aria-hidden="true" />
          </Button>
        </section>
      )}
      {!selection.isActive && outcome && (
        <OutcomeNotice
          outcome={outcome}
          isBusy={isUndoing}
          onUndo={outcome.undo && (() => void undo(outcome))}
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
      {placing && (
        <PlaceSelection
          mode={placing}
          shifts={shifts}
          board={board}
          onClose={() => setPlacing(null)}
          onDone={(next) => {
            setPlacing(null);
            if (next) show(next);
            else clear();
          }}
          onMove={(days) => run([...selection.shifts.keys()], 'MOVE', days)}
        />
      )}
    </div>
  );
}

const barClasses =
  'sc:pointer-events-auto sc:flex sc:max-w-full sc:animate-toast-in sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1 sc:rounded-lg sc:border sc:border-border sc:bg-popover sc:py-2 sc:pr-2 sc:pl-4 sc:text-sm sc:text-popover-foreground sc:shadow-overlay sc:max-sm:w-full';

interface SelectionActionsProps extends Omit<MoreSelectionActionsProps, 'isDisabled'> {
  readonly shifts: readonly Shift[];
  readonly running: ScheduleSelectionAction | null;
  readonly selectAll: () => Promise<void>;
  /** Confirms an action first. */
  readonly ask: (action: ConfirmedAction) => void;
}

function SelectionActions({ shifts, running, selectAll, ask, onAction, onPlace }: SelectionActionsProps) {
  const isDisabled = shifts.length === 0 || running !== null;
  const isPhone = useIsPhone();
  return (
    <div className="sc:flex sc:items-center sc:gap-1 sc:max-sm:order-last sc:max-sm:-ml-2 sc:max-sm:w-full sc:max-sm:justify-between">
      <Button variant="ghost" size="sm" onClick={() => void selectAll()}>
        <CheckCheck aria-hidden="true" className="sc:max-sm:hidden" />
        <span>Select all</span>
      </Button>
      <Button
        size="sm"
        disabled={isDisabled || !shifts.some(({ status }) => status === 'DRAFT')}
        busy={running === 'PUBLISH'}
        onClick={() => ask('PUBLISH')}
      >
        <Send aria-hidden="true" className="sc:max-sm:hidden" />
        <span>Publish</span>
      </Button>
      {!isPhone && (
        <Button variant="ghost" size="sm" disabled={isDisabled} onClick={() => onPlace('copy')}>
          <CopyPlus aria-hidden="true" />
          <span>Copy to…</span>
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        disabled={isDisabled}
        busy={running === 'DELETE'}
        onClick={() => ask('DELETE')}
        className="sc:text-destructive sc:hover:bg-destructive-soft sc:hover:text-destructive"
      >
        <Trash2 aria-hidden="true" className="sc:max-sm:hidden" />
        <span>Delete</span>
      </Button>
      <MoreSelectionActions isDisabled={isDisabled} onAction={onAction} onPlace={onPlace} />
    </div>
  );
}

interface MoreSelectionActionsProps {
  readonly isDisabled: boolean;
  readonly onAction: (action: ScheduleSelectionAction) => void;
  readonly onPlace: (mode: PlaceMode) => void;
}

function MoreSelectionActions({ isDisabled, onAction, onPlace }: MoreSelectionActionsProps) {
  const isPhone = useIsPhone();
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
        {isPhone && (
          <DropdownMenuItem onSelect={() => onPlace('copy')}>
            <CopyPlus aria-hidden="true" />
            <span>Copy to…</span>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => onPlace('assign')}>
          <Users aria-hidden="true" />
          <span>Assign to…</span>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onPlace('move')}>
          <CalendarDays aria-hidden="true" />
          <span>Move to…</span>
        </DropdownMenuItem>
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

/** How many reasons the notice has room for. */
const maxLines = 4;

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  /** Null for an action that can't be undone. */
  readonly onUndo: (() => void) | null;
  readonly onDismiss: () => void;
}

function OutcomeNotice({ outcome, isBusy, onUndo, onDismiss }: OutcomeNoticeProps) {
  const Icon = outcome.hasChanged ? Check : Info;
  const visible = outcome.left.slice(0, maxLines);
  const hidden = outcome.left.length - visible.length;
  return (
    <Notice
      className="sc:max-w-xl sc:border-border"
      icon={<Icon aria-hidden="true" className="sc:size-4 sc:shrink-0 sc:text-success" />}
      onUndo={onUndo}
      isUndoing={isBusy}
      onDismiss={onDismiss}
    >
      <div className="sc:min-w-0 sc:flex-1 sc:py-1 sc:wrap-anywhere">
        <p className="sc:font-medium">{outcome.title}</p>
        {visible.map((line) => (
          <p key={line} className="sc:text-muted-foreground">
            {line}
          </p>
        ))}
        {hidden > 0 && <p className="sc:text-muted-foreground">{`And ${hidden} more.`}</p>}
      </div>
    </Notice>
  );
}
