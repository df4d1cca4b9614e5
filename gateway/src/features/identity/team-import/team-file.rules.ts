import { CsvError, type Options, parse } from 'csv-parse/sync';
import { failures } from '../../../platform/errors/index.js';

const columns = {
  firstName: true,
  lastName: true,
  email: true,
  password: true,
  role: false,
  employeeNumber: false,
} as const;

/** One line of the file, unparsed. A missing optional column reads as empty. */
export type FileRow = Readonly<Record<Column, string>> & {
  /** The line number in the file. A quoted value can span several lines. */
  readonly line: number;
};

type Column = keyof typeof columns;
type ColumnIndexes = ReadonlyMap<Column, number>;

export const maxRows = 500;

/** Accepted column headings, normalized: `First name`, `first_name` and `FIRSTNAME` are the same. */
const headings = new Map<string, Column>([
  ['firstname', 'firstName'],
  ['lastname', 'lastName'],
  ['email', 'email'],
  ['emailaddress', 'email'],
  ['role', 'role'],
  ['password', 'password'],
  ['employeenumber', 'employeeNumber'],
  ['employeeno', 'employeeNumber'],
]);

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a file of people: one line of headings in any order, then one line for each person. Spreadsheets separate columns
 * with a comma, a semicolon (where a comma is the decimal separator) or a tab. An unreadable file fails at `csv`.
 */
export function readTeamFile(csv: string): FileRow[] {
  const [heading, ...lines] = parseCsv(csv);
  if (!heading) throw unreadable('The file is empty');
  const indexes = findColumns(heading.record);
  if (lines.length === 0) throw unreadable('The file has headings but no lines below them');
  if (lines.length > maxRows)
    throw unreadable(`The file has ${lines.length} people; at most ${maxRows} can be imported at once`);
  return lines.map(({ record, info }) => {
    const readCell = (column: Column) => record[indexes.get(column) ?? -1] ?? '';
    return {
      line: info.lines,
      firstName: readCell('firstName'),
      lastName: readCell('lastName'),
      email: readCell('email'),
      role: readCell('role'),
      password: readCell('password'),
      employeeNumber: readCell('employeeNumber'),
    };
  });
}

function parseCsv(csv: string): ParsedLine[] {
  const options: Options = {
    bom: true,
    info: true,
    delimiter: delimiterOf(csv),
    relaxColumnCount: true,
    skipEmptyLines: true,
    skipRecordsWithEmptyValues: true,
  };
  try {
    return parse(csv, options) as unknown as ParsedLine[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `Line ${error.lines}` : 'The file';
    throw unreadable(`${line} can’t be read: a quotation mark is missing or out of place`);
  }
}

/** The candidate that splits the headings into the most columns. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.trimStart().split(/\r\n|\n|\r/, 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function findColumns(heading: readonly string[]): ColumnIndexes {
  const indexes = new Map<Column, number>();
  for (const [index, text] of heading.entries()) {
    const column = headings.get(text.toLowerCase().replace(/[\s_.-]/g, ''));
    if (!column) continue;
    if (indexes.has(column)) throw unreadable(`The file has two columns for ${nameOf(column)}`);
    indexes.set(column, index);
  }
  const missing = (Object.keys(columns) as Column[]).filter((column) => columns[column] && !indexes.has(column));
  if (missing.length > 0) throw unreadable(`The file has no column for ${missing.map(nameOf).join(', ')}`);
  return indexes;
}

const nameOf = (column: Column) => column.replace('N', ' n');

function unreadable(message: string) {
  return failures.invalid({ csv: message });
}
