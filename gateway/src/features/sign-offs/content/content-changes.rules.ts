import { formatDuration } from '@timetrack/contracts/durations';
import { toCanonicalJson } from './sign-off-content.rules.js';
import type { SignedTimesheet, SignOffChange, SignOffContent } from './sign-off-content.types.js';
import { formatTimes } from './times-text.rules.js';

const kinds = {
  regularMinutes: 'regular time',
  overtimeMinutes: 'overtime',
  doubleTimeMinutes: 'double time',
  ptoMinutes: 'time off',
  mealPremiumMinutes: 'meal premium',
  restPremiumMinutes: 'rest premium',
} as const;

const settings = {
  timezone: 'time zone',
  roundingRule: 'rounding rule',
  overtimeRule: 'overtime rule',
  workweekStartsOn: 'first day of the workweek',
} as const;

type Day = SignOffContent['days'][number];
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

export function describeChanges(signed: SignOffContent, current: SignOffContent): SignOffChange[] {
  const dates = [...new Set([signed, current].flatMap(listDates))].sort();
  const ofDays = dates.flatMap((date) => describeDay(date, signed, current));
  return [...ofDays, ...describeBreaks(signed, current), ...describeSettings(signed, current)];
}

function listDates({ days, timesheets, lines, exceptions }: SignOffContent): string[] {
  return [...days, ...timesheets, ...lines, ...exceptions].map(({ date }) => date);
}

function describeDay(date: string, signed: SignOffContent, current: SignOffContent): SignOffChange[] {
  const [before, after] = [dayOf(signed, date), dayOf(current, date)];
  const ofMinutes = kindNames
    .map((kind) => ({ kind, now: after[kind] ?? 0, signedAs: before[kind] ?? 0 }))
    .filter(({ now, signedAs }) => now !== signedAs)
    .map(
      ({ kind, now, signedAs }) => `${formatDuration(now)} of ${kinds[kind]}, signed as ${formatDuration(signedAs)}`,
    );
  const hasOtherRules = ofMinutes.length === 0 && linesOf(signed, date) !== linesOf(current, date);
  const parts = [
    ...ofMinutes,
    ...(hasOtherRules ? ['the same minutes, paid under other rules'] : []),
    ...(ofMinutes.length === 0 ? describeTimes(timesOf(signed, date), timesOf(current, date)) : []),
    ...(hasOtherAnswers(date, signed, current) ? ['another answer about breaks'] : []),
    ...describeExceptions(date, signed, current),
  ];
  return parts.map((part) => ({ date, sentence: `${formatDate(date)}: ${part}` }));
}

/** The answers to the same shifts. A signature in format 1 has no answers. */
function hasOtherAnswers(date: string, signed: SignOffContent, current: SignOffContent): boolean {
  const [before, after] = [timesOf(signed, date), timesOf(current, date)];
  const hasSameTimes = toCanonicalJson(before.map(withoutAnswer)) === toCanonicalJson(after.map(withoutAnswer));
  return signed.format !== 'timetrack-hours-1' && hasSameTimes && toCanonicalJson(before) !== toCanonicalJson(after);
}

const withoutAnswer = ({ breakAnswer: _answer, ...timesheet }: SignedTimesheet) => timesheet;

function describeTimes(signed: readonly SignedTimesheet[], current: readonly SignedTimesheet[]): string[] {
  if (toCanonicalJson(signed.map(withoutAnswer)) === toCanonicalJson(current.map(withoutAnswer))) return [];
  const isOneZone = new Set([...signed, ...current].map(({ timezone }) => timezone)).size === 1;
  // The hour that a clock change repeats has the same times twice.
  const withZones = !isOneZone || formatTimes(signed) === formatTimes(current);
  const [before, now] = [signed, current].map((times) => formatTimes(times, withZones) || 'no times');
  return [`${now}, signed as ${before}`];
}

function describeExceptions(date: string, signed: SignOffContent, current: SignOffContent): string[] {
  const [before, after] = [codesOf(signed, date), codesOf(current, date)];
  return [
    ...after.filter((code) => !before.includes(code)).map((code) => `now marked ${nameOf(code)}`),
    ...before.filter((code) => !after.includes(code)).map((code) => `no longer marked ${nameOf(code)}`),
  ];
}

function describeBreaks({ totals: before }: SignOffContent, { totals: after }: SignOffContent): SignOffChange[] {
  if (before.unpaidBreakMinutes === after.unpaidBreakMinutes) return [];
  const [now, then] = [formatDuration(after.unpaidBreakMinutes), formatDuration(before.unpaidBreakMinutes)];
  return [{ date: null, sentence: `${now} of unpaid breaks, signed as ${then}` }];
}

function describeSettings(signed: SignOffContent, current: SignOffContent): SignOffChange[] {
  const { settings: before } = signed;
  const { settings: after } = current;
  const changed = (Object.keys(settings) as (keyof typeof settings)[]).filter((key) => before[key] !== after[key]);
  const sentences = changed.map((key) => `The ${settings[key]} has changed`);
  return [...sentences, ...describeTerms(signed, current)].map((sentence) => ({ date: null, sentence }));
}

/** A signature in format 1 has neither terms nor qualified overtime. */
function describeTerms(signed: SignOffContent, current: SignOffContent): string[] {
  if (!signed.terms || !current.terms) return [];
  const [before, after] = [signed.totals.qualifiedOvertimeMinutes, current.totals.qualifiedOvertimeMinutes];
  const lengthOf = (minutes: number | null | undefined) => formatDuration(minutes ?? 0);
  return [
    ...(before === after ? [] : [`${lengthOf(after)} of qualified overtime, signed as ${lengthOf(before)}`]),
    ...(signed.terms.exempt === current.terms.exempt ? [] : ['The exemption from overtime has changed']),
    ...(signed.terms.overtimeRule === current.terms.overtimeRule ? [] : ['The person’s overtime rule has changed']),
  ];
}

function dayOf({ days }: SignOffContent, date: string): Partial<Omit<Day, 'date'>> {
  return days.find((day) => day.date === date) ?? {};
}

function linesOf({ lines }: SignOffContent, date: string): string {
  return toCanonicalJson(lines.filter((line) => line.date === date));
}

function timesOf({ timesheets }: SignOffContent, date: string): SignedTimesheet[] {
  return timesheets.filter((timesheet) => timesheet.date === date);
}

function codesOf({ exceptions }: SignOffContent, date: string): string[] {
  return exceptions.filter((exception) => exception.date === date).map(({ code }) => code);
}

/** `MISSED_MEAL_BREAK` is `missed meal break`. */
function nameOf(code: string): string {
  return code.toLowerCase().replaceAll('_', ' ');
}

/** `Nov 12` */
function formatDate(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { month: 'short', day: 'numeric' });
}
