import { type PayKind, payKinds } from '../../../pay-engine/index.js';

interface MinutesOfKind {
  readonly kind: PayKind;
  readonly date: string;
  readonly minutes: number;
}

interface HoursOfKind {
  readonly kind: PayKind;
  /** Decimal hours with at most two decimals. */
  readonly hours: number;
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
  const isInOrder = lines.every((line, index) => index === 0 || compareLines(lines[index - 1], line) <= 0);
  const places = [...lines.keys()];
  const order = isInOrder ? places : places.sort((one, other) => compareLines(lines[one], lines[other]) || one - other);
  const hours = lines.map(() => 0);
  let [minutes, hundredths] = [0, 0];
  for (const index of order) {
    minutes += lines[index]?.minutes ?? 0;
    const sum = roundToHundredths(minutes);
    hours[index] = (sum - hundredths) / 100;
    hundredths = sum;
  }
  return hours;
}

/** The hours of the lines by kind. They are exact: floating-point sums of hundredths are not. */
export function sumHours(lines: readonly HoursOfKind[]): PayHours {
  const hundredths: Record<PayKind, number> = { REGULAR: 0, OVERTIME: 0, DOUBLE_TIME: 0, PTO: 0 };
  for (const { kind, hours } of lines) hundredths[kind] += Math.round(hours * 100);
  const { REGULAR, OVERTIME, DOUBLE_TIME, PTO } = hundredths;
  return {
    regular: REGULAR / 100,
    overtime: OVERTIME / 100,
    doubleTime: DOUBLE_TIME / 100,
    pto: PTO / 100,
    total: (REGULAR + OVERTIME + DOUBLE_TIME + PTO) / 100,
  };
}

/** A minute is five thirds of a hundredth of an hour, so no number of minutes lies halfway between two hundredths. */
function roundToHundredths(minutes: number): number {
  return Math.round((minutes * 5) / 3);
}

function compareLines(one: MinutesOfKind | undefined, other: MinutesOfKind | undefined): number {
  if (!one || !other) return 0;
  const byKind = one.kind === other.kind ? 0 : payKinds.indexOf(one.kind) - payKinds.indexOf(other.kind);
  return byKind || (one.date < other.date ? -1 : Number(one.date > other.date));
}
