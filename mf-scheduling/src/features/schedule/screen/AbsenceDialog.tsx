import { useApolloClient } from '@timetrack/client';
import { fullName } from '@timetrack/screens/basics';
import { useState } from 'react';
import { ReplacementsDialog } from '../../replacements/index.js';
import { RecordTimeOff } from '../../time-off/index.js';
import type { Board, Shift } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { reloadBoard } from '../board/use-board-change.js';
import { useShift } from '../board/use-shift.js';
import type { ScheduleGuard } from '../dialog/CopyButtons.js';
import type { OpenDialog } from '../state/address-format.js';
import { findBar } from '../state/screen-context.js';

interface AbsenceDialogProps {
  readonly options: Extract<OpenDialog, { kind: 'time-off' | 'replace' }>;
  readonly board: Board | MonthBoard;
  readonly guard: ScheduleGuard;
}

/** Records the time off of a person, or finds someone for a shift in place of a person. */
export function AbsenceDialog({ options, board, guard }: AbsenceDialogProps) {
  const client = useApolloClient();
  const reload = () => reloadBoard(client);
  const { personId } = options;
  if (options.kind === 'time-off') {
    return <RecordTimeOff key={personId} personId={personId} guard={guard} onSaved={reload} />;
  }
  return (
    <ReplaceDialog
      key={options.id}
      id={options.id}
      personId={personId}
      board={board}
      onAssigned={reload}
      onClose={guard.close}
    />
  );
}

interface ReplaceDialogProps extends Pick<AbsenceDialogProps, 'board'> {
  readonly id: string;
  readonly personId: string;
  readonly onAssigned: () => unknown;
  readonly onClose: () => void;
}

function ReplaceDialog({ id, personId, board, onAssigned, onClose }: ReplaceDialogProps) {
  const found = useShift(board, id);
  // The person leaves the shift once someone takes their place.
  const [first, setFirst] = useState<Shift | null>(null);
  if (!first && found.state === 'found') setFirst(found.shift);
  if (!first) return null;
  const absent = first.assignees.find((one) => one.id === personId);
  return (
    <ReplacementsDialog
      description={`Someone who can work in place of ${absent ? fullName(absent) : 'this person'}.`}
      shifts={[first]}
      absentId={personId}
      onAssigned={onAssigned}
      onClose={onClose}
      focusFallback={() => findBar(id)}
    />
  );
}
