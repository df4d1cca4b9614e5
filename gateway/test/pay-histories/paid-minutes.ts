import { layOver } from './dated-values.js';
import { listPeriods } from './random-closings.js';
import type { HistoryOptions } from './random-events.js';
import type { SimulatedOrganization, SimulatedPerson } from './simulated-organization.js';
import { addDaysTo } from './slow-calendar.js';
import { createQualifiedCount, createSlowCount } from './slow-count.js';
import { countTimeOff } from './slow-time-off.js';

/** Minutes by person, date and kind: `{ 'Lee 3 2026-11-01 OVERTIME': 60 }`. */
export type MinutesByDate = Readonly<Record<string, number>>;

interface PaidLine {
  readonly date: string;
  readonly kind: string;
  readonly minutes: number;
}

export interface PaidEntry {
  readonly user: { readonly lastName: string };
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly ptoMinutes: number;
  readonly qualifiedOvertimeMinutes: number | null;
  readonly lines: readonly PaidLine[];
}

export interface PaidHistory {
  /** What the periods pay in their latest versions, and the days after them, which can contain corrections. */
  readonly entries: readonly PaidEntry[];
  /** The same days in one range, as for a report of a quarter. */
  readonly wholeRange: readonly PaidEntry[];
}

export async function readPaidHistory(
  organization: SimulatedOrganization,
  options: HistoryOptions,
): Promise<PaidHistory> {
  const { gateway, owner } = organization;
  const read = async (startDate: string, endDate: string): Promise<PaidEntry[]> =>
    (await gateway.rest(owner, 'GET', `/api/payroll?startDate=${startDate}&endDate=${endDate}`)).body;
  const periods = await listPeriods(organization, options);
  const dayAfter = addDaysTo(periods.at(-1)?.endDate as string, 1);
  const lastDay = addDaysTo(dayAfter, 60);
  const entries: PaidEntry[] = [];
  for (const { startDate, endDate } of periods) entries.push(...(await read(startDate, endDate)));
  entries.push(...(await read(dayAfter, lastDay)));
  return { entries, wholeRange: await read(periods[0]?.startDate as string, lastDay) };
}

export function sumPaid(entries: readonly Pick<PaidEntry, 'user' | 'lines'>[]): MinutesByDate {
  return sumByDate(entries.flatMap(({ user, lines }) => lines.map((line) => ({ ...line, name: user.lastName }))));
}

/** Qualified overtime by person. */
export function sumQualified(entries: readonly PaidEntry[]): MinutesByDate {
  const sums: Record<string, number> = {};
  for (const { user, qualifiedOvertimeMinutes } of entries) {
    if (qualifiedOvertimeMinutes) sums[user.lastName] = (sums[user.lastName] ?? 0) + qualifiedOvertimeMinutes;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, minutes]) => minutes !== 0));
}

export function countQualified({ people, settings }: SimulatedOrganization): MinutesByDate {
  const counted = people.map(({ user, timesheets, terms }) => {
    const count = createQualifiedCount(layOver(settings, terms));
    return [user.lastName, count([...timesheets.values()])] as const;
  });
  return Object.fromEntries(counted.filter(([, minutes]) => minutes !== 0));
}

export function sumCounted({ people, settings }: SimulatedOrganization): MinutesByDate {
  const count = ({ user: { lastName: name }, timesheets, timeOff, terms }: SimulatedPerson) => {
    const countWork = createSlowCount(layOver(settings, terms));
    return [...countWork([...timesheets.values()]), ...[...timeOff.values()].flatMap(countTimeOff)].map((minutes) => ({
      ...minutes,
      name,
    }));
  };
  return sumByDate(people.flatMap(count));
}

function sumByDate(lines: readonly (PaidLine & { readonly name: string })[]): MinutesByDate {
  const sums: Record<string, number> = {};
  for (const { name, date, kind, minutes } of lines) {
    const key = `${name} ${date} ${kind}`;
    sums[key] = (sums[key] ?? 0) + minutes;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, minutes]) => minutes !== 0));
}

/** The keys on which two counts differ: `Lee 3 2026-11-01 OVERTIME: paid 60, counted 90`. */
export function listDifferences(paid: MinutesByDate, counted: MinutesByDate): string[] {
  const keys = new Set([...Object.keys(paid), ...Object.keys(counted)]);
  return [...keys]
    .filter((key) => paid[key] !== counted[key])
    .sort()
    .map((key) => `${key}: paid ${paid[key] ?? 0}, counted ${counted[key] ?? 0}`);
}

/** Entries whose totals are not the sums of their lines. */
export function listWrongTotals(entries: readonly PaidEntry[]): string[] {
  return entries.filter((entry) => !isConsistent(entry)).map((entry) => JSON.stringify(entry));
}

function isConsistent(entry: PaidEntry): boolean {
  const sum = (kind: string) => entry.lines.reduce((all, line) => (line.kind === kind ? all + line.minutes : all), 0);
  return (
    sum('REGULAR') === entry.regularMinutes &&
    sum('OVERTIME') === entry.overtimeMinutes &&
    sum('DOUBLE_TIME') === entry.doubleTimeMinutes &&
    sum('PTO') === entry.ptoMinutes
  );
}
