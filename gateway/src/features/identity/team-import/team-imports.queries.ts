import type { EntityManager } from '@mikro-orm/postgresql';
import { administrators } from '../../../access/index.js';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { payrollIdsOf } from '../users/payroll-ids.queries.js';
import type { Reach } from '../users/user.types.js';
import type { ImportAction, ImportedRow, TeamImport } from './team-import.types.js';

interface Line {
  readonly line: number;
  readonly role: Role;
  /** What the person gets with the invitation: their team, and as a manager whom they reach. */
  readonly teamId: string | null;
  readonly reach: Reach | null;
}

export interface LineToInvite extends Line {
  readonly email: string;
  readonly userId: string;
  /** Whether the author of the import still reaches the person. */
  readonly isInReach: boolean;
}

/** A line of a file that was checked. */
export interface LineToImport extends Line {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly action: ImportAction;
  /** Null for SKIP. */
  readonly userId: string | null;
}

/** A line whose person is not invited yet. */
export const isWaiting = `lines.action <> 'SKIP' and lines.email is not null and lines.invitation_id is null
  and lines.problem is null`;

interface NewImport {
  readonly id: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lines: readonly LineToImport[];
}

/** Managers see their own imports, and administrators all of them. Two values: see `authorOf`. */
const seenByCaller = '(?::uuid is null or import.created_by = ?::uuid)';

function authorOf({ role, userId }: Viewer): (string | null)[] {
  const author = administrators.includes(role) ? null : userId;
  return [author, author];
}

const progress = `
  select import.id, import.created_at as "createdAt", import.finished_at as "finishedAt",
    count(*)::int as total,
    case when import.finished_at is null then 'RUNNING' else 'FINISHED' end as status,
    import.codes_shown_at is not null as "codesTaken",
    (count(*) - count(*) filter (where ${isWaiting}))::int as done,
    (count(*) filter (where lines.action = 'CREATE'))::int as added,
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
    `select lines.line, lines.first_name as "firstName", lines.last_name as "lastName", coalesce(lines.email::text, '') as email,
       lines.role, person.employee_number as "employeeNumber", lines.problem,
       ${payrollIdsOf('person')} as "payrollIds",
       case
         when lines.action = 'SKIP' then 'SKIPPED'
         when lines.problem is not null then 'FAILED'
         when lines.email is null then 'ADDED'
         when lines.invitation_id is null then 'WAITING'
         when invitation.used_at is not null then 'JOINED'
         when invitation.mailed_at is not null then 'MAILED'
         else 'INVITED'
       end as outcome
     from team_import_rows lines
     left join invitations invitation
       on invitation.organization_id = lines.organization_id and invitation.id = lines.invitation_id
     left join users person on person.organization_id = lines.organization_id and person.id = lines.user_id
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
       (organization_id, import_id, line, first_name, last_name, email, role, action, user_id, team_id, reach)
     select :organization, ?, line, "firstName", "lastName", email, role, action, "userId", "teamId", reach
     from jsonb_to_recordset(?::jsonb) as given (
       line integer, "firstName" text, "lastName" text, email text, role text, action text, "userId" uuid,
       "teamId" uuid, reach text)`,
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
    'select email from find_invited_emails(:organization, ?::jsonb, ?::timestamptz, ?::uuid)',
    [JSON.stringify(emails), now, besides],
  );
  return new Set(found.map(({ email }) => email.toLowerCase()));
}
