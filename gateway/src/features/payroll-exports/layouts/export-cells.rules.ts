import type { PayrollEntry } from '../../payroll/index.js';
import { dateFormats, type ExportField } from './export-layout.enums.js';
import type { ExportColumn, ExportLayout } from './export-layout.types.js';

type ExportedLine = PayrollEntry['lines'][number];

/** The period of a file, and the version of its pay. */
export interface ExportedPeriod {
  readonly startDate: string;
  readonly endDate: string;
  /** Null for a draft. */
  readonly version: number | null;
}

/** The lines of one person that become one row: a single line, or lines that agree in every text column. */
export interface ExportedRow {
  readonly user: PayrollEntry['user'];
  readonly lines: readonly [ExportedLine, ...ExportedLine[]];
}

/** A cell. `isNumber` cells are never mistaken for formulas. */
export interface Cell {
  readonly text: string;
  readonly isNumber: boolean;
}

type Measure = (line: ExportedLine) => number | null;

/** Hundredths of an hour or minutes, which are added up. Null if the column is not about the line. */
const measures: Partial<Record<ExportField, Measure>> = {
  HOURS: hundredthsOf,
  MINUTES: ({ minutes }) => minutes,
  REGULAR_HOURS: (line) => (line.kind === 'REGULAR' ? hundredthsOf(line) : null),
  OVERTIME_HOURS: (line) => (line.kind === 'OVERTIME' ? hundredthsOf(line) : null),
  DOUBLE_TIME_HOURS: (line) => (line.kind === 'DOUBLE_TIME' ? hundredthsOf(line) : null),
  PTO_HOURS: (line) => (line.kind === 'PTO' ? hundredthsOf(line) : null),
  OTHER_HOURS: (line) => (isOther(line) ? hundredthsOf(line) : null),
};

export function isMeasure(field: ExportField): boolean {
  return field in measures;
}

/** Writes one cell of a row. */
export function formatCell(column: ExportColumn, row: ExportedRow, period: ExportedPeriod, layout: ExportLayout): Cell {
  const measure = measures[column.field];
  if (!measure) return { text: textOf(column, row, period, layout), isNumber: column.field === 'VERSION' };
  const values = row.lines.map(measure).filter((value) => value !== null);
  if (values.length === 0) return { text: '', isNumber: true };
  const sum = values.reduce((total, value) => total + value, 0);
  const text = column.field === 'MINUTES' ? String(sum) : (sum / 100).toFixed(2);
  return { text: layout.decimalMark === 'COMMA' ? text.replace('.', ',') : text, isNumber: true };
}

function textOf(
  { field, value }: ExportColumn,
  { user, lines: [line] }: ExportedRow,
  { startDate, endDate, version }: ExportedPeriod,
  { dateFormat }: ExportLayout,
): string {
  const date = (text: string) => formatDate(text, dateFormat);
  const texts: Partial<Record<ExportField, string | null | undefined>> = {
    EMPLOYEE_NUMBER: user.employeeNumber,
    FIRST_NAME: user.firstName,
    LAST_NAME: user.lastName,
    FULL_NAME: `${user.firstName} ${user.lastName}`,
    EMAIL: user.email,
    DATE: date(line.date),
    EARNING_CODE: line.earningCode,
    KIND: line.kind,
    RULE: line.rule,
    JOB: line.job?.name,
    POLICY: line.policy?.name,
    OTHER_CODE: isOther(line) ? line.earningCode : null,
    PERIOD_START: date(startDate),
    PERIOD_END: date(endDate),
    PERIOD_MONTH: date(`${endDate.slice(0, 8)}01`),
    VERSION: version === null ? null : String(version),
    CONSTANT: value,
  };
  return texts[field] ?? '';
}

/** `2026-11-30` in the format of the layout. */
export function formatDate(date: string, format: ExportLayout['dateFormat']): string {
  const [y = '', m = '', d = ''] = date.split('-');
  const parts: Readonly<Record<string, string>> = { y, m, d };
  return dateFormats[format].replaceAll(/[ymd]/g, (letter) => parts[letter] ?? '');
}

function isOther({ kind }: ExportedLine): boolean {
  return kind !== 'REGULAR' && kind !== 'OVERTIME';
}

function hundredthsOf({ hours = 0 }: ExportedLine): number {
  return Math.round(hours * 100);
}
