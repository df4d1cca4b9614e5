import { Readable } from 'node:stream';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { DomainError, failures, type Violation } from '../../../platform/errors/index.js';

/** One person, one invitation: an import never invites anyone twice. */
export function emailMustNotBeInvited(invited: boolean): Violation {
  if (!invited) return undefined;
  return new DomainError('conflict', 'team-import.invited-already', 'This email has an invitation already');
}

export function importMustHaveFinished({ finishedAt }: { readonly finishedAt: Date | null }): Violation {
  if (finishedAt) return undefined;
  return new DomainError(
    'conflict',
    'team-import.running',
    'The import is still running. Take the codes when it has finished.',
  );
}

export function codesMustNotBeTaken({ codesTaken }: { readonly codesTaken: boolean }): Violation {
  if (!codesTaken) return undefined;
  return new DomainError(
    'conflict',
    'team-import.codes-taken',
    'The codes of this import were already taken. An administrator can see them in Invitations.',
  );
}

export const problems = {
  inviter: 'The person who started the import may no longer invite people with this role',
  stopped: 'The import stopped because of an error on our side. Import this person again.',
} as const;

const columns = {
  firstName: true,
  lastName: true,
  email: true,
  role: false,
  employeeNumber: false,
} as const;

/** One line of the file, unparsed. A missing optional column reads as empty. */
export type FileRow = Readonly<Record<Column, string>> & {
  /** The line number in the file. A quoted value can span several lines. */
  readonly line: number;
};

interface TeamFile {
  readonly rows: readonly FileRow[];
  /** What the file contains that is not imported. */
  readonly warnings: readonly string[];
}

type Column = keyof typeof columns;
type ColumnIndexes = ReadonlyMap<Column, number>;

export const maxRows = 500;

/** More than any spreadsheet of people has. They keep the work for one line small, whatever it contains. */
const maxColumns = 100;
const maxRecordBytes = 20_000;

/** The number of rows to parse before other requests get their turn. */
export const chunkBytes = 16 * 1024;

/** Accepted column headings, normalized: `First name`, `first_name` and `FIRSTNAME` are the same. */
const headings = new Map<string, Column>([
  ['firstname', 'firstName'],
  ['lastname', 'lastName'],
  ['email', 'email'],
  ['emailaddress', 'email'],
  ['role', 'role'],
  ['employeenumber', 'employeeNumber'],
  ['employeeno', 'employeeNumber'],
]);

const passwordWarning =
  'The column password is ignored: each person chooses a password with their invitation. Delete the file if it contains real passwords.';

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a file of people: one line of headings in any order, then one line for each person. Spreadsheets separate columns
 * with a comma, a semicolon (where a comma is the decimal separator) or a tab. An unreadable file fails at `csv`. The
 * parser stops at the first line too many, and other requests get their turn after each part of the file.
 */
export async function readTeamFile(csv: string): Promise<TeamFile> {
  let found: Headings | undefined;
  const rows: FileRow[] = [];
  for await (const { record, info } of parseCsv(csv)) {
    if (!found) found = readHeadings(record);
    else if (rows.push(buildRow(found.indexes, record, info.lines)) > maxRows)
      throw unreadable(`The file has at least ${rows.length} people; at most ${maxRows} can be imported at once`);
  }
  if (!found) throw unreadable('The file is empty');
  if (rows.length === 0) throw unreadable('The file has headings but no lines below them');
  return { rows, warnings: found.hasPasswords ? [passwordWarning] : [] };
}

async function* parseCsv(csv: string): AsyncIterable<ParsedLine> {
  const options: Options = {
    bom: true,
    info: true,
    delimiter: delimiterOf(csv),
    relaxColumnCount: true,
    skipEmptyLines: true,
    skipRecordsWithEmptyValues: true,
    maxRecordSize: maxRecordBytes,
    cast: (value, { index, lines }) => {
      if (index >= maxColumns) throw unreadable(`Line ${lines} has more than ${maxColumns} columns`);
      return value;
    },
  };
  const source = Readable.from(chunksOf(Buffer.from(csv)));
  const parser = source.pipe(parse(options));
  try {
    for await (const line of parser) yield line as ParsedLine;
  } catch (error) {
    throw error instanceof CsvError ? describe(error) : error;
  } finally {
    source.destroy();
  }
}

async function* chunksOf(file: Buffer): AsyncIterable<Buffer> {
  for (let start = 0; start < file.length; start += chunkBytes) {
    yield file.subarray(start, start + chunkBytes);
    await yieldToOthers();
  }
}

function describe({ code, lines }: CsvError) {
  const line = typeof lines === 'number' ? `Line ${lines}` : 'The file';
  if (code === 'CSV_MAX_RECORD_SIZE') return unreadable(`${line} is too long: a quotation mark may be missing`);
  return unreadable(`${line} can’t be read: a quotation mark is missing or out of place`);
}

function delimiterOf(csv: string): string {
  const [heading = ''] = csv
    .slice(0, maxRecordBytes)
    .trimStart()
    .split(/\r\n|\n|\r/, 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

interface Headings {
  readonly indexes: ColumnIndexes;
  readonly hasPasswords: boolean;
}

function readHeadings(heading: readonly string[]): Headings {
  const indexes = new Map<Column, number>();
  const names = heading.map((text) => text.toLowerCase().replace(/[\s_.-]/g, ''));
  for (const [index, name] of names.entries()) {
    const column = headings.get(name);
    if (!column) continue;
    if (indexes.has(column)) throw unreadable(`The file has two columns for ${nameOf(column)}`);
    indexes.set(column, index);
  }
  const missing = (Object.keys(columns) as Column[]).filter((column) => columns[column] && !indexes.has(column));
  if (missing.length > 0) throw unreadable(`The file has no column for ${missing.map(nameOf).join(', ')}`);
  return { indexes, hasPasswords: names.includes('password') };
}

function buildRow(indexes: ColumnIndexes, record: readonly string[], line: number): FileRow {
  const readCell = (column: Column) => record[indexes.get(column) ?? -1] ?? '';
  return {
    line,
    firstName: readCell('firstName'),
    lastName: readCell('lastName'),
    email: readCell('email'),
    role: readCell('role'),
    employeeNumber: readCell('employeeNumber'),
  };
}

const nameOf = (column: Column) => column.replace('N', ' n');

function unreadable(message: string) {
  return failures.invalid({ csv: message });
}
