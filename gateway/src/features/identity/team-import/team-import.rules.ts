import { Readable } from 'node:stream';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { DomainError, failures, type Violation } from '../../../platform/errors/index.js';
import { removeInvisible } from '../../../platform/inputs/text.js';
import type { TermsCells } from '../users/first-terms.types.js';
import { mapProviders, type PayrollProvider, payrollIdLabels, payrollProviders } from '../users/payroll-ids.types.js';
import { readTermsCells, type TermsColumn, termsColumns, termsNames } from './terms-columns.rules.js';

/** One person, one invitation: an import never invites anyone twice. */
export function emailMustNotBeInvited(invited: boolean): Violation {
  if (!invited) return undefined;
  return new DomainError('conflict', 'team-import.invited-already', 'This email has an invitation already');
}

/** An import never makes a second record of a person unasked. */
export function nameMustBeNew(isTaken: boolean): Violation {
  if (!isTaken) return undefined;
  const message = 'Someone with a name of this file was added in the meantime. Check the file again.';
  return new DomainError('conflict', 'team-import.name-taken', message);
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
  reach: 'The person who started the import leads no team of this person',
  stopped: 'The invitation failed because of an error on our side. Invite this person again.',
} as const;

const columns = {
  firstName: true,
  lastName: true,
  email: false,
  role: false,
  staffNumber: false,
  employeeNumber: false,
  team: false,
  reach: false,
} as const;

/** One line of the file, unparsed. A missing optional column reads as empty. */
export type FileRow = Readonly<Record<keyof typeof columns, string>> & {
  readonly payrollIds: Readonly<Record<PayrollProvider, string>>;
  readonly terms: TermsCells;
  /** The line number in the file. A quoted value can span several lines. */
  readonly line: number;
  /** Whether the line has more than its headings: cells that would be lost. */
  readonly hasSurplus: boolean;
};

interface TeamFile {
  readonly rows: readonly FileRow[];
  /** The columns with terms of employment that the file has. */
  readonly termsFound: readonly TermsColumn[];
  /** What the file contains that is not imported. */
  readonly warnings: readonly string[];
}

type Column = keyof typeof columns | PayrollProvider | TermsColumn;
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
  ['staffnumber', 'staffNumber'],
  ['staffno', 'staffNumber'],
  ['employeenumber', 'employeeNumber'],
  ['employeeno', 'employeeNumber'],
  ['team', 'team'],
  ['reach', 'reach'],
  // `Gusto ID`, `QuickBooks name`.
  ...payrollProviders.map((provider) => [normalizeHeading(payrollIdLabels[provider]), provider] as const),
  ...termsNames.map((name) => [name.toLowerCase(), name] as const),
]);

const ignoredColumns = new Map([
  [
    'password',
    'The column password is ignored: each person chooses a password with their invitation. Delete the file if it contains real passwords.',
  ],
  [
    'salaried',
    'The column salaried is ignored: a salary alone exempts nobody from overtime. Exemption also depends on a person’s duties (29 CFR part 541).',
  ],
]);

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a file of people: one line of headings in any order, then one line for each person. Columns are separated by what
 * `sep=` in the first line says, or else by the separator that gives known headings. Lines may end with CR, LF or both. An
 * unreadable file fails at `csv`. The parser stops at the first line too many, and other requests get their turn after each
 * part of the file.
 */
export async function readTeamFile(csv: string): Promise<TeamFile> {
  rejectUndecoded(csv);
  let found: Headings | undefined;
  const rows: FileRow[] = [];
  for await (const { record, info } of parseCsv(csv)) {
    if (!found) found = readHeadings(record);
    else if (rows.push(readRow(found, record, info.lines)) > maxRows)
      throw unreadable(`The file has at least ${rows.length} people; at most ${maxRows} can be imported at once`);
  }
  if (!found) throw unreadable('The file is empty');
  if (rows.length === 0) throw unreadable('The file has headings but no lines below them');
  const { indexes, warnings } = found;
  return { rows, termsFound: termsNames.filter((name) => indexes.has(name)), warnings };
}

