import type { EntityManager } from '@mikro-orm/postgresql';
import { administrators } from '../../../access/index.js';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { ImportedRow, TeamImport } from './team-import.types.js';

export interface LineToInvite {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly employeeNumber: string | null;
}

interface NewImport {
  readonly id: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lines: readonly LineToInvite[];
}

/** Managers see their own imports, and administrators all of them. Two values: see `authorOf`. */
const seenByCaller = '(?::uuid is null or import.created_by = ?::uuid)';

function authorOf({ role, userId }: Viewer): (string | null)[] {
  const author = administrators.includes(role) ? null : userId;
  return [author, author];
}

const progress = `
  select import.id, import.created_at as "createdAt", import.finished_at as "finishedAt", import.total,
    case when import.finished_at is null then 'RUNNING' else 'FINISHED' end as status,
    import.codes_shown_at is not null as "codesTaken",
    (import.total - count(*) filter (where lines.invitation_id is null and lines.problem is null))::int as done,
    count(lines.invitation_id)::int as invited,
    count(invitation.mailed_at)::int as mailed,
    count(lines.problem)::int as failed
  from team_imports import
  join team_import_rows lines on lines.organization_id = import.organization_id and lines.import_id = import.id
  left join invitations invitation
    on invitation.organization_id = lines.organization_id and invitation.id = lines.invitation_id
  where import.organization_id = :organization and ${seenByCaller}`;

// Every column, because PostgreSQL does not know the key of a view: on a node of Citus, tables are views.
const grouped =
  'group by import.organization_id, import.id, import.created_at, import.finished_at, import.total, import.codes_shown_at';

interface ProgressRow extends Omit<TeamImport, 'createdAt' | 'finishedAt'> {
  readonly createdAt: Date | string;
  readonly finishedAt: Date | string | null;
}

/** The latest imports that the viewer may see, newest first; all of them with a limit of null. */
export async function listImports(em: EntityManager, viewer: Viewer, limit: number | null): Promise<TeamImport[]> {
  const statement = `${progress} ${grouped} order by import.created_at desc, import.id desc limit ?::bigint`;
  return (await tenantSql(em).query<ProgressRow>(statement, [...authorOf(viewer), limit])).map(presentProgress);
}

export async function findImport(em: EntityManager, viewer: Viewer, id: string): Promise<TeamImport | null> {
  const statement = `${progress} and import.id = ? ${grouped}`;
  const [row] = await tenantSql(em).query<ProgressRow>(statement, [...authorOf(viewer), id]);
  return row ? presentProgress(row) : null;
}

function presentProgress({ createdAt, finishedAt, ...counts }: ProgressRow): TeamImport {
  return { ...counts, createdAt: new Date(createdAt), finishedAt: finishedAt === null ? null : new Date(finishedAt) };
}

export function listImportedRows(em: EntityManager, id: string): Promise<ImportedRow[]> {
  return tenantSql(em).query<ImportedRow>(
    `select lines.line, lines.first_name as "firstName", lines.last_name as "lastName", lines.email::text as email,
       lines.role, lines.employee_number as "employeeNumber", lines.problem,
       case
         when lines.problem is not null then 'FAILED'
         when lines.invitation_id is null then 'WAITING'
         when invitation.used_at is not null then 'JOINED'
         when invitation.mailed_at is not null then 'MAILED'
         else 'INVITED'
       end as outcome
     from team_import_rows lines
     left join invitations invitation
       on invitation.organization_id = lines.organization_id and invitation.id = lines.invitation_id
     where lines.organization_id = :organization and lines.import_id = ?
     order by lines.line`,
    [id],
  );
}

export async function insertImport(em: EntityManager, { lines, ...given }: NewImport): Promise<void> {
  const sql = tenantSql(em);
  await sql.run(
    `insert into team_imports (organization_id, id, created_by, created_at, total)
     values (:organization, ?, ?, ?, ?)`,
    [given.id, given.createdBy, given.createdAt, lines.length],
  );
  await sql.run(
    `insert into team_import_rows
       (organization_id, import_id, line, first_name, last_name, email, role, employee_number)
     select :organization, ?, line, "firstName", "lastName", email, role, "employeeNumber"
     from jsonb_to_recordset(?::jsonb) as given (
       line integer, "firstName" text, "lastName" text, email text, role text, "employeeNumber" text)`,
    [given.id, JSON.stringify(lines)],
  );
}

/** Imports of one organization start one after the other, so that each one sees whom the other one invites. */
export async function lockImports(em: EntityManager): Promise<void> {
  await tenantSql(em).query(`select pg_advisory_xact_lock(hashtextextended('team-imports ' || :organization, 0))`);
}

/**
 * Which of the addresses an invitation that can be used, or a waiting line of an import, already names: in lower case.
 * `besides` is the import whose own lines do not count.
 */
export async function findInvitedEmails(
  em: EntityManager,
  emails: readonly string[],
  { now, besides = null }: { readonly now: Date; readonly besides?: string | null },
): Promise<ReadonlySet<string>> {
  const found = await tenantSql(em).query<{ email: string }>(
    `select invitation.email::text as email from invitations invitation
     where invitation.organization_id = :organization and invitation.used_at is null
       and invitation.expires_at > ?::timestamptz
       and invitation.email = any (select jsonb_array_elements_text(?::jsonb)::citext)
     union
     select waiting.email::text from team_import_rows waiting
     where waiting.organization_id = :organization and waiting.invitation_id is null and waiting.problem is null
       and waiting.import_id is distinct from ?::uuid
       and waiting.email = any (select jsonb_array_elements_text(?::jsonb)::citext)`,
    [now, JSON.stringify(emails), besides, JSON.stringify(emails)],
  );
  return new Set(found.map(({ email }) => email.toLowerCase()));
}

/** The employee numbers that people get when they accept their invitations. */
export async function findInvitedNumbers(em: EntityManager, now: Date): Promise<string[]> {
  const found = await tenantSql(em).query<{ number: string }>(
    `select employee_number as number from invitations
     where organization_id = :organization and used_at is null and employee_number is not null
       and expires_at > ?::timestamptz
     union
     select employee_number from team_import_rows
     where organization_id = :organization and employee_number is not null and invitation_id is null and problem is null`,
    [now],
  );
  return found.map(({ number }) => number);
}
