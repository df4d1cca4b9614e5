import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import type { Violation } from '../../../platform/errors/index.js';
import { User } from '../users/user.entity.js';
import { emailMustBeFree, grantedRoleMustNotOutrankTheGranter } from '../users/user.rules.js';
import { type FileRow, readTeamFile } from './team-file.rules.js';
import { importedPerson } from './team-import.inputs.js';

export interface RowError {
  /** `email` */
  readonly field: string;
  readonly message: string;
}

type Person = z.output<typeof importedPerson>;

/** A line of the file with everything that is wrong with it. */
export interface CheckedRow {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Null where it can't be read. */
  readonly role: Role | null;
  readonly errors: readonly RowError[];
  /** Who would be added; null where something is wrong. */
  readonly person: Person | null;
}

/** Reads the file and checks each line, as if its person were added by hand; one question to the database for all. */
export async function checkedRows(em: EntityManager, viewer: Viewer, csv: string): Promise<CheckedRow[]> {
  const rows = readTeamFile(csv);
  const taken = await takenEmails(em, rows);
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    const email = keyOf(row.email);
    const first = firstLines.get(email) ?? row.line;
    firstLines.set(email, first);
    const { data, error } = importedPerson.safeParse(row);
    const role = importedPerson.shape.role.safeParse(row.role).data ?? null;
    const errors = [
      ...(error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message })),
      ...broken('role', role ? grantedRoleMustNotOutrankTheGranter(viewer.role, role) : undefined),
      ...broken('email', emailMustBeFree(taken.has(email))),
      ...(email && first !== row.line ? [{ field: 'email', message: `Line ${first} has this e-mail already` }] : []),
    ];
    const { line, firstName, lastName } = data ? { ...data, line: row.line } : row;
    return {
      line,
      firstName,
      lastName,
      email: row.email.trim(),
      role,
      errors: oncePerField(errors),
      person: data && errors.length === 0 ? data : null,
    };
  });
}

/** As the database compares them. */
async function takenEmails(em: EntityManager, rows: readonly FileRow[]): Promise<ReadonlySet<string>> {
  const emails = rows.map(({ email }) => keyOf(email)).filter((email) => !email.includes('\0'));
  const found = await em.find(User, { email: { $in: emails } }, { filters: { tenant: false }, fields: ['email'] });
  return new Set(found.map(({ email }) => keyOf(email ?? '')));
}

function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

function broken(field: string, violation: Violation): RowError[] {
  return violation ? [{ field, message: violation.message }] : [];
}

/** The first thing that is wrong with a field is what is to be put right first. */
function oncePerField(errors: readonly RowError[]): RowError[] {
  return [...Map.groupBy(errors, ({ field }) => field).values()].flatMap(([first]) => first ?? []);
}
