import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import type { Person, Shift } from '../board/arrange-board.js';
import { archivedId } from '../board/arrange-board.js';
import { CreateSchedule } from '../board/board.graphql.js';
import type { BoardEdits } from '../board/board-edits.js';
import { useBoardChange } from '../board/use-board-change.js';
import type { Drop } from './drag-session.js';
import { copyInput } from './expected-schedule.js';
import { type MoveOutcome, movePerson, moveWhole } from './move-actions.js';
import type { Placement } from './move-shift.js';

/** What the screen shows after a drop, until the next one. */
export interface MoveNoticeData extends MoveOutcome {
  /** Identifies the board of the drop. Other boards don't show the notice. */
  readonly boardStart: string;
}

interface SaveMoveOptions {
  /** The people in the rows of the board, who may become assignees. */
  readonly people: readonly Person[];
  readonly edits: BoardEdits;
  /** Identifies the board by its first day. */
  readonly boardStart: string;
  /** Called when a person has got a shift of their own. */
  readonly onSplit: (shift: Shift) => void;
}

/** Saves a dropped shift. It appears in its new place immediately, and returns if the server rejects the change. */
export function useSaveMove({ people, edits, boardStart, onSplit }: SaveMoveOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const change = useBoardChange();
  const [notice, setNotice] = useState<MoveNoticeData | null>(null);

  /** Runs a change, and loads what the server computes. */
  function save<Result>(send: () => Promise<Result>): Promise<Result | null> {
    setNotice(null);
    return change({
      send,
      failure: 'Failed to update schedule',
      fallback: 'The schedule was moved back. Please try again.',
      refresh: edits.refresh,
    });
  }

  const show = (outcome: MoveOutcome) => setNotice({ ...outcome, boardStart });
  const actions = { tools: { client, people, edits }, save, show, onSplit };

  async function copy(shift: Shift, placement: Placement): Promise<void> {
    setNotice(null);
    await change({
      send: () => client.mutate({ mutation: CreateSchedule, variables: { input: copyInput(shift, placement) } }),
      failure: 'Failed to create schedule',
      onSaved: () => showToast({ title: 'Schedule created successfully', description: 'The copy is a draft' }),
    });
  }

  function drop({ drag, placement, kind }: Omit<Drop, 'message' | 'needsConfirmation'>): Promise<void> {
    const { shift, move } = drag;
    const { from, to } = move;
    if (kind === 'copy') return copy(shift, placement);
    const isWhole = kind === 'all' || from === null || to === null || from === archivedId;
    return isWhole ? moveWhole(actions, shift, placement) : movePerson(actions, { shift, placement, from, to });
  }

  const isSameBoard = notice?.boardStart === boardStart;
  return { notice: isSameBoard ? notice : null, dismiss: () => setNotice(null), drop };
}
