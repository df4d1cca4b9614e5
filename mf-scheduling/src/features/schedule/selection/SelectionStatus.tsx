import { formatCount } from '@timetrack/screens/basics';
import { useEffect, useState } from 'react';
import { loadOnDemand, useHasBeen } from '../on-demand/load-on-demand.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { describeLeft, type Outcome, titleOf } from './outcome.js';
import { type Selection, useSelection } from './selection-store.js';

export const SelectionBar = loadOnDemand(async () => (await import('./SelectionBar.js')).SelectionBar);

interface SelectionStatusProps {
  readonly address: ScheduleAddress;
  readonly selectAll: () => Promise<void>;
  /** Whether a drag has ended since, whose notice is more recent than the outcome of the last action. */
  readonly hasMoved: boolean;
}

export function SelectionStatus({ hasMoved, ...props }: SelectionStatusProps) {
  const selection = useSelection();
  const { isActive } = selection;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const hasBeenActive = useHasBeen(isActive);
  useEffect(() => {
    if (isActive || hasMoved) setOutcome(null);
  }, [isActive, hasMoved]);
  return (
    <>
      <p role="status" className="sc:sr-only">
        {outcome ? `${titleOf(outcome)}. ${describeLeft(outcome) ?? ''}` : hasBeenActive && describe(selection)}
      </p>
      {hasBeenActive && <SelectionBar {...props} selection={selection} outcome={outcome} onOutcome={setOutcome} />}
    </>
  );
}

function describe({ isActive, shifts }: Selection): string {
  if (!isActive) return 'Selection cleared';
  return shifts.size === 0 ? 'Select shifts' : `${formatCount(shifts.size, 'shift')} selected`;
}
