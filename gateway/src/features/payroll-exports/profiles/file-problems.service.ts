import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { type PayrollIds, type PayrollProvider, payrollIdsOf } from '../../identity/index.js';
import {
  type FileProblem,
  maxProblems,
  type PayrollEntries,
  type PayrollEntry,
  type PayrollFileCheck,
} from '../../payroll/index.js';
import type { ExportedPerson } from '../layouts/export-cells.rules.js';
import { readProfiles } from './export-profile.service.js';
import type { ExportProfile } from './export-profile.types.js';
import { findOverdrawn } from './export-writer.presenter.js';
import { describeProblem, findIdentityProblems } from './file-problems.rules.js';

type Person = PayrollEntry['user'];
export type Identify = (person: Person) => ExportedPerson;

/** What a file depends on: its layout, or null for QuickBooks, and the provider that its template was made for. */
export type FileKind = Pick<ExportProfile, 'layout' | 'preset'>;

function providerOf({ layout, preset }: FileKind): PayrollProvider | null {
  return layout ? preset : 'QUICKBOOKS';
}

interface Identity {
  readonly id: string;
  readonly employeeNumber: string | null;
  readonly payrollName: string | null;
  readonly payrollIds: PayrollIds;
}

const selectIdentities = `
  select id, employee_number as "employeeNumber", payroll_name as "payrollName", ${payrollIdsOf('users')} as "payrollIds"
  from users
  where organization_id = :organization and (employee_number is not null or payroll_name is not null or exists (
    select from payroll_ids own where own.organization_id = users.organization_id and own.user_id = users.id))`;

/**
 * Adds the payroll name and the id at the provider of now, and the employee number of now to a person who was paid without
 * one, so that missing marks are added without opening the period again.
 */
export async function readIdentities(em: EntityManager): Promise<(file: FileKind) => Identify> {
  const found = await tenantSql(em).query<Identity>(selectIdentities);
  const byId = new Map(found.map((identity) => [identity.id, identity]));
  return (file) => {
    const provider = providerOf(file);
    return (person) => {
      const known = byId.get(person.id);
      const employeeNumber = person.employeeNumber ?? known?.employeeNumber ?? null;
      const id = (provider && known?.payrollIds[provider]) ?? null;
      const name = known?.payrollName ?? null;
      const payrollName = provider === 'QUICKBOOKS' ? (id ?? name) : name;
      return { ...person, employeeNumber, payrollName, providerId: id ?? employeeNumber };
    };
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
  file: FileKind,
  leaveOut: readonly string[] = [],
): FileProblem[] {
  const written = people.filter(({ id }) => !leaveOut.includes(id));
  const others = file.layout ? [] : overdrawn.filter(({ user }) => !leaveOut.includes(user.id));
  return [...findIdentityProblems(written, file.layout, providerOf(file)), ...others];
}

/** The files that can't be written for these people, for the check of a pay period. */
export async function checkPayrollFiles(
  em: EntityManager,
  entries: PayrollEntries,
  people: readonly Person[],
): Promise<PayrollFileCheck[]> {
  const identifyFor = await readIdentities(em);
  const overdrawn = await findOverdrawnPeople(em, entries);
  return (await readProfiles(em)).flatMap(({ id, name, ...file }) => {
    const problems = findFileProblems({ people: people.map(identifyFor(file)), overdrawn }, file);
    if (problems.length === 0) return [];
    return [{ profile: id, name, problemCount: problems.length, problems: problems.slice(0, maxProblems) }];
  });
}
