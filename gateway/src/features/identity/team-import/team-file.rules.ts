import { CsvError, type Options, parse } from 'csv-parse/sync';
import { failures } from '../../../platform/errors/index.js';

const columns = { firstName: true, lastName: true, email: true, password: true, role: false } as const;

/** One line of the file, as it stands there; a column that may be left out reads as empty. */
export type FileRow = Readonly<Record<Column, string>> & {
  /** In the file, as an editor counts; a quoted text may go over several. */
  readonly line: number;
};

type Column = keyof typeof columns;
type Places = ReadonlyMap<Column, number>;

export const mostRows = 500;

/** As people head the columns: `First name`, `first_name` and `FIRSTNAME` are one. */
const headings = new Map<string, Column>([
  ['firstname', 'firstName'],
  ['lastname', 'lastName'],
  ['email', 'email'],
  ['emailaddress', 'email'],
  ['role', 'role'],
  ['password', 'password'],
]);

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a file of people: a line of headings in any order, then a line each. Spreadsheets part the columns by comma,
 * semicolon (where a comma is the decimal point) or tab. Fails at `csv` with what is wrong with the file as a whole.
 */
export function readTeamFile(csv: string): FileRow[] {
  const [heading, ...lines] = parsed(csv);
  if (!heading) throw unreadable('The file is empty');
  const places = placesOf(heading.record);
  if (lines.length === 0) throw unreadable('The file has headings, but no line below them');
  if (lines.length > mostRows) throw unreadable(`The file has ${lines.length} people; at most ${mostRows} go at once`);
  return lines.map(({ record, info }) => {
    const cell = (column: Column) => record[places.get(column) ?? -1] ?? '';
    return {
      line: info.lines,
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      email: cell('email'),
      role: cell('role'),
      password: cell('password'),
    };
  });
}

function parsed(csv: string): Parsed[] {
  const options: Options = {
    bom: true,
    info: true,
    delimiter: delimiterOf(csv),
    relaxColumnCount: true,
    skipEmptyLines: true,
    skipRecordsWithEmptyValues: true,
  };
  try {
    return parse(csv, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `Line ${error.lines}` : 'The file';
    throw unreadable(`${line} can’t be read: a quotation mark is missing or out of place`);
  }
}

/** Whichever parts the headings most often. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.trimStart().split(/\r\n|\n|\r/, 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function placesOf(heading: readonly string[]): Places {
  const places = new Map<Column, number>();
  for (const [place, text] of heading.entries()) {
    const column = headings.get(text.toLowerCase().replace(/[\s_-]/g, ''));
    if (!column) continue;
    if (places.has(column)) throw unreadable(`The file has two columns for ${nameOf(column)}`);
    places.set(column, place);
  }
  const missing = (Object.keys(columns) as Column[]).filter((column) => columns[column] && !places.has(column));
  if (missing.length > 0) throw unreadable(`The file has no column for ${missing.map(nameOf).join(', ')}`);
  return places;
}

const nameOf = (column: Column) => column.replace('N', ' n');

function unreadable(message: string) {
  return failures.invalid({ csv: message });
}
