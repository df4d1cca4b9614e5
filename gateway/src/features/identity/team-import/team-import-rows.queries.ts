import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { Violation } from '../../../platform/errors/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import type { PrepareContext } from '../../../platform/use-case/index.js';
import { findOwnEmails } from '../users/emails.queries.js';
import { userReads } from '../users/user.reads.js';
import { emailMustBeFree, employeeNumberTaken, grantedRoleMustNotOutrankTheGranter } from '../users/user.rules.js';
import { importedPerson } from './team-import.inputs.js';
import { emailMustNotBeInvited, type FileRow, readTeamFile } from './team-import.rules.js';
import type { ImportRow, RowError } from './team-import.types.js';
import { findInvitedEmails, findInvitedNumbers } from './team-imports.queries.js';

type ImportedPerson = z.output<typeof importedPerson>;

interface CheckedRow {
  readonly row: ImportRow;
  /** The person to invite; null if the row has errors. */
  readonly person: ImportedPerson | null;
}

export interface CheckedFile {
  readonly rows: readonly CheckedRow[];
  readonly warnings: readonly string[];
}

type Context = PrepareContext<Viewer>;

/** How many lines are checked before other requests get their turn. */
const linesPerTurn = 50;

/** Reads the file and validates each line like `createUser`, with a few database queries for all of them. */
export async function checkFile({ em, viewer, platform }: Context, csv: string): Promise<CheckedFile> {
  const { rows, warnings } = await readTeamFile(csv);
  const now = platform.clock.now();
  const emails = rows.map(({ email }) => keyOf(email)).filter((email) => !email.includes('\0'));
  const taken = {
    emails: await findOwnEmails(em, emails),
    invited: await findInvitedEmails(em, emails, { now }),
    numbers: await findTakenNumbers(em, rows, now),
  };
  const checkRow = createRowCheck(viewer, taken);
  const checkedRows: CheckedRow[] = [];
  for (const row of rows) {
    checkedRows.push(checkRow(row));
    if (checkedRows.length % linesPerTurn === 0) await yieldToOthers();
  }
  return { rows: checkedRows, warnings };
}

/** Whichever cell is the one too many, none of the line can be trusted. */
const surplus = {
  field: 'line',
  message: 'The line has more values than there are headings: a separator or a quotation mark may be out of place',
};

interface Taken {
  readonly emails: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

function createRowCheck(viewer: Viewer, taken: Taken): (row: FileRow) => CheckedRow {
  const repeatOf = findRepeats();
  return (row) => {
    const email = keyOf(row.email);
    const number = keyOf(row.employeeNumber);
    const { data, error } = importedPerson.safeParse(row);
    const role = importedPerson.shape.role.safeParse(row.role).data ?? null;
    const errors = [
      ...(row.hasSurplus ? [surplus] : []),
      ...(error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message })),
      ...violationOf('role', role ? grantedRoleMustNotOutrankTheGranter(viewer, role) : undefined),
      ...violationOf('email', emailMustBeFree(taken.emails.has(email))),
      ...violationOf('email', emailMustNotBeInvited(taken.invited.has(email))),
      ...repeatOf('email', 'email', email, row.line),
      ...violationOf('employeeNumber', taken.numbers.has(number) ? employeeNumberTaken() : undefined),
      ...repeatOf('employeeNumber', 'employee number', number, row.line),
    ];
    const { firstName, lastName } = data ?? row;
    const [emailText, employeeNumber] = [row.email.trim(), row.employeeNumber.trim() || null];
    const shown = { line: row.line, firstName, lastName, email: emailText, role, employeeNumber };
    return {
      row: { ...shown, errors: keepFirstPerField(errors) },
      person: data && errors.length === 0 ? data : null,
    };
  };
}

/** The employee numbers of people and invitations in the organization. Deleted people keep theirs. */
async function findTakenNumbers(em: EntityManager, rows: readonly FileRow[], now: Date): Promise<ReadonlySet<string>> {
  if (rows.every(({ employeeNumber }) => keyOf(employeeNumber) === '')) return new Set();
  const found = await readRows(em, userReads, where`employee_number is not null`, { parts: ['details'] });
  const numbers = [...found.map(({ employeeNumber }) => employeeNumber ?? ''), ...(await findInvitedNumbers(em, now))];
  return new Set(numbers.map(keyOf));
}

function findRepeats() {
  const firstLines = new Map<string, number>();
  return (field: string, label: string, value: string, line: number): RowError[] => {
    if (!value) return [];
    const first = firstLines.get(`${field} ${value}`) ?? line;
    firstLines.set(`${field} ${value}`, first);
    return first === line ? [] : [{ field, message: `Line ${first} already has this ${label}` }];
  };
}

function keyOf(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

function violationOf(field: string, violation: Violation): RowError[] {
  return violation ? [{ field, message: violation.message }] : [];
}

/** The first error of each field, which is the one to fix first. */
function keepFirstPerField(errors: readonly RowError[]): RowError[] {
  return [...Map.groupBy(errors, ({ field }) => field).values()].flatMap(([first]) => first ?? []);
}
