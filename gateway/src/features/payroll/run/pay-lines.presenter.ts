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
  const { lines, jobs, workweeks, exceptions, ...totals } = pay;
  const hours = distributeHours(lines);
  const presented = lines.map((line, index) => presentLine(line, hours[index] ?? 0, names));
  return {
    user,
    ...totals,
    jobs: jobs.map(({ jobId, minutes }) => ({ job: nameOf(jobId, names.jobs), minutes })),
    lines: presented,
    exceptions,
    hours: sumHours(presented),
    workweeks: presentWorkweeks(workweeks, names),
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
    job: nameOf(jobId, names.jobs),
    policy: nameOf(policyId, names.policies),
    requestId,
    earningCode: names.codeOf({ kind, jobId, policyId }),
    hours,
    adjusts: null,
  } satisfies PayrollEntry['lines'][number];
}

/** The lines with their decimal hours, in hundredths that add up exactly, and the sums of them. */
export function addHours(lines: PayrollEntry['lines']): Required<Pick<PayrollEntry, 'lines' | 'hours'>> {
  const hours = distributeHours(lines);
  const withHours = lines.map((line, index) => ({ ...line, hours: hours[index] ?? 0 }));
  return { lines: withHours, hours: sumHours(withHours) };
}

function nameOf(id: string | null, names: ReadonlyMap<string, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}
