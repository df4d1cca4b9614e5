import { formatDuration } from '@timetrack/contracts/durations';
import { toCanonicalJson } from './sign-off-content.rules.js';
import type { SignedTimesheet, SignOffChange, SignOffContent } from './sign-off-content.types.js';
import { formatTimes } from './times-text.rules.js';

const kinds = {
  regularMinutes: 'regular time',
  overtimeMinutes: 'overtime',
  doubleTimeMinutes: 'double time',
  ptoMinutes: 'time off',
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
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => `${formatDuration(after[kind])} of ${kinds[kind]}, signed as ${formatDuration(before[kind])}`);
  const hasOtherRules = ofMinutes.length === 0 && linesOf(signed, date) !== linesOf(current, date);
  const parts = [
    ...ofMinutes,
    ...(hasOtherRules ? ['the same minutes, paid under other rules'] : []),
    ...(ofMinutes.length === 0 ? describeTimes(timesOf(signed, date), timesOf(current, date)) : []),
    ...describeExceptions(date, signed, current),
  ];
  return parts.map((part) => ({ date, sentence: `${formatDate(date)}: ${part}` }));
}

function describeTimes(signed: readonly SignedTimesheet[], current: readonly SignedTimesheet[]): string[] {
  if (toCanonicalJson(signed) === toCanonicalJson(current)) return [];
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

function describeSettings({ settings: before }: SignOffContent, { settings: after }: SignOffContent): SignOffChange[] {
  const changed = (Object.keys(settings) as (keyof typeof settings)[]).filter((key) => before[key] !== after[key]);
  return changed.map((key) => ({ date: null, sentence: `The ${settings[key]} has changed` }));
}

const noMinutes = { regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0, ptoMinutes: 0 };

function dayOf({ days }: SignOffContent, date: string): Omit<Day, 'date'> {
  return days.find((day) => day.date === date) ?? noMinutes;
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
