import { fullName } from '@timetrack/screens/basics';
import type { Shift } from '../board/arrange-board.js';
import { timesOf } from './expected-schedule.js';
import { leavesGroup, type Placement } from './move-shift.js';
import { type MoveTools, type SavedMove, sendAssignmentMove, sendJoin, sendWholeMove } from './send-move.js';

/** A saved move, and what can be done about it. */
export interface MoveOutcome {
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
  /** Called when a person has got a shift of their own. */
  readonly onSplit: (shift: Shift) => void;
}

/** Moves a shift with all of its people. */
export async function moveWhole({ tools, save, show }: MoveActions, shift: Shift, placement: Placement): Promise<void> {
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
export async function movePerson(actions: MoveActions, move: PersonMove): Promise<void> {
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
