import { addDays, type CalendarDate, fullName, type TimeZone } from '@timetrack/screens/basics';
import { archivedId, type Row, type Shift } from '../board/arrange-board.js';
import { type BoardRange, findDays } from '../board/board-range.js';
import { lockedText } from '../shift/describe-shift.js';
import {
  type DropAction,
  dropMessage,
  type MoveNames,
  pickUpMessage,
  positionMessage,
  putBackMessage,
  scopeMessage,
} from './drag-messages.js';
import {
  copyPlacement,
  isUnchanged,
  type Move,
  type MoveResult,
  moveShift,
  movesWholeGroup,
  type Placement,
} from './move-shift.js';

export interface Drag {
  readonly shift: Shift;
  readonly by: 'pointer' | 'keyboard';
  readonly move: Move;
  readonly result: MoveResult;
}

/** What a drop does: it moves the dragged person, copies the shift for them, or moves all people of the shift. */
export type DropKind = 'move' | 'copy' | 'all';

export interface Drop {
  readonly drag: Drag;
  readonly placement: Placement;
  readonly kind: DropKind;
  readonly message: string;
  readonly needsConfirmation: boolean;
}

export interface DragBoard {
  readonly range: BoardRange;
  /** The visible rows, top to bottom. Unused in the month. */
  readonly rows: readonly Row[];
  readonly timeZone: TimeZone;
  readonly onDrop: (drop: Drop) => void;
  readonly onInvalidDrop: (explanation: string) => void;
}

/**
 * The drag in progress, by pointer or keyboard. Only one shift can be dragged at a time. The session lives outside of
 * React's state, so that a move only renders the rows that the shift leaves and enters.
 */
export class DragSession {
  private drag: Drag | null = null;
  private announced = '';
  private board: DragBoard | null = null;
  private readonly listeners = new Set<() => void>();

  readonly current = (): Drag | null => this.drag;
  readonly announcement = (): string => this.announced;

  targetName(): string | null {
    return this.drag ? this.nameOf(this.drag.move.to) : null;
  }

  scope(): string | null {
    return this.drag && scopeMessage(this.drag.shift, this.drag.move, this.namesOf(this.drag.move));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  setBoard(board: DragBoard): void {
    this.board = board;
  }

  start(shift: Shift, from: string | null, by: Drag['by']): void {
    const { timeZone, onInvalidDrop } = this.requireBoard();
    if (shift.locked) {
      onInvalidDrop(lockedText);
      return;
    }
    const move = { days: 0, minutes: 0, from, to: from };
    this.drag = { shift, by, move, result: moveShift(shift, move, timeZone) };
    this.announce(by === 'keyboard' ? pickUpMessage(shift, move, this.namesOf(move), timeZone) : '');
  }

  /** Moves the shift by pointer: days from where it was picked up, and the person under the pointer. */
  moveTo(days: number, to: string | null): void {
    const move = this.drag?.move;
    // Shifts can't be assigned to archived people.
    if (!move || (to === archivedId && move.from !== archivedId)) return;
    if (move.days !== days || move.to !== to) this.change({ days, to });
  }

  resizeTo(minutes: number): void {
    if (this.drag && this.drag.move.minutes !== minutes) this.change({ minutes });
  }

  /** Moves the shift by keyboard, but never off the board. */
  moveDays(by: number): void {
    if (!this.drag) return;
    const days = this.drag.move.days + by;
    if (this.isOnBoard(days) && this.startDay(days) !== null) this.change({ days });
  }

  movePeople(by: number): void {
    if (!this.drag) return;
    const { rows } = this.requireBoard();
    const index = rows.findIndex((row) => row.person.user.id === this.drag?.move.to);
    const row = rows[index + by];
    if (!row || index === -1) return;
    const to = row.person.user.id;
    if (to !== archivedId || this.drag.move.from === archivedId) this.change({ to });
  }

  resizeBy(minutes: number): void {
    if (this.drag) this.change({ minutes: this.drag.move.minutes + minutes });
  }

  drop(kind: DropKind = 'move'): void {
    const { drag } = this;
    if (!drag) return;
    this.drag = null;
    const { shift, result, move } = drag;
    const { onDrop, onInvalidDrop, timeZone } = this.requireBoard();
    if (result.kind === 'invalid') {
      this.announce(result.explanation);
      onInvalidDrop(result.explanation);
    } else if (isUnchanged(shift, result) && kind !== 'copy') {
      this.announce(putBackMessage(shift));
    } else {
      const placement = placementOf(drag, result, kind);
      const whole = { ...move, from: null };
      const scope = scopeMessage(shift, kind === 'all' ? whole : move, this.namesOf(move));
      const destination = { placement, name: this.nameOf(move.to), action: actionOf(drag, result, kind), scope };
      const message = dropMessage(shift, destination, timeZone);
      const needsConfirmation = kind === 'move' && movesWholeGroup(shift, move);
      this.announce(needsConfirmation ? '' : message);
      onDrop({ drag, placement, kind, message, needsConfirmation });
    }
  }

  cancel(): void {
    if (!this.drag) return;
    const { shift } = this.drag;
    this.drag = null;
    this.announce(putBackMessage(shift));
  }

  announce(message: string): void {
    this.announced = message;
    for (const listener of this.listeners) listener();
  }

  private change(changes: Partial<Move>): void {
    if (!this.drag) return;
    const { timeZone } = this.requireBoard();
    const { shift, by } = this.drag;
    const move = { ...this.drag.move, ...changes };
    const result = moveShift(shift, move, timeZone);
    this.drag = { shift, by, move, result };
    const scope = result.kind === 'valid' ? scopeMessage(shift, move, this.namesOf(move)) : null;
    const position = positionMessage(result, this.nameOf(move.to), timeZone);
    this.announce(by === 'keyboard' ? [position, scope].filter(Boolean).join('. ') : '');
  }

  private isOnBoard(days: number): boolean {
    if (!this.drag) return false;
    const { range, timeZone } = this.requireBoard();
    const { shift, move } = this.drag;
    const result = moveShift(shift, { ...move, days }, timeZone);
    // The keyboard can move the shift across a day on which the clocks skip its time.
    return result.kind === 'invalid' || findDays(range, result.start, result.end) !== null;
  }

  /** The day on which the shift would start, or null if the board does not show it. */
  private startDay(days: number): CalendarDate | null {
    if (!this.drag) return null;
    const { range } = this.requireBoard();
    const { start } = this.drag.shift;
    const index = range.bounds.findLastIndex((bound) => bound <= start);
    const day = addDays(range.days[Math.max(0, index)] ?? '', days);
    return range.days.includes(day) ? day : null;
  }

  private nameOf(personId: string | null): string | null {
    const user = this.requireBoard().rows.find((row) => row.person.user.id === personId)?.person.user;
    return user ? fullName(user) : null;
  }

  private namesOf({ from, to }: Move): MoveNames {
    return { from: this.nameOf(from), to: this.nameOf(to) };
  }

  private requireBoard(): DragBoard {
    if (!this.board) throw new Error('A drag needs a board: call setBoard first');
    return this.board;
  }
}

function placementOf({ shift, move }: Drag, result: MoveResult & { kind: 'valid' }, kind: DropKind): Placement {
  if (kind === 'all') return result.all;
  return kind === 'copy' ? copyPlacement(shift, move, result) : result;
}

function actionOf({ shift, move }: Drag, { start }: Placement, kind: DropKind): DropAction {
  if (kind === 'copy') return 'copied';
  return start === shift.start && move.from === move.to ? 'resized' : 'moved';
}
