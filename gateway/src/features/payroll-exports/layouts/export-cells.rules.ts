import { escapeFormula } from '@timetrack/contracts/csv';
import { failures, type Violation } from '../../../platform/errors/index.js';
import type { PayrollEntry } from '../../payroll/index.js';
import { simplifyToWindows1252 } from '../formats/windows-1252.rules.js';
import { dateFormats, type ExportField, separators } from './export-field.types.js';
import type { ExportColumn, ExportLayout } from './export-layout.types.js';
import type { PresetKey } from './export-presets.types.js';

type ExportedLine = PayrollEntry['lines'][number];

/** A person as a file writes them. */
export type ExportedPerson = PayrollEntry['user'] & {
  /** The name at the payroll provider, if it differs. */
  readonly payrollName: string | null;
  /** The id at the payroll provider of the file, or else the employee number. */
  readonly providerId: string | null;
};

/** What a file has of one person. */
export interface ExportedEntry {
  readonly user: ExportedPerson;
  readonly lines: PayrollEntry['lines'];
}

export function nameAtProvider({ payrollName, firstName, lastName }: ExportedPerson): string {
  return payrollName ?? `${firstName} ${lastName}`;
}

export interface ExportedPeriod {
  readonly startDate: string;
  readonly endDate: string;
  /** Null for a draft. */
  readonly version: number | null;
}

/** The lines of one person that become one row: a single line, or lines that agree in every text column. */
export interface ExportedRow {
  readonly user: ExportedPerson;
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

export function formatCell(column: ExportColumn, row: ExportedRow, period: ExportedPeriod, layout: ExportLayout): Cell {
  const measure = measures[column.field];
  if (!measure) return { text: textOf(column, row, period, layout), isNumber: column.field === 'VERSION' };
  const values = row.lines.map(measure).filter((value) => value !== null);
  if (values.length === 0) return { text: '', isNumber: true };
  const sum = values.reduce((total, value) => total + value, 0);
  const text = column.field === 'MINUTES' ? String(sum) : (sum / 100).toFixed(2);
  return { text: layout.decimalMark === 'COMMA' ? text.replace('.', ',') : text, isNumber: true };
}

type TextOf = (
  line: ExportedLine,
  user: ExportedRow['user'],
  period: ExportedPeriod,
  format: ExportLayout['dateFormat'],
) => string | null | undefined;

/** The columns that are not added up. Each cell computes only its own text. */
const texts: Partial<Record<ExportField, TextOf>> = {
  EMPLOYEE_NUMBER: (_, user) => user.employeeNumber,
  PROVIDER_ID: (_, user) => user.providerId,
  FIRST_NAME: (_, user) => user.firstName,
  LAST_NAME: (_, user) => user.lastName,
  FULL_NAME: (_, user) => nameAtProvider(user),
  EMAIL: (_, user) => user.email,
  DATE: (line, _user, _period, format) => formatDate(line.date, format),
  EARNING_CODE: (line) => line.earningCode,
  KIND: (line) => line.kind,
  RULE: (line) => line.rule,
  JOB: (line) => line.job?.name,
  POLICY: (line) => line.policy?.name,
  OTHER_CODE: (line) => (isOther(line) ? line.earningCode : null),
  PERIOD_START: (_line, _user, { startDate }, format) => formatDate(startDate, format),
  PERIOD_END: (_line, _user, { endDate }, format) => formatDate(endDate, format),
  PERIOD_MONTH: (_line, _user, { endDate }, format) => formatDate(`${endDate.slice(0, 8)}01`, format),
  VERSION: (_line, _user, { version }) => (version === null ? null : String(version)),
};

function textOf(
  { field, value }: ExportColumn,
  { user, lines: [line] }: ExportedRow,
  period: ExportedPeriod,
  { dateFormat }: ExportLayout,
): string {
  return (field === 'CONSTANT' ? value : texts[field]?.(line, user, period, dateFormat)) ?? '';
}

export function formatDate(date: string, format: ExportLayout['dateFormat']): string {
  const [y = '', m = '', d = ''] = date.split('-');
  const parts: Readonly<Record<string, string>> = { y, m, d };
  return dateFormats[format].replaceAll(/[ymd]/g, (letter) => parts[letter] ?? '');
}

/** A text of a cell, which no spreadsheet runs as a formula. Without quotation marks, nothing in it may end the cell. */
export function formatText(text: string, layout: ExportLayout): string {
  const { quoting, separator } = layout;
  const written = toEncoding(text, layout);
  if (quoting !== 'NEVER') return escapeFormula(written);
  return escapeFormula(written.replaceAll(separators[separator], ' ').replaceAll(/[\r\n"]+/g, ' '));
}

/** The text as it is in the encoding of the file. */
export function toEncoding(text: string, { encoding }: Pick<ExportLayout, 'encoding'>): string {
  return encoding === 'WINDOWS_1252' ? simplifyToWindows1252(text) : text;
}

function isOther({ kind }: ExportedLine): boolean {
  return kind !== 'REGULAR' && kind !== 'OVERTIME';
}

function hundredthsOf({ hours }: ExportedLine): number {
  return Math.round(hours * 100);
}

/** A layout by itself names no payroll provider. */
export function providerMustBeKnown({ columns }: ExportLayout, preset: PresetKey | null): Violation {
  if (preset || columns.every(({ field }) => field !== 'PROVIDER_ID')) return undefined;
  const message = 'PROVIDER_ID needs a template made from a preset. Choose EMPLOYEE_NUMBER instead.';
  return failures.invalid({ columns: message });
}

/** A decimal comma would become two columns in a file that is separated by commas and never quoted. */
export function numbersMustBeReadable({ decimalMark, separator, quoting }: ExportLayout): Violation {
  if (decimalMark !== 'COMMA' || separator !== 'COMMA' || quoting !== 'NEVER') return undefined;
  return failures.invalid({ quoting: 'A decimal comma needs quotation marks or another separator' });
}
