import { type PayKind, payKinds, toHours } from '../../../pay-engine/index.js';

type MinutesByKind = Readonly<Record<PayKind, number>>;

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
  /** Absent in pay that was settled before there were premiums. */
  readonly mealPremium?: number | undefined;
  readonly restPremium?: number | undefined;
  readonly pto: number;
  readonly total: number;
}

const otherKinds = payKinds.filter((kind) => kind !== 'REGULAR');

/**
 * Minutes by kind as decimal hours. Each kind but regular time, and the total, are minutes / 60 to the nearest hundredth, so that
 * each can be checked alone, and regular time carries the remainder. Without regular time, the total is the sum of the others.
 */
export function convertToHours(minutes: MinutesByKind): PayHours {
  const others = sumOtherHundredths(minutes);
  const total = minutes.REGULAR === 0 ? others : roundToHundredths(minutes.REGULAR + sumOthers(minutes));
  return {
    regular: (total - others) / 100,
    overtime: toHours(minutes.OVERTIME),
    doubleTime: toHours(minutes.DOUBLE_TIME),
    mealPremium: toHours(minutes.MEAL_PREMIUM),
    restPremium: toHours(minutes.REST_PREMIUM),
    pto: toHours(minutes.PTO),
    total: total / 100,
  };
}

function sumOthers(minutes: MinutesByKind): number {
  return otherKinds.reduce((sum, kind) => sum + minutes[kind], 0);
}

function sumOtherHundredths(minutes: MinutesByKind): number {
  return otherKinds.reduce((sum, kind) => sum + roundToHundredths(minutes[kind]), 0);
}

/**
 * The decimal hours of each line, in hundredths, so that the lines of a kind add up to the hours of that kind, and all
 * lines to the total: 20 + 20 + 20 minutes are 0.33 + 0.34 + 0.33 hours.
 *
 * The sum of a kind is rounded after each of its lines, by date, and a line has the difference: it is off by less than a
 * hundredth. The first line of regular time has the remainder of the other kinds as well.
 */
export function distributeHours(lines: readonly MinutesOfKind[]): number[] {
  const sums = startSums(sumMinutesByKind(lines));
  const hoursOf = ({ kind, minutes }: MinutesOfKind) => {
    const sum = sums[kind];
    const before = sum.hundredths;
    sum.minutes += minutes;
    sum.hundredths = roundToHundredths(sum.minutes);
    return (sum.hundredths - before) / 100;
  };
  if (areInOrder(lines)) return lines.map(hoursOf);
  const hours = lines.map(() => 0);
  const order = [...lines.entries()].sort(([, one], [, other]) => compareDates(one, other));
  for (const [index, line] of order) hours[index] = hoursOf(line);
  return hours;
}

/** Regular time continues the sum of the other kinds, as far as they were rounded. */
function startSums(minutes: MinutesByKind): Record<PayKind, { minutes: number; hundredths: number }> {
  const sums = fromKinds(() => ({ minutes: 0, hundredths: 0 }));
  if (minutes.REGULAR === 0) return sums;
  return { ...sums, REGULAR: { minutes: sumOthers(minutes), hundredths: sumOtherHundredths(minutes) } };
}

/** The minutes of the lines by kind. */
export function sumMinutesByKind(lines: readonly Pick<MinutesOfKind, 'kind' | 'minutes'>[]): Record<PayKind, number> {
  const sums = fromKinds(() => 0);
  for (const { kind, minutes } of lines) sums[kind] += minutes;
  return sums;
}

function fromKinds<Value>(start: () => Value): Record<PayKind, Value> {
  return Object.fromEntries(payKinds.map((kind) => [kind, start()])) as Record<PayKind, Value>;
}

/** Hundredths of an hour. */
function roundToHundredths(minutes: number): number {
  return Math.round(toHours(minutes) * 100);
}

function areInOrder(lines: readonly MinutesOfKind[]): boolean {
  let last: MinutesOfKind | undefined;
  for (const line of lines) {
    if (last && line.date < last.date) return false;
    last = line;
  }
  return true;
}

function compareDates(one: MinutesOfKind, other: MinutesOfKind): number {
  return one.date < other.date ? -1 : Number(one.date > other.date);
}
