import { addDays, type Day, daysTouched, type Span } from '../../../time/calendar.js';
import { archivedId, type Row, type Shift } from '../board/board.js';
import { changesNothing, type Move, type Moved, movedBy } from './moves.js';
import { dropWords, pickUpWords, placeWords } from './words.js';

/** A shift in somebody's hand. */
export interface Carry {
  readonly shift: Shift;
  readonly by: 'pointer' | 'keyboard';
  readonly move: Move;
  readonly moved: Moved;
}

/** What a carried shift moves among. */
export interface Surroundings {
  readonly span: Span;
  /** The rows as they are shown, top to bottom; none in the month. */
  readonly rows: readonly Row[];
  readonly timeZone: string;
  readonly onDrop: (carry: Carry, moved: Extract<Moved, { kind: 'moved' }>, copy: boolean) => void;
  readonly onRefused: (explanation: string) => void;
}

/**
 * The one shift that is carried at a time, by pointer or by keyboard. It lives outside of React's state, so that only
 * the rows that it leaves and enters are drawn again, and not the board.
 */
export class Carrying {
  private carry: Carry | null = null;
  private spoken = '';
  private surroundings: Surroundings | null = null;
  private readonly listeners = new Set<() => void>();

  readonly current = (): Carry | null => this.carry;
  /** What a screen reader is told. */
  readonly announcement = (): string => this.spoken;

  /** Over whose row the carried shift is. */
  targetName(): string | null {
    return this.carry ? this.nameOf(this.carry.move.to) : null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  update(surroundings: Surroundings): void {
    this.surroundings = surroundings;
  }

  pickUp(shift: Shift, from: string | null, by: Carry['by']): void {
    const { timeZone } = this.around();
    const move = { days: 0, minutes: 0, from, to: from };
    this.carry = { shift, by, move, moved: movedBy(shift, move, timeZone) };
    this.say(by === 'keyboard' ? pickUpWords(shift, this.nameOf(from), timeZone) : '');
  }

  /** Over which day the pointer is, and over whose row, having taken the shift on another day. */
  aim(days: number, to: string | null): void {
    const move = this.carry?.move;
    // To those who are archived nothing is given.
    if (!move || (to === archivedId && move.from !== archivedId)) return;
    if (move.days !== days || move.to !== to) this.change({ days, to });
  }

  stretchTo(minutes: number): void {
    if (this.carry && this.carry.move.minutes !== minutes) this.change({ minutes });
  }

  /** By keyboard: never out of the days that are shown. */
  moveDays(by: number): void {
    if (!this.carry) return;
    const { days } = this.carry.move;
    const touched = this.touched(days + by);
    if (touched && this.startDay(days + by) !== null) this.change({ days: days + by });
  }

  movePeople(by: number): void {
    if (!this.carry) return;
    const { rows } = this.around();
    const index = rows.findIndex((row) => row.person.user.id === this.carry?.move.to);
    const row = rows[index + by];
    if (!row || index === -1) return;
    const to = row.person.user.id;
    if (to !== archivedId || this.carry.move.from === archivedId) this.change({ to });
  }

  stretchBy(minutes: number): void {
    if (this.carry) this.change({ minutes: this.carry.move.minutes + minutes });
  }

  drop(copy = false): void {
    const { carry } = this;
    if (!carry) return;
    this.carry = null;
    const { onDrop, onRefused, timeZone } = this.around();
    if (carry.moved.kind === 'refused') {
      this.say(carry.moved.explanation);
      onRefused(carry.moved.explanation);
    } else if (changesNothing(carry.shift, carry.moved) && !copy) {
      this.say(`${carry.shift.title} stays where it was.`);
    } else {
      this.say(dropWords(carry.shift, carry.moved, this.nameOf(carry.move.to), timeZone, whatIsDone(carry, copy)));
      onDrop(carry, carry.moved, copy);
    }
  }

  cancel(): void {
    if (!this.carry) return;
    const { title } = this.carry.shift;
    this.carry = null;
    this.say(`${title} stays where it was.`);
  }

  /** Tells those who don't see it. */
  say(words: string): void {
    this.spoken = words;
    for (const listener of this.listeners) listener();
  }

  private change(changes: Partial<Move>): void {
    if (!this.carry) return;
    const { timeZone } = this.around();
    const { shift, by } = this.carry;
    const move = { ...this.carry.move, ...changes };
    const moved = movedBy(shift, move, timeZone);
    this.carry = { shift, by, move, moved };
    this.say(by === 'keyboard' ? placeWords(moved, this.nameOf(move.to), timeZone) : '');
  }

  private touched(days: number): { first: number; last: number } | null {
    if (!this.carry) return null;
    const { span, timeZone } = this.around();
    const { shift, move } = this.carry;
    const moved = movedBy(shift, { ...move, days }, timeZone);
    // A time that is skipped that day is passed over, not a wall.
    return moved.kind === 'refused' ? { first: 0, last: 0 } : daysTouched(span, moved.start, moved.end);
  }

  /** The day on which the carried shift would begin, if it is shown. */
  private startDay(days: number): Day | null {
    if (!this.carry) return null;
    const { span } = this.around();
    const index = span.bounds.findLastIndex((bound) => bound <= (this.carry?.shift.start ?? 0));
    const day = addDays(span.days[Math.max(0, index)] ?? '', days);
    return span.days.includes(day) ? day : null;
  }

  private nameOf(personId: string | null): string | null {
    const user = this.around().rows.find((row) => row.person.user.id === personId)?.person.user;
    return user ? `${user.firstName} ${user.lastName}` : null;
  }

  private around(): Surroundings {
    if (!this.surroundings) throw new Error('Nothing can be carried before the board is there');
    return this.surroundings;
  }
}

function whatIsDone({ shift, move, moved }: Carry, copy: boolean): 'moved' | 'copied' | 'stretched' {
  if (copy) return 'copied';
  const stays = moved.kind === 'moved' && moved.start === shift.start && move.from === move.to;
  return stays ? 'stretched' : 'moved';
}
