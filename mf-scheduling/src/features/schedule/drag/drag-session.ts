import { addDays, type CalendarDate, fullName } from '@timetrack/screens/basics';
import { archivedId, type Row, type Shift } from '../board/arrange-board.js';
import { type BoardRange, findDays } from '../board/board-range.js';
import { type DropAction, dropMessage, pickUpMessage, positionMessage, putBackMessage } from './drag-messages.js';
import { isUnchanged, type Move, type MoveResult, moveShift, type Placement } from './move-shift.js';

/** A shift that is being dragged. */
export interface Drag {
  readonly shift: Shift;
  readonly by: 'pointer' | 'keyboard';
  readonly move: Move;
  readonly result: MoveResult;
}

/** The board that a shift is dragged on. */
export interface DragBoard {
  readonly range: BoardRange;
  /** The visible rows, top to bottom. Unused in the month. */
  readonly rows: readonly Row[];
  readonly timeZone: string;
  readonly onDrop: (drag: Drag, placement: Placement, isCopy: boolean) => void;
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
  /** The latest announcement to screen readers. */
  readonly announcement = (): string => this.announced;

  /** The person in whose row the shift would be dropped. */
  targetName(): string | null {
    return this.drag ? this.nameOf(this.drag.move.to) : null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  setBoard(board: DragBoard): void {
    this.board = board;
  }

  start(shift: Shift, from: string | null, by: Drag['by']): void {
    const { timeZone } = this.requireBoard();
    const move = { days: 0, minutes: 0, from, to: from };
    this.drag = { shift, by, move, result: moveShift(shift, move, timeZone) };
    this.announce(by === 'keyboard' ? pickUpMessage(shift, this.nameOf(from), timeZone) : '');
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

  drop(isCopy = false): void {
    const { drag } = this;
    if (!drag) return;
    this.drag = null;
    const { shift, result, move } = drag;
    const { onDrop, onInvalidDrop, timeZone } = this.requireBoard();
    if (result.kind === 'invalid') {
      this.announce(result.explanation);
      onInvalidDrop(result.explanation);
    } else if (isUnchanged(shift, result) && !isCopy) {
      this.announce(putBackMessage(shift));
    } else {
      const destination = { placement: result, name: this.nameOf(move.to), action: actionOf(drag, result, isCopy) };
      this.announce(dropMessage(shift, destination, timeZone));
      onDrop(drag, result, isCopy);
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
    this.announce(by === 'keyboard' ? positionMessage(result, this.nameOf(move.to), timeZone) : '');
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

  private requireBoard(): DragBoard {
    if (!this.board) throw new Error('A drag needs a board: call setBoard first');
    return this.board;
  }
}

function actionOf({ shift, move }: Drag, { start }: Placement, isCopy: boolean): DropAction {
  if (isCopy) return 'copied';
  return start === shift.start && move.from === move.to ? 'resized' : 'moved';
}
