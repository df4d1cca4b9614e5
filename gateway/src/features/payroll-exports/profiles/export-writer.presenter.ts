import { escapeFormula } from '@timetrack/contracts/csv';
import { stringify } from 'csv-stringify/sync';
import { slugOf } from '../../payroll/index.js';
import { formatIifActivities, formatIifHeader, type TimeActivity } from '../formats/iif.rules.js';
import { toWindows1252 } from '../formats/windows-1252.rules.js';
import { isExemptTime } from '../layouts/exempt-people.rules.js';
import {
  type Cell,
  type ExportedEntry,
  type ExportedPeriod,
  type ExportedRow,
  formatCell,
  formatDate,
  formatText,
  hasRow,
  isMeasure,
  nameAtProvider,
  toEncoding,
} from '../layouts/export-cells.rules.js';
import { separators } from '../layouts/export-field.types.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';

/** The first line of a file whose period is not closed. Payroll providers reject it. */
export const draftMark = 'DRAFT: this pay period is not closed, so its pay can still change';

export function formatHead(period: ExportedPeriod, layout: ExportLayout): string {
  const end = lineEndOf(layout);
  const { startDate, endDate, version } = period;
  const preamble = toEncoding(layout.preamble, layout)
    .replaceAll('{start}', formatDate(startDate, layout.dateFormat))
    .replaceAll('{end}', formatDate(endDate, layout.dateFormat))
    .replaceAll('{version}', String(version ?? 'DRAFT'))
    .split(/\r\n|\r|\n/)
    .map(escapeFormula)
    .join(end);
  const headers = layout.columns.map(({ header }) => ({ text: header ?? '', isNumber: false }));
  return [
    layout.encoding === 'UTF_8_BOM' ? '\uFEFF' : '',
    ...(version === null ? [draftMark, end] : []),
    ...(preamble && [preamble, preamble.endsWith(end) ? '' : end]),
    ...(layout.hasHeader ? [formatRows([headers], layout)] : []),
  ].join('');
}

export function formatPeople(entries: readonly ExportedEntry[], period: ExportedPeriod, layout: ExportLayout): string {
  return formatRows(
    entries.flatMap((entry) => rowsOf(entry, period, layout)),
    layout,
  );
}

export function encodeText(text: string, { encoding }: Pick<ExportLayout, 'encoding'>): Buffer {
  return encoding === 'WINDOWS_1252' ? toWindows1252(text) : Buffer.from(text);
}

function charsetOf(encoding: ExportLayout['encoding']): ExportWriter['encoding'] {
  return encoding === 'WINDOWS_1252' ? 'windows-1252' : 'utf-8';
}

function contentTypeOf({ encoding, extension }: Pick<ExportLayout, 'encoding' | 'extension'>): string {
  const charset = charsetOf(encoding);
  return `${extension === 'CSV' ? 'text/csv' : 'text/plain'}; charset=${charset}`;
}

function formatRows(rows: readonly (readonly Cell[])[], layout: ExportLayout): string {
  if (rows.length === 0) return '';
  const delimiter = separators[layout.separator];
  const record_delimiter = lineEndOf(layout);
  const records = rows.map((row) => row.map(({ text, isNumber }) => (isNumber ? text : formatText(text, layout))));
  if (layout.quoting === 'NEVER') return records.map((row) => row.join(delimiter) + record_delimiter).join('');
  return stringify(records, { delimiter, record_delimiter, quoted: layout.quoting === 'ALWAYS' });
}

function lineEndOf({ lineEnd }: Pick<ExportLayout, 'lineEnd'>): string {
  return lineEnd === 'CRLF' ? '\r\n' : '\n';
}

export interface ExportWriter {
  readonly contentType: string;
  /** Without the dot: `csv`. */
  readonly extension: string;
  readonly encoding: 'utf-8' | 'windows-1252';
  writeHead(): Buffer;
  writePeople(entries: readonly ExportedEntry[]): Buffer;
}

export function createLayoutWriter(layout: ExportLayout, period: ExportedPeriod): ExportWriter {
  return {
    contentType: contentTypeOf(layout),
    extension: layout.extension.toLowerCase(),
    encoding: charsetOf(layout.encoding),
    writeHead: () => encodeText(formatHead(period, layout), layout),
    writePeople: (entries) => encodeText(formatPeople(entries, period, layout), layout),
  };
}

/** A file for QuickBooks Desktop. QuickBooks does not pay the activities of a draft. */
export function createQuickBooksWriter(companyName: string, { version }: ExportedPeriod): ExportWriter {
  return {
    contentType: 'text/plain; charset=windows-1252',
    extension: 'iif',
    encoding: 'windows-1252',
    writeHead: () => formatIifHeader(companyName),
    writePeople: (entries) => formatIifActivities(entries.flatMap((entry) => activitiesOf(entry, version !== null))),
  };
}

