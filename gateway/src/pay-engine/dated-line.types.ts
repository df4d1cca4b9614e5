import type { DayNumber } from './local-calendar.rules.js';
import type { PayLine } from './pay.types.js';

/** A line of pay with its day, the order of lines. */
export interface DatedLine {
  readonly day: DayNumber;
  readonly line: PayLine;
}
