import { escapeFormula } from '@timetrack/contracts/csv';
import { toHours } from '../../../pay-engine/index.js';
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
  /** The name of the position on the last day. */
  readonly position: string | null;
};

/** What a file has of one person. */
export interface ExportedEntry extends Pick<PayrollEntry, 'lines' | 'exempt' | 'qualifiedOvertimeMinutes'> {
  readonly user: ExportedPerson;
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

/**
 * The lines of one person that become one row: a single line, or lines that agree in every text column. A row without lines has
 * the qualified overtime of a workweek that ends in the dates, although all of it was paid earlier.
 */
export interface ExportedRow {
  readonly entry: ExportedEntry;
  readonly lines: readonly ExportedLine[];
  readonly isFirst: boolean;
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
  MEAL_PREMIUM_HOURS: (line) => (line.kind === 'MEAL_PREMIUM' ? hundredthsOf(line) : null),
  REST_PREMIUM_HOURS: (line) => (line.kind === 'REST_PREMIUM' ? hundredthsOf(line) : null),
  BREAK_PREMIUM_HOURS: (line) => (isBreakPremium(line) ? hundredthsOf(line) : null),
  OTHER_HOURS: (line) => (isOther(line) ? hundredthsOf(line) : null),
};

/** Sums of a person, which their first row has, so that the column adds up. Nothing in pay that was settled without them. */
const sumsOfPerson: Partial<Record<ExportField, (entry: ExportedEntry) => number | null | undefined>> = {
  QUALIFIED_OVERTIME_HOURS: ({ qualifiedOvertimeMinutes: minutes }) => minutes && Math.round(toHours(minutes) * 100),
  QUALIFIED_OVERTIME_MINUTES: ({ qualifiedOvertimeMinutes }) => qualifiedOvertimeMinutes,
};

const wholeNumbers: readonly ExportField[] = ['MINUTES', 'QUALIFIED_OVERTIME_MINUTES'];

export function isMeasure(field: ExportField): boolean {
  return field in measures || field in sumsOfPerson;
}

/** Whether a person has a row: one with their lines, or with their qualified overtime alone. */
export function hasRow(hasLines: boolean, minutes: number | null | undefined, layout: ExportLayout | null): boolean {
  return hasLines || (Boolean(minutes) && (layout?.columns ?? []).some(({ field }) => field in sumsOfPerson));
}

export function formatCell(column: ExportColumn, row: ExportedRow, period: ExportedPeriod, layout: ExportLayout): Cell {
  if (!isMeasure(column.field)) {
    return { text: textOf(column, row, period, layout), isNumber: column.field === 'VERSION' };
  }
  const values = measureRow(column.field, row).filter((value) => typeof value === 'number');
  if (values.length === 0) return { text: '', isNumber: true };
  const sum = values.reduce((total, value) => total + value, 0);
  const text = wholeNumbers.includes(column.field) ? String(sum) : (sum / 100).toFixed(2);
  return { text: layout.decimalMark === 'COMMA' ? text.replace('.', ',') : text, isNumber: true };
}

function measureRow(field: ExportField, { entry, lines, isFirst }: ExportedRow): (number | null | undefined)[] {
  const measure = measures[field];
  if (measure) return lines.map(measure);
  return isFirst ? [sumsOfPerson[field]?.(entry)] : [];
}

type TextOf = (
  line: ExportedLine | undefined,
  entry: ExportedEntry,
  period: ExportedPeriod,
  format: ExportLayout['dateFormat'],
) => string | false | null | undefined;

/** The columns that are not added up. Each cell computes only its own text. */
const texts: Partial<Record<ExportField, TextOf>> = {
  EMPLOYEE_NUMBER: (_, { user }) => user.employeeNumber,
  PROVIDER_ID: (_, { user }) => user.providerId,
  FIRST_NAME: (_, { user }) => user.firstName,
  LAST_NAME: (_, { user }) => user.lastName,
  FULL_NAME: (_, { user }) => nameAtProvider(user),
  EMAIL: (_, { user }) => user.email,
  EXEMPT: (_, { exempt }) => exempt !== undefined && (exempt ? 'Y' : 'N'),
  POSITION: (_, { user }) => user.position,
  DATE: (line, _entry, _period, format) => line && formatDate(line.date, format),
  EARNING_CODE: (line) => line?.earningCode,
  KIND: (line) => line?.kind,
  RULE: (line) => line?.rule,
  JOB: (line) => line?.job?.name,
  POLICY: (line) => line?.policy?.name,
  OTHER_CODE: (line) => line && isOther(line) && line.earningCode,
  PERIOD_START: (_line, _entry, { startDate }, format) => formatDate(startDate, format),
  PERIOD_END: (_line, _entry, { endDate }, format) => formatDate(endDate, format),
  PERIOD_MONTH: (_line, _entry, { endDate }, format) => formatDate(`${endDate.slice(0, 8)}01`, format),
  VERSION: (_line, _entry, { version }) => (version === null ? null : String(version)),
};

function textOf(
  { field, value }: ExportColumn,
  { entry, lines: [line] }: ExportedRow,
  period: ExportedPeriod,
  { dateFormat }: ExportLayout,
): string {
  return (field === 'CONSTANT' ? value : texts[field]?.(line, entry, period, dateFormat)) || '';
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

function isBreakPremium({ kind }: ExportedLine): boolean {
  return kind === 'MEAL_PREMIUM' || kind === 'REST_PREMIUM';
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