/** The same file has the same name, whenever it is downloaded: `payroll-csv-2026-11-01-to-2026-11-07-v1.csv`. */
export function nameFile(
  profileName: string,
  { startDate, endDate, version }: ExportedPeriod,
  extension: string,
): string {
  const name = `payroll-${slugOf(profileName) || 'export'}-${startDate}-to-${endDate}`;
  return version === null ? `DRAFT-${name}.${extension}` : `${name}-v${version}.${extension}`;
}

function rowsOf(entry: ExportedEntry, period: ExportedPeriod, layout: ExportLayout): Cell[][] {
  if (!hasRow(entry.lines.length > 0, entry.qualifiedOvertimeMinutes, layout)) return [];
  const rows = entry.lines.map((line): ExportedRow => ({ entry, lines: [line], isFirst: false }));
  const [first = { entry, lines: [] }, ...others] = layout.rows === 'LINES' ? rows : sumRows(rows, period, layout);
  return [{ ...first, isFirst: true }, ...others].map((row) =>
    layout.columns.map((column) => formatCell(column, row, period, layout)),
  );
}

/** Joins the rows that agree in every column that is not added up. */
function sumRows(rows: readonly ExportedRow[], period: ExportedPeriod, layout: ExportLayout): ExportedRow[] {
  const textColumns = layout.columns.filter(({ field }) => !isMeasure(field));
  const keyOf = (row: ExportedRow) =>
    JSON.stringify(textColumns.map((column) => formatCell(column, row, period, layout).text));
  return [...Map.groupBy(rows, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, lines: [...first.lines, ...others.flatMap(({ lines }) => lines)] }] : [],
  );
}

/**
 * The time activities of one person: a line of the file for each date, job and earning code, so that overtime and paid
 * time off are payroll items of their own. QuickBooks has no column for the employee number, so the note names it. Time for
 * which the person was exempt is not for payroll, because a salary pays it.
 *
 * QuickBooks has no negative durations, so minutes that a correction removes are taken off the person's latest
 * activities with the same earning code. `findOverdrawn` says whether they have fewer.
 */
export function activitiesOf({ user, lines }: ExportedEntry, isForPayroll: boolean): TimeActivity[] {
  const employee = nameAtProvider(user);
  const numberNote = user.employeeNumber ? `Employee ${user.employeeNumber}` : null;
  const groups = Map.groupBy(lines, (line) => JSON.stringify([line.date, line.job?.id, line.policy?.id, itemOf(line)]));
  const activities = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const minutes = group.reduce((sum, line) => sum + line.minutes, 0);
    const notes = [isForPayroll ? null : 'DRAFT', first.policy?.name, numberNote];
    const note = notes.filter(Boolean).join('. ');
    const job = first.job?.name ?? null;
    const payrollItem = first.earningCode ?? '';
    const isPaid = isForPayroll && !isExemptTime(first);
    const activity = { date: first.date, job, employee, payrollItem, minutes, note, isForPayroll: isPaid };
    return { ...activity, item: itemOf(first) };
  });
  return [...Map.groupBy(activities, ({ item }) => item).values()]
    .flatMap(takeOffNegatives)
    .map(({ item: _, ...activity }) => activity)
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

/** What corrections are taken off from: the payroll item, apart for time that a salary pays. */
function itemOf(line: ExportedEntry['lines'][number]): string {
  return JSON.stringify([line.earningCode ?? '', isExemptTime(line)]);
}

function takeOffNegatives<Activity extends TimeActivity>(activities: readonly Activity[]): Activity[] {
  let owed = activities.reduce((sum, { minutes }) => sum + Math.max(0, -minutes), 0);
  const latestFirst = activities
    .filter(({ minutes }) => minutes > 0)
    .toSorted((one, other) => (one.date > other.date ? -1 : Number(one.date < other.date)));
  const left = latestFirst.map((activity) => {
    const taken = Math.min(owed, activity.minutes);
    owed -= taken;
    return { ...activity, minutes: activity.minutes - taken };
  });
  return left.filter(({ minutes }) => minutes > 0);
}

/** The first earning code from which a correction removes more than the person has. */
export function findOverdrawn({ lines }: Pick<ExportedEntry, 'lines'>): string | undefined {
  const byItem = [...Map.groupBy(lines, itemOf).values()];
  const overdrawn = byItem.find((ofItem) => ofItem.reduce((sum, { minutes }) => sum + minutes, 0) < 0);
  return overdrawn && (overdrawn[0]?.earningCode ?? '');
}
