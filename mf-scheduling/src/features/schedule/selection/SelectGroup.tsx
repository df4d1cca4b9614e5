import { cn } from '@timetrack/ui/basics';
import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { type Selection, SelectionContext } from './selection-store.js';

interface SelectGroupProps {
  /** What the shifts have in common: `Monday, March 2`. */
  readonly label: string;
  readonly shifts: readonly Shift[];
  readonly className?: string;
}

/** While shifts are being selected, a check box for all shifts of a day, a person or a job. */
export function SelectGroup({ label, shifts: all, className }: SelectGroupProps) {
  const shifts = all.filter(({ locked }) => !locked);
  const store = useContext(SelectionContext);
  const share = useSyncExternalStore(store.subscribe, () => shareOf(store.current(), shifts));
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some';
  });
  if (share === null || shifts.length === 0) return null;
  return (
    <label
      title={`Select ${label}`}
      className={cn('sc:grid sc:size-6 sc:shrink-0 sc:cursor-pointer sc:place-items-center', className)}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={`Select ${label}`}
        checked={share === 'all'}
        onChange={() => store.toggleAll(shifts)}
        className="sc:size-4 sc:cursor-pointer sc:accent-primary"
      />
    </label>
  );
}

/** How many of the shifts are selected. Null unless shifts are being selected. */
function shareOf(selection: Selection, shifts: readonly Shift[]): 'all' | 'some' | 'none' | null {
  if (!selection.isActive) return null;
  const count = shifts.filter(({ id }) => selection.shifts.has(id)).length;
  if (count === 0) return 'none';
  return count === shifts.length ? 'all' : 'some';
}