/** What no text has: replaced characters, C1 controls, and UTF-8 read as Windows-1252, such as `ZoÃ«`. */
const undecoded = /\ufffd|[\u0080-\u009f]|[ÂÃÄÅ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/**
 * What a name looks like that was decoded as something else than it is: what Windows-1252 makes of Mac OS Roman (`RenŽe`, `Mu–oz`,
 * `S¿ren`), of MS-DOS (`Mu¤oz`, `Ren‚`), of Windows-1250 (`£ukasz`, `Pawe³ek`), and of Cyrillic and Greek (`Èâàí`). Letters that
 * names in other languages have are not among them. Sentences in other columns may have them: `on leave—returns in May`.
 */
const misread = new RegExp(
  [
    /[\u00c0-\u00ff]{4}/u,
    /[†‡‰•™…‹›¡¢£¤¥¦§¨©¬®¯±¶¸¿]|[‚„]\p{Ll}|\p{Lu}Õ\p{Lu}\p{Ll}|\p{Lu}ƒ/u,
    /\p{Ll}[ŽŠŒŸ‚]|\p{L}[ŽŠŒŸ]\p{Ll}|\p{L}—\p{Ll}|\p{Ll}–[aeiou]/u,
    /\p{L}[ˆ€˜“”„³¹¼¾]\p{L}/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

function rejectUndecoded(csv: string): void {
  const at = csv.search(undecoded);
  if (at >= 0) throw wrongEncoding(csv.slice(0, at).split(/\r\n|\r|\n/).length);
}

function readRow(found: Headings, record: readonly string[], line: number): FileRow {
  const row = buildRow(found, record, line);
  if (misread.test(`${row.firstName}\n${row.lastName}`)) throw wrongEncoding(line);
  return row;
}

function wrongEncoding(line: number) {
  return unreadable(`Line ${line} has letters that can’t be read. Save the file as CSV UTF-8 and choose it again.`);
}

const recordDelimiter = ['\r\n', '\n', '\r'];

async function* parseCsv(file: string): AsyncIterable<ParsedLine> {
  const { csv, delimiter } = findDelimiter(file);
  const options: Options = {
    bom: true,
    info: true,
    delimiter,
    recordDelimiter,
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

/** The first line that tells a spreadsheet how columns are separated: `sep=;`. It names no column. */
const separatorLine = /^\ufeff?sep=(.)(?=[\r\n]|$)/i;

function findDelimiter(file: string): { readonly csv: string; readonly delimiter: string } {
  const named = separatorLine.exec(file);
  if (named) return { csv: file.slice(named[0].length), delimiter: named[1] as string };
  const start = file.slice(0, maxRecordBytes);
  const known = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: countKnownHeadings(start, delimiter) }));
  return { csv: file, delimiter: known.reduce((best, each) => (each.count > best.count ? each : best)).delimiter };
}

function countKnownHeadings(start: string, delimiter: string): number {
  try {
    const [heading = []] = parseAtOnce(start, { bom: true, delimiter, recordDelimiter, skipEmptyLines: true, to: 1 });
    return heading.filter((text) => headings.has(normalizeHeading(text))).length;
  } catch {
    return 0;
  }
}

function normalizeHeading(text: string): string {
  return removeInvisible(text)
    .toLowerCase()
    .replace(/[\s_.-]/g, '');
}

interface Headings {
  readonly indexes: ColumnIndexes;
  readonly count: number;
  readonly warnings: readonly string[];
}

function readHeadings(heading: readonly string[]): Headings {
  const indexes = new Map<Column, number>();
  const names = heading.map(normalizeHeading);
  for (const [index, name] of names.entries()) {
    const column = headings.get(name);
    if (!column) continue;
    if (indexes.has(column)) throw unreadable(`The file has two columns for ${nameOf(column)}`);
    indexes.set(column, index);
  }
  // A column of emails with an unknown heading must not make people without accounts.
  const needsEmail = names.some((name) => name !== '' && name !== 'salaried' && !headings.has(name));
  const missing = (Object.keys(columns) as (keyof typeof columns)[]).filter(
    (column) => (columns[column] || (column === 'email' && needsEmail)) && !indexes.has(column),
  );
  if (missing.length > 0) throw unreadable(`The file has no column for ${missing.map(nameOf).join(', ')}`);
  const warnings = [...ignoredColumns].filter(([name]) => names.includes(name)).map(([, warning]) => warning);
  return { indexes, count: heading.length, warnings };
}

function buildRow({ indexes, count }: Headings, record: readonly string[], line: number): FileRow {
  const readCell = (column: Column) => record[indexes.get(column) ?? -1] ?? '';
  return {
    line,
    hasSurplus: record.slice(count).some((cell) => cell.trim() !== ''),
    firstName: readCell('firstName'),
    lastName: readCell('lastName'),
    email: removeInvisible(readCell('email')),
    role: removeInvisible(readCell('role')),
    staffNumber: removeInvisible(readCell('staffNumber')),
    employeeNumber: removeInvisible(readCell('employeeNumber')),
    team: removeInvisible(readCell('team')),
    reach: removeInvisible(readCell('reach')),
    payrollIds: mapProviders((_label, provider) => removeInvisible(readCell(provider))),
    terms: readTermsCells((name) => removeInvisible(readCell(name))),
  };
}

const nameOf = (column: Column) => {
  if (column in columns) return column.replace('N', ' n');
  return { ...payrollIdLabels, ...termsColumns }[column as PayrollProvider | TermsColumn];
};

function unreadable(message: string) {
  return failures.invalid({ csv: message });
}
