import type { PersonPay } from '../../../pay-engine/index.js';
import type { CodeLookup } from '../../earning-codes/index.js';
import { distributeHours, sumHours } from './pay-hours.rules.js';
import type { PayrollEntry, PayrollPerson } from './payroll-entry.types.js';

/** The names and codes that replace the ids in a person's pay. */
export interface PayNames {
  readonly jobs: ReadonlyMap<string, string>;
  readonly policies: ReadonlyMap<string, string>;
  readonly codeOf: CodeLookup;
}

/** A person's pay with names, earning codes and decimal hours. */
export function presentEntry(user: PayrollPerson, pay: PersonPay, names: PayNames): PayrollEntry {
  const { lines, jobs, workweeks, ...totals } = pay;
  const hours = distributeHours(lines);
  const presented = lines.map((line, index) => presentLine(line, hours[index] ?? 0, names));
  return {
    user,
    ...totals,
    jobs: jobs.map(({ jobId, minutes }) => ({ job: nameOf(jobId, names.jobs), minutes })),
    workweeks: presentWorkweeks(workweeks, names),
    lines: presented,
    hours: sumHours(presented),
  };
}

/** Workweeks with the names of their jobs. */
export function presentWorkweeks(
  workweeks: PersonPay['workweeks'],
  names: PayNames,
): NonNullable<PayrollEntry['workweeks']> {
  return workweeks.map((workweek) => ({
    ...workweek,
    jobs: workweek.jobs.map(({ jobId, ...minutes }) => ({ job: nameOf(jobId, names.jobs), ...minutes })),
  }));
}

function presentLine(line: PersonPay['lines'][number], hours: number, names: PayNames) {
  const { date, timesheetId, kind, minutes, rule, explanation, requestId, jobId, policyId } = line;
  return {
    date,
    timesheetId,
    kind,
    minutes,
    rule,
    explanation,
    requestId,
    hours,
    job: nameOf(jobId, names.jobs),
    policy: nameOf(policyId, names.policies),
    earningCode: names.codeOf({ kind, jobId, policyId }),
    adjusts: null,
  } satisfies PayrollEntry['lines'][number];
}

/** The entry with the decimal hours of its lines, in hundredths that add up exactly, and their sums. */
export function addHours(entry: PayrollEntry): PayrollEntry {
  const hours = distributeHours(entry.lines);
  const lines = entry.lines.map((line, index) => ({ ...line, hours: hours[index] ?? 0 }));
  return { ...entry, lines, hours: sumHours(lines) };
}

function nameOf(id: string | null, names: ReadonlyMap<string, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}
