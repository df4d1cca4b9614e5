import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@timetrack/contracts/calendar';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PayTimelines } from '../../employment/index.js';
import type { ClosedPayPeriod, PayrollVersion } from '../../pay-periods/index.js';
import type { SettledEntry } from '../entries/payroll-entries.types.js';
import type { PayrollEntry, PayrollLine } from '../run/payroll-entry.types.js';
import type { QualifiedWeek } from '../run/qualified-weeks.rules.js';

/** The parameters of one closing. It holds the exclusive lock of the organization's pay periods. */
export interface Settling {
  readonly em: EntityManager;
  readonly organizationId: string;
  readonly timelines: PayTimelines;
  readonly now: Date;
  readonly closedBy: ClosedPayPeriod['closedBy'];
}

type AdjustmentReason = 'CLOSED_AGAIN' | 'NEIGHBOR';

export interface Correction {
  readonly closed: ClosedPayPeriod;
  readonly paid: PayrollVersion;
  readonly reason: AdjustmentReason;
}

type Scope = Pick<Settling, 'em' | 'organizationId'>;

const insertEntries = `
  insert into settled_pay (organization_id, version_id, position, user_id, entry)
  select :organization, ?, ? + place - 1, (entry -> 'user' ->> 'id')::uuid, entry
  from jsonb_array_elements(?::jsonb) with ordinality as given (entry, place)`;

export function addEntries(
  { em, organizationId }: Scope,
  versionId: string,
  position: number,
  entries: readonly PayrollEntry[],
): Promise<number> {
  const values = [versionId, position, JSON.stringify(entries.map(removeEmail))];
  return tenantSql(em, organizationId).run(insertEntries, values);
}

const insertInTheirPlaces = `
  insert into settled_pay (organization_id, version_id, position, user_id, entry)
  select :organization, ?, coalesce(paid.position, ? + place), (given.entry -> 'user' ->> 'id')::uuid, given.entry
  from jsonb_array_elements(?::jsonb) with ordinality as given (entry, place)
  left join entries_of_version(:organization, ?) paid on paid.user_id = (given.entry -> 'user' ->> 'id')::uuid`;

/**
 * Adds changed entries to a version, in the places that the people have in the version before it. `end` is a place after
 * all of these, for people who are new.
 */
export function replaceEntries(
  { em, organizationId }: Scope,
  { versionId, paidVersionId, end }: { versionId: string; paidVersionId: string; end: number },
  entries: readonly PayrollEntry[],
): Promise<number> {
  const values = [versionId, end, JSON.stringify(entries.map(removeEmail)), paidVersionId];
  return tenantSql(em, organizationId).run(insertInTheirPlaces, values);
}

const copyUnchanged = `
  insert into settled_pay (organization_id, version_id, position, user_id, entry)
  select :organization, ?, paid.position, paid.user_id, paid.entry from entries_of_version(:organization, ?) paid
  where not exists (
    select from entries_of_version(:organization, ?) changed where changed.user_id = paid.user_id
  )`;

export function copyOtherEntries(
  { em, organizationId }: Scope,
  { versionId, paidVersionId }: { versionId: string; paidVersionId: string },
): Promise<number> {
  return tenantSql(em, organizationId).run(copyUnchanged, [versionId, paidVersionId, versionId]);
}

/** The address of a person is read from the user, so that it can be erased. */
function removeEmail({ user: { email: _email, ...user }, ...entry }: PayrollEntry): SettledEntry {
  return { user, ...entry };
}

interface EntryRow {
  readonly userId: string;
  readonly entry: SettledEntry;
}

const selectEntries = `
  select user_id as "userId", entry from settled_pay
  where organization_id = :organization and version_id = ? and user_id = any(?::uuid[])`;

export async function loadSettledEntries(
  { em, organizationId }: Scope,
  versionId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SettledEntry>> {
  const values = [versionId, arrayLiteral(userIds)];
  const rows = await tenantSql(em, organizationId).query<EntryRow>(selectEntries, values);
  return new Map(rows.map(({ userId, entry }) => [userId, entry]));
}

const countPlaces = `
  select coalesce(max(position), -1) + 1 as "end" from settled_pay
  where organization_id = :organization and version_id = ?`;

/** The first place after all entries of a version. */
export async function findEnd({ em, organizationId }: Scope, versionId: string): Promise<number> {
  const [row] = await tenantSql(em, organizationId).query<{ end: number }>(countPlaces, [versionId]);
  return row?.end ?? 0;
}

export interface NewAdjustments {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly version: number | null;
  readonly previousVersion: number;
  readonly reason: AdjustmentReason;
  readonly targetStartDate: CalendarDate | null;
  readonly people: readonly {
    readonly userId: string;
    readonly lines: readonly PayrollLine[];
    readonly qualifiedOvertime: readonly QualifiedWeek[];
  }[];
}

const insertAdjustments = `
  insert into payroll_adjustments (organization_id, position, start_date, end_date, version, previous_version, reason,
                                   user_id, lines, qualified_overtime, target_start_date, at)
  select :organization, last.position + place, ?::date, ?::date, ?::int, ?::int, ?, (person ->> 'userId')::uuid,
         person -> 'lines', person -> 'qualifiedOvertime', ?::date, ?::timestamptz
  from jsonb_array_elements(?::jsonb) with ordinality as given (person, place),
    last_adjustment(:organization) last`;

/** Adds one adjustment per person. The lock of the closing makes their positions follow the order of the commits. */
export async function addAdjustments(
  { em, organizationId, now }: Settling,
  { startDate, endDate, version, previousVersion, reason, targetStartDate, people }: NewAdjustments,
): Promise<void> {
  const changed = people.filter(({ lines, qualifiedOvertime }) => lines.length + qualifiedOvertime.length > 0);
  if (changed.length === 0) return;
  const period = [startDate, endDate, version, previousVersion, reason];
  const values = [...period, targetStartDate, now, JSON.stringify(changed)];
  await tenantSql(em, organizationId).run(insertAdjustments, values);
}
