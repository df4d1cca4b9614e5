import { formatCount } from '@timetrack/screens/basics';
import { useEffect } from 'react';
import type { Board } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { loadOnDemand, useHasBeen } from '../on-demand/load-on-demand.js';
import type { Outcome } from '../selection/outcome.js';
import { type Selection, useSelection } from '../selection/selection-store.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';

export const SelectionBar = loadOnDemand(async () => (await import('./SelectionBar.js')).SelectionBar);

interface SelectionStatusProps {
  readonly address: ScheduleAddress;
  readonly board: Board | MonthBoard;
  readonly selectAll: () => Promise<void>;
  /** Whether a drag has ended since, whose notice is more recent than the outcome of the last action. */
  readonly hasMoved: boolean;
  readonly outcome: Outcome | null;
  readonly onOutcome: (outcome: Outcome | null) => void;
}

export function SelectionStatus({ hasMoved, outcome, onOutcome, ...props }: SelectionStatusProps) {
  const selection = useSelection();
  const { isActive } = selection;
  const hasBeenActive = useHasBeen(isActive || outcome !== null);
  useEffect(() => {
    if (isActive || hasMoved) onOutcome(null);
  }, [isActive, hasMoved, onOutcome]);
  return (
    <>
      <p role="status" className="sc:sr-only">
        {outcome ? `${outcome.title}. ${outcome.left.join(' ')}` : hasBeenActive && describe(selection)}
      </p>
      {hasBeenActive && <SelectionBar {...props} selection={selection} outcome={outcome} onOutcome={onOutcome} />}
    </>
  );
}

function describe({ isActive, shifts }: Selection): string {
  if (!isActive) return 'Selection cleared';
  return shifts.size === 0 ? 'Select shifts' : `${formatCount(shifts.size, 'shift')} selected`;
}
