import type { PaySummary } from '../../../pay-engine/index.js';
import type { PayrollPerson } from '../run/payroll-entry.types.js';

const comparedMinutes = [
  'regularMinutes',
  'overtimeMinutes',
  'doubleTimeMinutes',
  'mealPremiumMinutes',
  'restPremiumMinutes',
  'qualifiedOvertimeMinutes',
] as const;

/** Signed minutes: negative if fewer are paid. */
export type PayDifference = Readonly<Record<(typeof comparedMinutes)[number], number>>;

export interface PersonDifference extends PayDifference {
  readonly user: PayrollPerson;
}

export const noDifference = Object.fromEntries(comparedMinutes.map((each) => [each, 0])) as PayDifference;

const fromMinutes = (minutesOf: (name: (typeof comparedMinutes)[number]) => number) =>
  Object.fromEntries(comparedMinutes.map((name) => [name, minutesOf(name)])) as PayDifference;

/** Minutes that do not qualify under any law count as none. */
export function subtractPay(after: PaySummary, before: PaySummary): PayDifference {
  return fromMinutes((name) => (after[name] ?? 0) - (before[name] ?? 0));
}

function differs(difference: PayDifference): boolean {
  return comparedMinutes.some((name) => difference[name] !== 0);
}

export interface SummedDifference extends PayDifference {
  /** How many people would be paid different minutes. */
  readonly people: number;
}

export function sumDifferences(differences: readonly PayDifference[]): SummedDifference {
  return {
    people: differences.filter(differs).length,
    ...fromMinutes((name) => differences.reduce((sum, each) => sum + each[name], 0)),
  };
}

/** Those who differ, the most minutes first. */
export function listLargest(differences: readonly PersonDifference[], most: number): PersonDifference[] {
  const size = (difference: PayDifference) =>
    comparedMinutes.reduce((sum, name) => sum + Math.abs(difference[name]), 0);
  return differences
    .filter(differs)
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, most);
}
