import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '../../../platform/auth/viewer.js';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { Transaction } from '../../../platform/database/unit-of-work.js';
import type { JobContext } from '../../../platform/jobs/job.js';
import { addedFields, auditTrail } from '../../audit/index.js';
import { lockPeople } from '../callers/caller-check.queries.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { expiryOf, personMustBeInvitable } from '../invitations/invitation.rules.js';
import { mailInvitation } from '../invitations/invitation-mail.job.js';
import { createSealedCode } from '../invitations/sealed-code.adapter.js';
import { findOwnEmails } from '../users/emails.queries.js';
import { User } from '../users/user.entity.js';
import { rolesGrantableBy } from '../users/user.policy.js';
import { emailMustBeFree } from '../users/user.rules.js';
import type { UserStatus } from '../users/user.types.js';
import { emailMustNotBeInvited, problems } from './team-import.rules.js';
import { findInvitedEmails, isWaiting, type LineToInvite } from './team-imports.queries.js';

interface RunningImport {
  readonly id: string;
  readonly created_by: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly isRestricted: boolean;
}

/** How many people are invited in one transaction: progress becomes visible after each. */
const linesPerTransaction = 25;

/** Invites the next people of an import. Returns false when no line is left, or another gateway has finished. */
export async function inviteNextLines(
  context: JobContext,
  transaction: Transaction,
  { organizationId, importId }: { readonly organizationId: string; readonly importId: string },
): Promise<boolean> {
  const { em } = transaction;
  const people = await listPeopleToInvite(em, importId);
  await lockPeople(em, organizationId, people);
  const running = await lockRunningImport(em, importId);
  if (!running) return false;
  const now = context.clock.now();
  const lines = await listWaitingLines(em, running, now);
  if (lines.length === 0) {
    await tenantSql(em).run(
      'update team_imports set finished_at = ? where organization_id = :organization and id = ?',
      [now, importId],
    );
    return false;
  }
  const problemOf = await createProblemCheck(em, { running, lines, now });
  // Another gateway may have invited some of those who are locked.
  for (const line of lines.filter(({ userId }) => people.includes(userId))) {
    const problem = (await problemOf(line)) ?? null;
    const invitation = problem ? null : await inviteLine(context, transaction, { line, running, now, organizationId });
    await tenantSql(em).run(
      `update team_import_rows set invitation_id = ?, problem = ?
       where organization_id = :organization and import_id = ? and line = ?`,
      [invitation?.id ?? null, problem, importId, line.line],
    );
  }
  return true;
}

/** The author of the import and the next people: people are locked before everything else, as by all commands. */
async function listPeopleToInvite(em: EntityManager, importId: string): Promise<string[]> {
  const rows = await tenantSql(em).query<{ id: string }>(
    `select created_by as id from team_imports where organization_id = :organization and id = ?
     union all
     (select lines.user_id from team_import_rows lines
      where lines.organization_id = :organization and lines.import_id = ? and ${isWaiting}
      order by lines.line limit ${linesPerTransaction})`,
    [importId, importId],
  );
  return rows.map(({ id }) => id);
}

const isRestricted = `author.role = 'MANAGER' and author.reach = 'TEAMS'`;

/** The import and its author, locked: neither a repeated job nor the archiving of the author runs in between. */
async function lockRunningImport(em: EntityManager, importId: string): Promise<RunningImport | undefined> {
  const [running] = await tenantSql(em).query<RunningImport>(
    `select import.id, import.created_by, author.role, author.status, ${isRestricted} as "isRestricted"
     from team_imports import
     join users author on author.organization_id = import.organization_id and author.id = import.created_by
     where import.organization_id = :organization and import.id = ? and import.finished_at is null
     for update of import`,
    [importId],
  );
  return running;
}

/** This job sees everyone, so that a line whose person its author no longer reaches ends with a problem. */
async function listWaitingLines(em: EntityManager, running: RunningImport, now: Date): Promise<LineToInvite[]> {
  const sql = tenantSql(em);
  const lines = await sql.query<Omit<LineToInvite, 'isInReach'>>(
    `select lines.line, lines.email::text as email, lines.role, lines.user_id as "userId", lines.team_id as "teamId",
       lines.reach
     from team_import_rows lines
     where lines.organization_id = :organization and lines.import_id = ? and ${isWaiting}
     order by lines.line limit ${linesPerTransaction}`,
    [running.id],
  );
  if (!running.isRestricted) return lines.map((line) => ({ ...line, isInReach: true }));
  const [row] = await sql.query<{ reach: string }>('select reach_of(:organization, ?, ?) as reach', [
    running.created_by,
    now,
  ]);
  const inReach = new Set(row?.reach.split(','));
  return lines.map((line) => ({ ...line, isInReach: inReach.has(line.userId) }));
}

interface Batch {
  readonly running: RunningImport;
  readonly lines: readonly LineToInvite[];
  readonly now: Date;
  readonly organizationId: string;
}

/** Why a person can't be invited any more; null if they can. Much may have changed since the file was checked. */
async function createProblemCheck(em: EntityManager, { running, lines, now }: Omit<Batch, 'organizationId'>) {
  const emails = lines.map(({ email }) => email);
  const taken = await findOwnEmails(em, emails);
  const invited = await findInvitedEmails(em, emails, { now, besides: running.id });
  const grantable = running.status === 'ACTIVE' ? rolesGrantableBy(running) : [];
  const users = new Map(
    (
      await em.find(
        User,
        lines.map(({ userId }) => userId),
      )
    ).map((user) => [user.id, user]),
  );
  return ({ email, role, userId, isInReach }: LineToInvite): string | undefined => {
    if (!grantable.includes(role)) return problems.inviter;
    if (!isInReach) return problems.reach;
    const key = email.toLowerCase();
    const user = users.get(userId);
    const violation =
      emailMustBeFree(taken.has(key)) ??
      emailMustNotBeInvited(invited.has(key)) ??
      (user && personMustBeInvitable(user, now));
    return violation?.message;
  };
}

async function inviteLine(
  context: JobContext,
  transaction: Transaction,
  { line, running, now, organizationId }: Omit<Batch, 'lines'> & { readonly line: LineToInvite },
): Promise<Invitation> {
  const { clock, secrets } = context;
  const { em } = transaction;
  const { email, role, teamId, reach, userId } = line;
  const key = { id: newId(), organizationId };
  const { codeHash, sealedCode } = createSealedCode(secrets, key);
  const invitation = em.create(Invitation, {
    ...key,
    email,
    role,
    teamId,
    reach,
    user: em.getReference(User, userId),
    codeHash,
    sealedCode,
    createdBy: running.created_by,
    createdAt: now,
    expiresAt: expiryOf(now),
  });
  await em.nativeDelete(Invitation, { user: userId, usedAt: null });
  await em.flush();
  await mailInvitation({ em, platform: context }, invitation);
  await auditTrail(
    transaction,
    inJob,
    {
      action: 'invitation.created',
      subjectType: 'INVITATION',
      subjectId: invitation.id,
      changes: addedFields({ role, expiresAt: invitation.expiresAt, userId }),
      actor: { userId: running.created_by, organizationId },
    },
    clock.now(),
  );
  return invitation;
}

/** A job runs after the request of its author. */
const inJob = {
  viewer: null,
  request: { id: 'team-import', address: '', userAgent: '', publicUrl: '' },
};
