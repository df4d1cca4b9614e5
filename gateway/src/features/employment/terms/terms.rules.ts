import type { CalendarDate } from '@timetrack/contracts/calendar';
import { type FieldMessages, failures, type Violation } from '../../../platform/errors/index.js';
import { findCustomRuleProblems } from '../../organization/index.js';
import { type DatedTerms, defaultTerms, type Terms, type TermsChanges } from './terms.types.js';

type GivenChanges = { readonly [Field in keyof Terms]?: Terms[Field] | null | undefined };

/** The fields of a change that do not fit together. */
export function findChangeProblems(given: GivenChanges): FieldMessages | undefined {
  const problems = findCustomRuleProblems(given);
  if (problems) return problems;
  if (Object.keys(readChanges(given)).length === 0) return { body: 'Choose at least one field to change' };
  return undefined;
}

const fields = Object.keys(defaultTerms) as (keyof Terms)[];

/** The new values of the named fields: null restores the default. A rule comes with its custom rule, if it is CUSTOM. */
export function readChanges(given: GivenChanges): TermsChanges {
  const named = fields.filter((field) => field !== 'customRuleId' && given[field] !== undefined);
  return {
    ...Object.fromEntries(named.map((field) => [field, given[field] ?? defaultTerms[field]])),
    ...(given.overtimeRule !== undefined && { customRuleId: given.customRuleId ?? null }),
  };
}

export function firstDayMustBeNear(from: CalendarDate, today: CalendarDate): Violation {
  const last = Temporal.PlainDate.from(today).add({ years: 1 }).toString();
  return from <= last ? undefined : failures.invalid({ from: 'From can be at most a year ahead' });
}

const isSame = (one: Terms, other: Terms) => fields.every((field) => one[field] === other[field]);

/** The terms of a person on a day: the last row on or before it. */
export function findTermsOn(rows: readonly DatedTerms[], date: CalendarDate): DatedTerms | undefined {
  return rows.findLast(({ from }) => from <= date);
}

/**
 * The rows of a person, earliest first, after a change. The named fields have their new values from the day on and lose their
 * later values. Other fields keep theirs. A row that changes nothing is left out.
 */
export function changeTerms(rows: readonly DatedTerms[], from: CalendarDate, changes: TermsChanges): DatedTerms[] {
  const days = [...new Set([...rows.map((row) => row.from), from])].sort();
  const after: DatedTerms[] = [];
  for (const day of days) {
    const before = { ...defaultTerms, ...findTermsOn(rows, day), from: day };
    const terms = day < from ? before : ({ ...before, ...changes } as DatedTerms);
    if (!isSame(terms, after.at(-1) ?? defaultTerms)) after.push(terms);
  }
  return after;
}

/** Whether two lists of rows say the same. */
export function areSameRows(one: readonly DatedTerms[], other: readonly DatedTerms[]): boolean {
  return one.length === other.length && one.every((row, index) => isSameRow(row, other[index]));
}

const isSameRow = (one: DatedTerms, other: DatedTerms | undefined) =>
  other !== undefined && one.from === other.from && isSame(one, other);
