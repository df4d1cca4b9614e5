import { type DateRange, rangeIncludes } from '@timetrack/contracts/calendar';
import { distributeHours } from '../run/pay-hours.rules.js';
import type { PayrollEntry, PayrollLine } from '../run/payroll-entry.types.js';
import type { QualifiedWeek } from '../run/qualified-weeks.rules.js';

/**
 * What `lines` pay more than `paid`, with signed minutes: one line for each date, timesheet, request, kind, rule and job
 * on which they differ. Texts and names do not count.
 */
export function subtractLines(lines: readonly PayrollLine[], paid: readonly PayrollLine[]): PayrollLine[] {
  const differences = new Map<string, { line: PayrollLine; minutes: number }>();
  const add = (line: PayrollLine, minutes: number) => {
    const found = differences.get(keyOf(line));
    if (found) found.minutes += minutes;
    else differences.set(keyOf(line), { line, minutes });
  };
  for (const line of lines) add(line, line.minutes);
  for (const line of paid) add(line, -line.minutes);
  const changed = [...differences.values()]
    .filter(({ minutes }) => minutes !== 0)
    .map(({ line, minutes }) => ({ ...line, minutes }));
  const hours = distributeHours(changed);
  return changed.map((line, index) => ({ ...line, hours: hours[index] ?? 0 }));
}

type EntryOfVersion = Pick<PayrollEntry, 'lines' | 'workweeks' | 'qualifiedOvertimeMinutes'>;

/**
 * What an entry pays more than that of the version before it. The difference of qualified overtime is that of the whole period: it is
 * not paid by another one, which would need to know the workweeks.
 */
export function subtractEntry(
  entry: EntryOfVersion | undefined,
  paid: EntryOfVersion | undefined,
  { endDate }: DateRange,
): { readonly lines: PayrollLine[]; readonly qualifiedOvertime: readonly QualifiedWeek[] } {
  const isUnknown = [entry, paid].some((each) => each && each.qualifiedOvertimeMinutes === undefined);
  const minutes = (entry?.qualifiedOvertimeMinutes ?? 0) - (paid?.qualifiedOvertimeMinutes ?? 0);
  return {
    lines: subtractLines(entry?.lines ?? [], paid?.lines ?? []),
    qualifiedOvertime: isUnknown || minutes === 0 ? [] : [{ endDate, minutes }],
  };
}

function keyOf({ date, timesheetId, kind, rule, adjusts, job, policy, requestId }: PayrollLine): string {
  return [date, timesheetId, kind, rule, adjusts?.startDate, job?.id, policy?.id, requestId].join(' ');
}

type Pay = Pick<PayrollEntry, 'lines' | 'workweeks'>;
type Workweek = NonNullable<PayrollEntry['workweeks']>[number];

/**
 * Whether the overtime of a person is paid at another rate now, although its minutes are the same. Someone with several
 * rates earns overtime at their average, weighed by the hours on each job in the whole workweek (29 CFR 778.115). So work
 * that moves to another job in one period changes the overtime of the other period that shares the workweek.
 */
export function hasOtherOvertimeWeights(computed: Pay, paid: Pick<Pay, 'workweeks'> | undefined): boolean {
  const paidWorkweeks = paid?.workweeks;
  if (!paidWorkweeks) return false;
  return (computed.workweeks ?? []).some((workweek) => {
    const paidWorkweek = paidWorkweeks.find(({ startDate }) => startDate === workweek.startDate);
    return paysOvertime(computed, workweek) && weighsDifferently(workweek, paidWorkweek);
  });
}

function paysOvertime({ lines }: Pay, workweek: Workweek): boolean {
  const isOvertime = (kind: string) => kind === 'OVERTIME' || kind === 'DOUBLE_TIME';
  return lines.some(({ kind, date }) => isOvertime(kind) && rangeIncludes(workweek, date));
}

/** With one job there is one rate, however many hours it weighs. */
function weighsDifferently(workweek: Workweek, paid: Workweek | undefined): boolean {
  const weights = weigh(workweek);
  const paidWeights = paid ? weigh(paid) : new Map<string | null, number>();
  const jobs = new Set([...weights.keys(), ...paidWeights.keys()]);
  return jobs.size > 1 && [...jobs].some((job) => weights.get(job) !== paidWeights.get(job));
}

function weigh({ jobs }: Workweek): ReadonlyMap<string | null, number> {
  return new Map(
    jobs.map(({ job, regularMinutes, overtimeMinutes, doubleTimeMinutes }) => [
      job?.id ?? null,
      regularMinutes + overtimeMinutes + doubleTimeMinutes,
    ]),
  );
}
