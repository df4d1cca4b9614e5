import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer.types.js';
import type { Violation } from '../../../platform/errors/index.js';
import { findTakenEmails } from '../users/emails.queries.js';
import { User } from '../users/user.entity.js';
import { emailMustBeFree, employeeNumberTaken, grantedRoleMustNotOutrankTheGranter } from '../users/user.rules.js';
import { type FileRow, readTeamFile } from './team-file.rules.js';
import { importedPerson } from './team-import.inputs.js';
import type { ImportRow, RowError } from './team-import.types.js';

type Person = z.output<typeof importedPerson>;

export interface CheckedRow {
  readonly row: ImportRow;
  /** The person to create; null if the row has errors. */
  readonly person: Person | null;
}

/** Reads the file and validates each line like `createUser`, with two database queries for all of them. */
export async function checkRows(em: EntityManager, viewer: Viewer, csv: string): Promise<CheckedRow[]> {
  const rows = readTeamFile(csv);
  const emails = rows.map(({ email }) => keyOf(email)).filter((email) => !email.includes('\0'));
  const emailsInUse = await findTakenEmails(em, emails, viewer.organizationId);
  const numbersInUse = await findTakenNumbers(em, rows);
  const repeatOf = findRepeats();
  return rows.map((row) => {
    const email = keyOf(row.email);
    const number = keyOf(row.employeeNumber);
    const { data, error } = importedPerson.safeParse(row);
    const role = importedPerson.shape.role.safeParse(row.role).data ?? null;
    const errors = [
      ...(error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message })),
      ...violationOf('role', role ? grantedRoleMustNotOutrankTheGranter(viewer.role, role) : undefined),
      ...violationOf('email', emailMustBeFree(emailsInUse.has(email))),
      ...repeatOf('email', 'email', email, row.line),
      ...violationOf('employeeNumber', numbersInUse.has(number) ? employeeNumberTaken() : undefined),
      ...repeatOf('employeeNumber', 'employee number', number, row.line),
    ];
    const { firstName, lastName } = data ?? row;
    const [emailText, employeeNumber] = [row.email.trim(), row.employeeNumber.trim() || null];
    const shown = { line: row.line, firstName, lastName, email: emailText, role, employeeNumber };
    return {
      row: { ...shown, errors: keepFirstPerField(errors) },
      person: data && errors.length === 0 ? data : null,
    };
  });
}

/** The employee numbers that are in use in the organization. Deleted people keep theirs. */
async function findTakenNumbers(em: EntityManager, rows: readonly FileRow[]): Promise<ReadonlySet<string>> {
  if (rows.every(({ employeeNumber }) => keyOf(employeeNumber) === '')) return new Set();
  const found = await em.find(User, { employeeNumber: { $ne: null } }, { fields: ['employeeNumber'] });
  return new Set(found.map(({ employeeNumber }) => keyOf(employeeNumber ?? '')));
}

/** Reports a value that an earlier line of the file already has. */
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
