import { type PayKind, payKinds } from '../../../pay-engine/index.js';

interface MinutesOfKind {
  readonly kind: PayKind;
  readonly date: string;
  readonly minutes: number;
}

/** Decimal hours with at most two decimals, by kind of pay. */
export interface PayHours {
  readonly regular: number;
  readonly overtime: number;
  readonly doubleTime: number;
  readonly pto: number;
  readonly total: number;
}

/**
 * The decimal hours of each line, in hundredths, so that the lines of a kind add up to the hours of that kind, and all
 * lines to the total: 20 + 20 + 20 minutes are 0.33 + 0.34 + 0.33 hours.
 *
 * The sum of the minutes is rounded after each line, in the order of the kinds and then of the dates, and a line has the
 * difference. So a line is never off by a hundredth or more.
 */
export function distributeHours(lines: readonly MinutesOfKind[]): number[] {
  let [minutes, hundredths] = [0, 0];
  const hoursOf = (line: MinutesOfKind) => {
    minutes += line.minutes;
    const before = hundredths;
    hundredths = roundToHundredths(minutes);
    return (hundredths - before) / 100;
  };
  if (areInOrder(lines)) return lines.map(hoursOf);
  const hours = lines.map(() => 0);
  const order = [...lines.entries()].sort(([, one], [, other]) => compareLines(one, other));
  for (const [index, line] of order) hours[index] = hoursOf(line);
  return hours;
}

/**
 * The hours of minutes by kind: what `distributeHours` gives the lines of each kind together, because the running sum goes
 * by kind first. They are exact: floating-point sums of hundredths are not.
 */
export function convertToHours(minutes: Readonly<Record<PayKind, number>>): PayHours {
  const regular = roundToHundredths(minutes.REGULAR);
  const overtime = roundToHundredths(minutes.REGULAR + minutes.OVERTIME);
  const doubleTime = roundToHundredths(minutes.REGULAR + minutes.OVERTIME + minutes.DOUBLE_TIME);
  const total = roundToHundredths(minutes.REGULAR + minutes.OVERTIME + minutes.DOUBLE_TIME + minutes.PTO);
  return {
    regular: regular / 100,
    overtime: (overtime - regular) / 100,
    doubleTime: (doubleTime - overtime) / 100,
    pto: (total - doubleTime) / 100,
    total: total / 100,
  };
}

/** The minutes of the lines by kind. */
export function sumMinutesByKind(lines: readonly Pick<MinutesOfKind, 'kind' | 'minutes'>[]): Record<PayKind, number> {
  const sums = { REGULAR: 0, OVERTIME: 0, DOUBLE_TIME: 0, PTO: 0 };
  for (const { kind, minutes } of lines) sums[kind] += minutes;
  return sums;
}

/** A minute is five thirds of a hundredth of an hour, so no number of minutes lies halfway between two hundredths. */
function roundToHundredths(minutes: number): number {
  // Without the sum, a small negative number would be -0.
  return Math.round((minutes * 5) / 3) + 0;
}

function areInOrder(lines: readonly MinutesOfKind[]): boolean {
  let last: MinutesOfKind | undefined;
  for (const line of lines) {
    if (last && compareLines(last, line) > 0) return false;
    last = line;
  }
  return true;
}

function compareLines(one: MinutesOfKind, other: MinutesOfKind): number {
  const byKind = one.kind === other.kind ? 0 : payKinds.indexOf(one.kind) - payKinds.indexOf(other.kind);
  return byKind || (one.date < other.date ? -1 : Number(one.date > other.date));
}
