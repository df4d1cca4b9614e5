import { useReportFailure } from '@timetrack/screens/basics';
import { useState } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { useLoadConflicts } from '../board/use-load-conflicts.js';
import type { Conflict } from '../shift/conflicts.js';

export type ConfirmedAction = 'PUBLISH' | 'DELETE';

export interface SelectionQuestion {
  readonly action: ConfirmedAction;
  readonly conflicts: readonly Conflict[];
}

/** The question before selected shifts are published or deleted. Publishing first looks for the conflicts. */
export function useSelectionQuestion() {
  const [question, setQuestion] = useState<SelectionQuestion | null>(null);
  const [isChecking, setChecking] = useState(false);
  const loadConflicts = useLoadConflicts();
  const reportFailure = useReportFailure();

  async function ask(action: ConfirmedAction, shifts: readonly Shift[]): Promise<void> {
    if (action === 'DELETE') return setQuestion({ action, conflicts: [] });
    setChecking(true);
    try {
      const conflicts = await loadConflicts(shifts.filter(({ status }) => status === 'DRAFT'));
      setQuestion({ action, conflicts });
    } catch (error) {
      reportFailure(error, 'Failed to check the shifts for conflicts');
    } finally {
      setChecking(false);
    }
  }

  return { question, isChecking, ask, close: () => setQuestion(null) };
}
