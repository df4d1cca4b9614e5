import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import {
  type FileProblem,
  maxProblems,
  type PayrollEntries,
  type PayrollEntry,
  type PayrollFileCheck,
} from '../../payroll/index.js';
import type { ExportedPerson } from '../layouts/export-cells.rules.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';
import { readProfiles } from './export-profile.service.js';
import { findOverdrawn } from './export-writer.presenter.js';
import { describeProblem, findIdentityProblems } from './file-problems.rules.js';

type Person = PayrollEntry['user'];
export type Identify = (person: Person) => ExportedPerson;

interface Identity {
  readonly id: string;
  readonly employeeNumber: string | null;
  readonly payrollName: string | null;
}

const selectIdentities = `
  select id, employee_number as "employeeNumber", payroll_name as "payrollName" from users
  where organization_id = :organization and (employee_number is not null or payroll_name is not null)`;

/**
 * Adds the payroll name of now, and the employee number of now to a person who was paid without one, so that missing
 * marks are added without opening the period again.
 */
export async function readIdentities(em: EntityManager): Promise<Identify> {
  const found = await tenantSql(em).query<Identity>(selectIdentities);
  const byId = new Map(found.map((identity) => [identity.id, identity]));
  return (person) => {
    const { employeeNumber = null, payrollName = null } = byId.get(person.id) ?? {};
    return { ...person, employeeNumber: person.employeeNumber ?? employeeNumber, payrollName };
  };
}

/** What the check of a file needs to know. */
export interface PaidPeople {
  readonly people: readonly ExportedPerson[];
  /** What QuickBooks can't take off. */
  readonly overdrawn: readonly FileProblem[];
}

/** Everyone who is paid, from one pass through their sums. */
export async function collectPaidPeople(
  em: EntityManager,
  entries: PayrollEntries,
  identify: Identify,
): Promise<PaidPeople> {
  const people: ExportedPerson[] = [];
  for await (const batch of entries.summaries()) {
    people.push(...batch.filter(({ isPaid }) => isPaid).map(({ user }) => identify(user)));
  }
  return { people, overdrawn: await findOverdrawnPeople(em, entries) };
}

const selectCorrected = `
  select distinct user_id as "userId" from payroll_adjustments
  where organization_id = :organization and target_start_date between ?::date and ?::date`;

/** Only corrections of earlier periods are negative. */
async function findOverdrawnPeople(em: EntityManager, entries: PayrollEntries): Promise<FileProblem[]> {
  const { startDate, endDate } = entries.period;
  const corrected = await tenantSql(em).query<{ userId: string }>(selectCorrected, [startDate, endDate]);
  if (corrected.length === 0) return [];
  const found = await entries.ofPeople(corrected.map(({ userId }) => userId));
  return found.flatMap((entry) => {
    const code = findOverdrawn(entry);
    if (code === undefined) return [];
    const { firstName, lastName } = entry.user;
    const message = `QuickBooks has no negative hours, but a correction removes more ${code} from ${firstName} ${lastName} than this pay period has. Leave them out of this file, and correct them in QuickBooks by hand.`;
    return [describeProblem('OUT_OF_RANGE', entry.user, message)];
  });
}

/** Why people can't be written in a file without the people of `leaveOut`. */
export function findFileProblems(
  { people, overdrawn }: PaidPeople,
  layout: ExportLayout | null,
  leaveOut: readonly string[] = [],
): FileProblem[] {
  const written = people.filter(({ id }) => !leaveOut.includes(id));
  const others = layout ? [] : overdrawn.filter(({ user }) => !leaveOut.includes(user.id));
  return [...findIdentityProblems(written, layout), ...others];
}

/** The files that can't be written for these people, for the check of a pay period. */
export async function checkPayrollFiles(
  em: EntityManager,
  entries: PayrollEntries,
  people: readonly Person[],
): Promise<PayrollFileCheck[]> {
  const identify = await readIdentities(em);
  const paid = { people: people.map(identify), overdrawn: await findOverdrawnPeople(em, entries) };
  return (await readProfiles(em)).flatMap(({ id, name, layout }) => {
    const problems = findFileProblems(paid, layout);
    if (problems.length === 0) return [];
    return [{ profile: id, name, problemCount: problems.length, problems: problems.slice(0, maxProblems) }];
  });
}
