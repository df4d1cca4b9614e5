import { escapeFormula } from '@timetrack/contracts/csv';
import { removeInvisible } from '../../../platform/inputs/text.js';
import { simplifyToWindows1252, toWindows1252 } from './windows-1252.rules.js';

/** One person's paid minutes on one day and payroll item: a line of QuickBooks' Intuit Interchange Format. */
export interface TimeActivity {
  /** `2026-07-15` */
  readonly date: string;
  /** The customer or job as named in QuickBooks; null if there is no job. */
  readonly job: string | null;
  readonly employee: string;
  /** The payroll item as named in QuickBooks: the earning code. */
  readonly payrollItem: string;
  readonly minutes: number;
  readonly note: string;
  /** Whether QuickBooks pays it. False in a draft, and for time that a salary pays. */
  readonly isForPayroll: boolean;
}

const header = ['VER', 'REL', 'COMPANYNAME', 'IMPORTEDBEFORE', 'FROMTIMER', 'COMPANYCREATETIME'];
const columns = [
  ...['DATE', 'JOB', 'EMP', 'ITEM', 'PITEM', 'DURATION', 'PROJ', 'NOTE', 'XFERTOPAYROLL', 'BILLINGSTATUS'],
];

/** The field lengths that QuickBooks accepts. */
const maxLengths = { name: 41, jobPath: 209, note: 1000 } as const;

/** QuickBooks accepts at most 23:59 in one line, so a day of 25 hours needs a second one. */
const maxMinutesPerLine = 23 * 60 + 59;

/**
 * The lines before the first activity: the exporting company and the column names. COMPANYCREATETIME would be the number
 * of the QuickBooks company file; without a connection to one it stays 0.
 */
export function formatIifHeader(companyName: string): Buffer {
  return linesOf([
    ['!TIMERHDR', ...header],
    ['TIMERHDR', '8', '0', formatField(companyName, maxLengths.name), 'N', 'Y', '0'],
    ['!TIMEACT', ...columns],
  ]);
}

/** The lines of activities: billable if they belong to a customer. */
export function formatIifActivities(activities: readonly TimeActivity[]): Buffer {
  return linesOf(activities.flatMap(lineOf));
}

function lineOf({ date, job, employee, payrollItem, minutes, note, isForPayroll }: TimeActivity): string[][] {
  const [employeeName, jobPath] = [formatEmployee(employee), formatField(job ?? '', maxLengths.jobPath)];
  const item = formatField(payrollItem, maxLengths.name);
  return durationsOf(minutes).map((duration) => [
    ...['TIMEACT', dateOf(date), jobPath, employeeName, '', item, duration, '', formatField(note, maxLengths.note)],
    ...[isForPayroll ? 'Y' : 'N', jobPath ? '1' : '0'],
  ]);
}

/** `07/15/26` */
function dateOf(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${month}/${day}/${year.slice(2)}`;
}

/** `8:05`; no line for zero minutes. */
function durationsOf(minutes: number): string[] {
  if (minutes <= 0) return [];
  const first = Math.min(minutes, maxMinutesPerLine);
  const duration = `${Math.floor(first / 60)}:${String(first % 60).padStart(2, '0')}`;
  return [duration, ...durationsOf(minutes - first)];
}

/** The name of a person as QuickBooks gets it. */
export function formatEmployee(name: string): string {
  return formatField(name, maxLengths.name);
}

/**
 * Replaces tabs, line breaks and quotation marks, which would end or extend a field, removes what no one sees, such as soft
 * hyphens, and makes no text a formula.
 */
function formatField(text: string, maxLength: number): string {
  const line = removeInvisible(text)
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  const clean = simplifyToWindows1252(line).replaceAll('"', "'");
  return [...escapeFormula(clean)].slice(0, maxLength).join('').trim();
}

function linesOf(lines: readonly (readonly string[])[]): Buffer {
  return toWindows1252(lines.map((fields) => `${fields.join('\t')}\r\n`).join(''));
}
