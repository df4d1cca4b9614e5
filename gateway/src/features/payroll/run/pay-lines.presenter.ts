import { type PaySummary, type PersonPay, toHours } from '../../../pay-engine/index.js';
import type { CodeLookup } from '../../earning-codes/index.js';
import { convertToHours, distributeHours, sumMinutesByKind } from './pay-hours.rules.js';
import {
  minutesByKindOf,
  type PayrollEntry,
  type PayrollPerson,
  type PayrollSummary,
  sumPaidMinutes,
} from './payroll-entry.types.js';

export interface PayNames {
  readonly jobs: ReadonlyMap<string, string>;
  readonly policies: ReadonlyMap<string, string>;
  readonly codeOf: CodeLookup;
}

export function presentEntry(user: PayrollPerson, pay: PersonPay, names: PayNames): PayrollEntry {
  const sums = presentSummary(user, pay, names);
  return {
    user,
    regularMinutes: sums.regularMinutes,
    overtimeMinutes: sums.overtimeMinutes,
    doubleTimeMinutes: sums.doubleTimeMinutes,
    mealPremiumMinutes: sums.mealPremiumMinutes,
    restPremiumMinutes: sums.restPremiumMinutes,
    qualifiedOvertimeMinutes: sums.qualifiedOvertimeMinutes,
    exempt: sums.exempt,
    overtimeRule: sums.overtimeRule,
    ptoMinutes: sums.ptoMinutes,
    unpaidBreakMinutes: sums.unpaidBreakMinutes,
    jobs: sums.jobs,
    lines: presentLines(pay.lines, names),
    exceptions: sums.exceptions,
    hours: sums.hours,
    workweeks: presentWorkweeks(pay.workweeks, names),
  };
}

export function presentSummary(user: PayrollPerson, pay: PaySummary, names: PayNames) {
  const { jobs, exceptions } = pay;
  return {
    user,
    regularMinutes: pay.regularMinutes,
    overtimeMinutes: pay.overtimeMinutes,
    doubleTimeMinutes: pay.doubleTimeMinutes,
    mealPremiumMinutes: pay.mealPremiumMinutes,
    restPremiumMinutes: pay.restPremiumMinutes,
    qualifiedOvertimeMinutes: pay.qualifiedOvertimeMinutes,
    exempt: pay.exempt,
    overtimeRule: pay.overtimeRule,
    ptoMinutes: pay.ptoMinutes,
    unpaidBreakMinutes: pay.unpaidBreakMinutes,
    jobs: jobs.map(({ jobId, minutes }) => ({ job: nameOf(jobId, names.jobs), minutes, hours: toHours(minutes) })),
    exceptions,
    hours: convertToHours(minutesByKindOf(pay)),
    isPaid: sumPaidMinutes(pay) > 0,
  } satisfies PayrollSummary;
}

export function presentWorkweeks(
  workweeks: PersonPay['workweeks'],
  names: PayNames,
): NonNullable<PayrollEntry['workweeks']> {
  return workweeks.map((workweek) => ({
    ...workweek,
    jobs: workweek.jobs.map(({ jobId, ...minutes }) => ({ job: nameOf(jobId, names.jobs), ...minutes })),
  }));
}

export function presentLines(lines: PersonPay['lines'], names: PayNames): PayrollEntry['lines'] {
  const hours = distributeHours(lines);
  return lines.map((line, index) => presentLine(line, hours[index] ?? 0, names));
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
  return { lines: withHours, hours: convertToHours(sumMinutesByKind(lines)) };
}

function nameOf(id: string | null, names: ReadonlyMap<string, string>) {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}
