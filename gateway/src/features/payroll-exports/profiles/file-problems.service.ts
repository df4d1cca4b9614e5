import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { positionNameOn } from '../../employment/index.js';
import { type PayrollIds, type PayrollProvider, payrollIdsOf } from '../../identity/index.js';
import {
  type CheckedPeople,
  type FileProblem,
  maxProblems,
  type PayrollEntries,
  type PayrollEntry,
  type PayrollFileCheck,
} from '../../payroll/index.js';
import { applyExemption } from '../layouts/exempt-people.rules.js';
import { type ExportedPerson, hasRow } from '../layouts/export-cells.rules.js';
import { readProfiles } from './export-profile.service.js';
import type { ExportProfile } from './export-profile.types.js';
import { findOverdrawn } from './export-writer.presenter.js';
import { describeProblem, findIdentityProblems } from './file-problems.rules.js';

type Person = PayrollEntry['user'];
export type Identify = (person: Person) => ExportedPerson;

/** What a file depends on: its layout, or null for QuickBooks, its provider, and what it has of exempt people. */
export type FileKind = Pick<ExportProfile, 'layout' | 'preset' | 'exemptPeople'>;

function providerOf({ layout, preset }: FileKind): PayrollProvider | null {
  return layout ? preset : 'QUICKBOOKS';
}

interface Identity {
  readonly id: string;
  readonly employeeNumber: string | null;
  readonly payrollName: string | null;
  readonly payrollIds: PayrollIds;
  readonly position: string | null;
}

const selectIdentities = `
  select id, employee_number as "employeeNumber", payroll_name as "payrollName", ${payrollIdsOf('users')} as "payrollIds",
    ${positionNameOn('users')} as position
  from users
  where organization_id = :organization and (employee_number is not null or payroll_name is not null or exists (
    select from payroll_ids own where own.organization_id = users.organization_id and own.user_id = users.id) or exists (
    select from employment_terms own where own.organization_id = users.organization_id and own.user_id = users.id
      and own.position_id is not null))`;

/**
 * Adds the payroll name and the id at the provider of now, and the employee number of now to a person who was paid without
 * one, so that missing marks are added without opening the period again. The position is that of the last day.
 */
export async function readIdentities(
  em: EntityManager,
  { endDate }: Pick<DateRange, 'endDate'>,
): Promise<(file: FileKind) => Identify> {
  const found = await tenantSql(em).query<Identity>(selectIdentities, [endDate]);
  const byId = new Map(found.map((identity) => [identity.id, identity]));
  return (file) => {
    const provider = providerOf(file);
    return (person) => {
      const known = byId.get(person.id);
      const employeeNumber = person.employeeNumber ?? known?.employeeNumber ?? null;
      const id = (provider && known?.payrollIds[provider]) ?? null;
      const name = known?.payrollName ?? null;
      const payrollName = provider === 'QUICKBOOKS' ? (id ?? name) : name;
      const position = known?.position ?? null;
      return { ...person, employeeNumber, payrollName, providerId: id ?? employeeNumber, position };
    };
  };
}

/** What the check of a file needs to know. */
export interface PaidPeople {
  readonly people: readonly ExportedPerson[];
  /** What QuickBooks can't take off. */
  readonly overdrawn: readonly FileProblem[];
}

/** Everyone whom the file has a row for, from one pass through their sums. */
export async function collectPaidPeople(
  em: EntityManager,
  entries: PayrollEntries,
  { identify, ...file }: FileKind & { readonly identify: Identify },
): Promise<PaidPeople> {
  const people: Person[] = [];
  const exemptIds: string[] = [];
  for await (const batch of entries.summaries()) {
    const paid = batch.filter((entry) => hasRow(entry.isPaid, entry.qualifiedOvertimeMinutes, file.layout));
    people.push(...paid.map(({ user }) => user));
    exemptIds.push(...paid.filter(({ exempt }) => exempt).map(({ user }) => user.id));
  }
  const exempt = file.exemptPeople === 'HOURS' ? [] : await findEntries(entries, exemptIds);
  const written = people.filter(isWrittenIn(file, exempt));
  return { people: written.map(identify), overdrawn: await findOverdrawnPeople(em, entries) };
}

async function findEntries(entries: PayrollEntries, ids: readonly string[]): Promise<readonly PayrollEntry[]> {
  return ids.length === 0 ? [] : entries.ofPeople(ids);
}

/** Whether the file has a row for a person: for exempt people, only if it has anything but the hours of their salary. */
function isWrittenIn({ layout, exemptPeople }: FileKind, exempt: readonly PayrollEntry[]) {
  const left = exempt.filter((entry) => {
    const { lines, qualifiedOvertimeMinutes } = applyExemption(entry, exemptPeople);
    return !hasRow(lines.length > 0, qualifiedOvertimeMinutes, layout);
  });
  const ids = new Set(left.map(({ user }) => user.id));
  return ({ id }: Person) => !ids.has(id);
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
  { paidPeople, exemptIds }: CheckedPeople,
): Promise<PayrollFileCheck[]> {
  const identifyFor = await readIdentities(em, entries.period);
  const overdrawn = await findOverdrawnPeople(em, entries);
  const profiles = await readProfiles(em);
  const leavesOut = profiles.some(({ exemptPeople }) => exemptPeople !== 'HOURS');
  const exempt = leavesOut ? await findEntries(entries, exemptIds) : [];
  return profiles.flatMap(({ id, name, ...file }) => {
    const people = paidPeople.filter(isWrittenIn(file, exempt)).map(identifyFor(file));
    const problems = findFileProblems({ people, overdrawn }, file);
    if (problems.length === 0) return [];
    return [{ profile: id, name, problemCount: problems.length, problems: problems.slice(0, maxProblems) }];
  });
}
