import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '../../../platform/auth/viewer.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import type { Platform } from '../../../platform/ports/platform.js';
import type { Invitation } from './invitation.entity.js';
import type { InvitationMailProblem } from './invitation.types.js';
import { mayMailStrangers } from './invitation-codes.queries.js';
import { type InvitationMailJob, invitationMailJobName } from './invitation-mail.job.js';

interface Mailing {
  readonly em: EntityManager;
  readonly platform: Pick<Platform, 'config' | 'clock' | 'jobs' | 'mail'>;
  readonly publicUrl: string;
}

/**
 * Mails an invitation that has an email address, or stores why not: the invitation itself is valid in any case, and its
 * link and QR code work. The job is stored in the transaction of the invitation, so a rollback never leaves a mail behind.
 */
export async function mailInvitation({ em, platform, publicUrl }: Mailing, invitation: Invitation): Promise<void> {
  const { id, organizationId, email } = invitation;
  if (!email || !platform.mail.isConfigured) return;
  invitation.mailProblem = await findMailProblem(em, platform, { organizationId, email });
  await em.flush();
  if (invitation.mailProblem) return;
  const job: InvitationMailJob = { organizationId, invitationId: id, publicUrl };
  await platform.jobs.enqueue(em, invitationMailJobName, job);
}

async function findMailProblem(
  em: EntityManager,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  { organizationId, email }: { readonly organizationId: string; readonly email: string },
): Promise<InvitationMailProblem | null> {
  if (!(await mayMailStrangers(em, organizationId))) return 'OWNER_UNCONFIRMED';
  const { invitationMailsPerDay, invitationMailsPerRecipient } = config.limits;
  const recipient = createHash('sha256').update(email.toLowerCase()).digest();
  const [row] = await systemSql(em, 'all organizations of a cell share the cap of a recipient', {
    isOfTransaction: true,
  }).query<{ outcome: string }>(
    'select reserve_mail(?::uuid, ?::bytea, ?::timestamptz, ?::integer, ?::integer) as outcome',
    [organizationId, recipient, clock.now(), invitationMailsPerDay, invitationMailsPerRecipient],
  );
  return row?.outcome === 'RESERVED' ? null : (row?.outcome as InvitationMailProblem);
}

const reasons: Readonly<Record<InvitationMailProblem, string>> = {
  OWNER_UNCONFIRMED: 'An owner has to confirm their email address first, on the page “Your account”.',
  ORGANIZATION_LIMIT: 'Your organization has reached its limit of invitation mails for 24 hours.',
  RECIPIENT_LIMIT: 'This address has received enough invitation mails in the last 24 hours.',
};

/** Why no mail was sent and what to do; null if there is nothing to say. */
export function noticeOf(problem: InvitationMailProblem | null, viewer: Role): string | null {
  if (!problem) return null;
  const isOwn = problem === 'OWNER_UNCONFIRMED' && viewer === 'OWNER';
  const reason = isOwn ? 'Confirm your email address first, on the page “Your account”.' : reasons[problem];
  return `Not mailed. ${reason} Until then, share the link or the QR code.`;
}
