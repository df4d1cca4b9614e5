import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '../../../platform/auth/viewer.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { JobContext, JobHandler } from '../../../platform/jobs/job.js';
import { formatNameForMail } from '../../../platform/mail/name-in-mail.js';
import type { Mail, Platform } from '../../../platform/ports/platform.js';
import { Organization } from '../../organization/index.js';
import { Invitation } from './invitation.entity.js';
import { statusOf } from './invitation.rules.js';
import type { InvitationMailProblem } from './invitation.types.js';
import { groupCode, registrationUrlOf } from './invitation-code.rules.js';
import { mayMailStrangers } from './invitation-codes.queries.js';
import { openCode } from './sealed-code.adapter.js';

interface InvitationMailJob {
  readonly organizationId: string;
  readonly invitationId: string;
}

const invitationMailJobName = 'invitation-mail';

/**
 * Mails an invitation, and retries while the mail server is unreachable. If the gateway crashes after the mail server
 * accepted the message and before `mailedAt` is stored, the invitation is mailed twice, which is better than never.
 */
export const invitationMailJob: JobHandler<InvitationMailJob> = {
  name: invitationMailJobName,

  async run(context, job) {
    const mail = await mailOf(context, job);
    if (!mail) return;
    const { unitOfWork, clock } = context;
    // The owner may have been archived, or have changed the address, since the mail was requested.
    const mayMail = await unitOfWork.read(job.organizationId, (em) => mayMailStrangers(em, job.organizationId));
    if (mayMail) await context.mail.send(mail);
    await unitOfWork.run(job.organizationId, async ({ em }) => {
      await em.nativeUpdate(
        Invitation,
        { id: job.invitationId },
        mayMail ? { mailedAt: clock.now() } : { mailProblem: 'OWNER_UNCONFIRMED' },
      );
    });
  },

  /** The list of invitations shows that it was never mailed, so that the inviter can share the link instead. */
  async handleFinalFailure({ logger, unitOfWork }, { organizationId, invitationId }, refusal) {
    logger.error({ organizationId, invitationId }, 'an invitation could not be mailed');
    await unitOfWork.run(organizationId, async ({ em }) => {
      const mailProblem = refusal ? 'ADDRESS_REFUSED' : 'SERVER_UNREACHABLE';
      await em.nativeUpdate(Invitation, { id: invitationId, mailedAt: null }, { mailProblem });
    });
  },
};

/** Null if there is nothing left to mail: the invitation was used, deleted or mailed since, or has expired. */
async function mailOf(
  { unitOfWork, clock, secrets, mail, logger }: JobContext,
  job: InvitationMailJob,
): Promise<Mail | null> {
  return unitOfWork.read(job.organizationId, async (em) => {
    const invitation = await em.findOne(Invitation, job.invitationId);
    if (!invitation?.email || invitation.mailedAt || statusOf(invitation, clock.now()) !== 'ACTIVE') return null;
    const code = openCode(secrets, invitation);
    if (!code) {
      logger.error({ ...job }, 'an invitation could not be mailed: SECRETS_KEY is not the key that sealed its code');
      return null;
    }
    const organization = await em.findOneOrFail(Organization, job.organizationId);
    return composeInvitationMail(invitation.email, { ...invitation, code }, organization, mail.publicUrl);
  });
}

type InvitationToMail = Pick<Invitation, 'role' | 'expiresAt'> & { readonly code: string };
type Host = Pick<Organization, 'name' | 'timezoneInForce'>;

function composeInvitationMail(
  to: string,
  { code, expiresAt, role }: InvitationToMail,
  organization: Host,
  publicUrl: string,
): Mail {
  const inviteCode = groupCode(code);
  const host = formatNameForMail(organization.name, 'your team');
  const until = expiresAt.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: organization.timezoneInForce,
  });
  return {
    to,
    subject: `Join ${host} on TimeTrack`,
    text: [
      `Hello,`,
      `“${host}” invites you to join TimeTrack as ${withArticle(role)}. Create your account here:`,
      registrationUrlOf(publicUrl, inviteCode),
      `You can also open TimeTrack, choose to register, and enter the invitation code ${inviteCode}.`,
      `The invitation is for one person and works until ${until} (${organization.timezoneInForce}).`,
      `The name in quotes was chosen by the sender. If you did not expect this message, you can ignore it.`,
    ].join('\n\n'),
  };
}

function withArticle(role: Role): string {
  const name = role.toLowerCase();
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

interface Mailing {
  readonly em: EntityManager;
  readonly platform: Pick<Platform, 'config' | 'clock' | 'jobs' | 'mail'>;
}

/**
 * Mails an invitation that has an email address, or stores why not: the invitation itself is valid in any case, and its
 * link and QR code work. The job is stored in the transaction of the invitation, so a rollback never leaves a mail behind.
 */
export async function mailInvitation({ em, platform }: Mailing, invitation: Invitation): Promise<void> {
  const { id, organizationId, email } = invitation;
  if (!email || !platform.mail.isConfigured) return;
  invitation.mailProblem = await findMailProblem(em, platform, { organizationId, email });
  await em.flush();
  if (invitation.mailProblem) return;
  const job: InvitationMailJob = { organizationId, invitationId: id };
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
  const [row] = await tenantSql(em).query<{ outcome: string }>(
    'select reserve_mail(:organization, ?::bytea, ?::timestamptz, ?::integer, ?::integer) as outcome',
    [recipient, clock.now(), invitationMailsPerDay, invitationMailsPerRecipient],
  );
  return row?.outcome === 'RESERVED' ? null : (row?.outcome as InvitationMailProblem);
}

const reasons: Readonly<Record<InvitationMailProblem, string>> = {
  ADDRESS_REFUSED: 'The mail server refuses this address.',
  SERVER_UNREACHABLE: 'The mail server did not take the message.',
  OWNER_UNCONFIRMED: 'An owner has to confirm their email address first, on the page “Your account”.',
  ORGANIZATION_LIMIT: 'Your organization has reached its limit of invitation mails for 24 hours.',
  RECIPIENT_LIMIT: 'Your organization has mailed this address often enough in the last 24 hours.',
};

/** Why no mail was sent and what to do; null if there is nothing to say. */
export function noticeOf(problem: InvitationMailProblem | null, viewer: Role): string | null {
  if (!problem) return null;
  const isOwn = problem === 'OWNER_UNCONFIRMED' && viewer === 'OWNER';
  const reason = isOwn ? 'Confirm your email address first, on the page “Your account”.' : reasons[problem];
  const isOver = problem === 'ADDRESS_REFUSED' || problem === 'SERVER_UNREACHABLE';
  return `Not mailed. ${reason} ${isOver ? 'Share' : 'Until then, share'} the link or the QR code.`;
}
