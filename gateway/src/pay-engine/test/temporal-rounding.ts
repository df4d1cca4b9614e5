import { slowLawOf } from '../../../test/pay-histories/slow-laws.js';
import type { OrganizationRules, Punch } from '../index.js';
import { toCountedRules } from './counted.js';

/**
 * Rounds a punch with Temporal, at the fixed UTC offset of the punch. In a zone whose clocks change, Temporal may round by
 * more than an hour: the first 23:57 on the night of the change in Cairo would become midnight, which follows the second.
 */
export function roundWithTemporal(
  instant: number,
  { roundingRule, timezone }: Pick<OrganizationRules, 'roundingRule' | 'timezone'>,
): number {
  if (roundingRule === 'none') return instant;
  const punched = Temporal.Instant.fromEpochMilliseconds(instant);
  return punched.toZonedDateTimeISO(punched.toZonedDateTimeISO(timezone).offset).round({
    smallestUnit: 'minute',
    roundingIncrement: Number.parseInt(roundingRule, 10) as 5 | 6 | 10 | 15,
    roundingMode: 'halfExpand',
  }).epochMilliseconds;
}

/**
 * The rounded span of each timesheet, with a rest of up to 20 minutes after it. Instants at which timesheets touch are not
 * rounded, but stay within the rounded ends of the work.
 */
export function spansWithTemporal(punches: readonly Punch[], rules: OrganizationRules): { from: number; to: number }[] {
  const starts = punches.map(({ clockInAt }, index) => index === 0 || punches[index - 1]?.clockOutAt !== clockInAt);
  const ends = punches.map((_, index) => starts[index + 1] ?? true);
  const firstOf = (index: number) => punches[starts.lastIndexOf(true, index)] as Punch;
  return punches.map(({ clockInAt, clockOutAt }, index) => {
    const start = roundWithTemporal(firstOf(index).clockInAt, rules);
    const last = ends.indexOf(true, index);
    const end = findEnd(punches, last, rules);
    const clamp = (instant: number) => Math.max(start, Math.min(end, instant));
    return {
      from: starts[index] ? start : clamp(clockInAt),
      to: last === index ? end : clamp(clockOutAt as number),
    };
  });
}

type Rules = Parameters<typeof spansWithTemporal>[1];

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The rounded end of work, or of the rest after it. */
function findEnd(punches: readonly Punch[], last: number, rules: Rules): number {
  const clockOut = punches[last]?.clockOutAt as number;
  const next = punches[last + 1];
  const isRest = next && isWorked({ from: clockOut, to: next.clockInAt }, punches, rules);
  return roundWithTemporal(isRest ? next.clockInAt : clockOut, rules);
}

/** Whether unpaid time counts as worked: with all unpaid time that touches it, it lasts at most 20 minutes. */
function isWorked(unpaid: Span, punches: readonly Punch[], rules: Rules): boolean {
  const { from, to } = grow(unpaid, listUnpaidTime(punches));
  return slowLawOf(toCountedRules({ ...rules, from: null })).us && to - from <= 1_200_000;
}

function listUnpaidTime(punches: readonly Punch[]): Span[] {
  const breaks = punches.flatMap((punch) => punch.breaks.filter(({ type }) => type === 'UNPAID'));
  const gaps = punches.map(({ clockOutAt }, index) => ({ from: clockOutAt, to: punches[index + 1]?.clockInAt ?? 0 }));
  return [...breaks, ...gaps].flatMap(({ from, to }) =>
    (from as number) < (to as number) ? [{ from, to } as Span] : [],
  );
}

function grow(rest: Span, unpaid: readonly Span[]): Span {
  const next = unpaid.find(({ from, to }) => from <= rest.to && to >= rest.from && (from < rest.from || to > rest.to));
  return next ? grow({ from: Math.min(rest.from, next.from), to: Math.max(rest.to, next.to) }, unpaid) : rest;
}

/**
 * The breaks that are not paid within the span of each timesheet, whichever timesheet they belong to. One at the start or the
 * end of a timesheet reaches the end of its rounded span.
 */
export function deductionsWithTemporal(punches: readonly Punch[], rules: Rules): Span[][] {
  const spans = spansWithTemporal(punches, rules);
  const deducted = punches.map(({ clockInAt, clockOutAt, breaks }, index) => {
    const span = spans[index] as Span;
    const isDeducted = ({ type, from, to }: Punch['breaks'][number]) =>
      type === 'UNPAID' && !isWorked({ from, to: to as number }, punches, rules);
    return breaks.filter(isDeducted).map(({ from, to }) => ({
      from: from === clockInAt ? Math.min(from, span.from) : from,
      to: to === clockOutAt ? Math.max(clockOutAt as number, span.to) : (to as number),
    }));
  });
  return spans.map((span) => {
    const parts = deducted
      .flat()
      .map(({ from, to }) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) }))
      .filter(({ from, to }) => from < to);
    return mergeOverlapping(parts);
  });
}

/** A break that rounding extends can reach into the next one. */
function mergeOverlapping(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const reached = merged.at(-1)?.to ?? Number.NEGATIVE_INFINITY;
    if (to > reached) merged.push({ from: Math.max(from, reached), to });
  }
  return merged;
}
