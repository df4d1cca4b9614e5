import { useConfirmLeaving } from '@timetrack/contracts/routing';
import { useRef, useState } from 'react';

export interface Decision {
  readonly note: string;
  readonly removeFromShifts: boolean;
  readonly cancelEmptyShifts: boolean;
}

/**
 * Keeps what the approver has entered about each request, so that opening its dialog again restores it. Guards notes
 * about pending requests when the user leaves the screen.
 */
export function useKeptDecisions(pending: readonly { readonly id: string }[]) {
  const decisions = useRef(new Map<string, Decision>());
  const [noted, setNoted] = useState<ReadonlySet<string>>(new Set());
  useConfirmLeaving(
    pending.some(({ id }) => noted.has(id)),
    { survivesClosing: true },
  );

  function mark(id: string, hasNote: boolean): void {
    if (noted.has(id) === hasNote) return;
    setNoted((current) => new Set(hasNote ? [...current, id] : [...current].filter((other) => other !== id)));
  }

  return {
    of: (id: string): Decision | undefined => decisions.current.get(id),
    keep: (id: string, decision: Decision): void => {
      decisions.current.set(id, decision);
      mark(id, decision.note.trim() !== '');
    },
    /** The note is being sent, so that leaving the screen does not lose it. */
    forgetNote: (id: string): void => mark(id, false),
  };
}
