import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { fullName } from '@timetrack/screens/basics';
import { useState } from 'react';
import { archivedId, type Person, type Shift } from '../board/arrange-board.js';
import { CreateSchedule } from '../board/board.graphql.js';
import type { BoardEdits } from '../board/board-edits.js';
import { useBoardChange } from '../board/use-board-change.js';
import type { Drop } from './drag-session.js';
import { leavesGroup, type Placement } from './move-shift.js';
import {
  copyInput,
  type MoveTools,
  type SavedMove,
  sendAssignmentMove,
  sendJoin,
  sendWholeMove,
  timesOf,
} from './send-move.js';

export interface MoveNoticeData extends MoveOutcome {
  /** Identifies the board of the drop. Other boards don't show the notice. */
  readonly boardStart: string;
}

interface SaveMoveOptions {
  /** The people in the rows of the board, who may become assignees. */
  readonly people: readonly Person[];
  readonly edits: BoardEdits;
  readonly boardStart: string;
  readonly onSplit: (shift: Shift) => void;
}

/** Saves a dropped shift. It appears in its new place immediately, and returns if the server rejects the change. */
export function useSaveMove({ people, edits, boardStart, onSplit }: SaveMoveOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  const change = useBoardChange();
  const [notice, setNotice] = useState<MoveNoticeData | null>(null);

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

/** A saved move, and what can be done about it. */
interface MoveOutcome {
  /** The shift before the move. */
  readonly shift: Shift;
  readonly placement: Placement;
  /** Who has moved, of a shift with several people: `Ana Pérez`, or `all 3 people`. */
  readonly who: string | null;
  readonly conflictCount: number;
  readonly undo: () => void;
  /** Moves the others of the shift to the same time. Null without others. */
  readonly moveAll: (() => void) | null;
}

interface MoveActions {
  readonly tools: MoveTools;
  /** Runs a change. Null if it failed. */
  readonly save: <Result>(send: () => Promise<Result>) => Promise<Result | null>;
  readonly show: (outcome: MoveOutcome) => void;
  readonly onSplit: (shift: Shift) => void;
}

/** Moves a shift with all of its people. */
async function moveWhole({ tools, save, show }: MoveActions, shift: Shift, placement: Placement): Promise<void> {
  const saved = await save(() => sendWholeMove(tools, shift, placement));
  if (!saved) return;
  const undo = () => void save(() => sendWholeMove(tools, saved.shift, shift));
  show({ shift, placement, who: everyone(shift), conflictCount: saved.conflictCount, undo, moveAll: null });
}

function everyone({ assignedUserIds: { length } }: Shift): string | null {
  return length > 1 ? `all ${length} people` : null;
}

function nameOf({ people }: MoveTools, shift: Shift, userId: string): string | null {
  const user = people.find((person) => person.user.id === userId)?.user;
  return user && shift.assignedUserIds.length > 1 ? fullName(user) : null;
}

interface PersonMove {
  readonly shift: Shift;
  readonly placement: Placement;
  readonly from: string;
  readonly to: string;
}

/** Moves one person of a shift. */
async function movePerson(actions: MoveActions, move: PersonMove): Promise<void> {
  const { tools, save } = actions;
  const { shift, placement, from, to } = move;
  const input = { id: shift.id, userId: from, toUserId: to, ...timesOf(placement) };
  const isSplit = leavesGroup(shift, { days: 0, minutes: 0, from, to }, placement);
  const saved = await save(() => sendAssignmentMove(tools, { shift, placement, input, isSplit }));
  if (!saved) return;
  if (saved.left) showSplit(actions, move, { ...saved, left: saved.left });
  else showMove(actions, move, saved);
}

function showMove({ tools, save, show }: MoveActions, { shift, placement, from, to }: PersonMove, saved: SavedMove) {
  const input = { id: saved.shift.id, userId: to, toUserId: from, ...timesOf(shift) };
  const back = { shift: saved.shift, placement: shift, input, isSplit: false };
  const undo = () => void save(() => sendAssignmentMove(tools, back));
  const who = nameOf(tools, shift, to);
  show({ shift, placement, who, conflictCount: saved.conflictCount, undo, moveAll: null });
}

interface Split extends SavedMove {
  readonly left: Shift;
}

function showSplit(actions: MoveActions, move: PersonMove, split: Split): void {
  const { tools, save, show, onSplit } = actions;
  const { shift, placement, from, to } = move;
  const { shift: own, left, conflictCount } = split;
  onSplit(own);
  const input = { id: own.id, userId: to, toUserId: from, intoId: left.id };
  const undo = () => void save(() => sendJoin(tools, { own, left, group: shift, input }));
  const moveAll = () => void moveOthers(actions, move, split);
  show({ shift, placement, who: nameOf(tools, shift, to), conflictCount, undo, moveAll });
}

/** Brings the others to the person who has moved, in one shift again. */
async function moveOthers({ tools, save, show }: MoveActions, move: PersonMove, { shift: own, left }: Split) {
  const { shift, placement, to } = move;
  const group = { ...placement, assignedUserIds: [...new Set([...left.assignedUserIds, to])] };
  const input = { id: own.id, userId: to, intoId: left.id, ...timesOf(placement) };
  const saved = await save(() => sendJoin(tools, { own, left, group, input }));
  if (!saved) return;
  const joined = { ...left, ...group, ...timesOf(group) };
  const undo = () => void save(() => sendWholeMove(tools, joined, shift));
  show({ shift, placement, who: everyone(shift), conflictCount: saved.conflictCount, undo, moveAll: null });
}
