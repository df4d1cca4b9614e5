import type { Role } from '../../../platform/auth/viewer.js';
import type { JobContext, JobHandler } from '../../../platform/jobs/job.js';
import { formatNameForMail } from '../../../platform/mail/name-in-mail.js';
import type { Mail } from '../../../platform/ports/platform.js';
import { Organization } from '../../organization/index.js';
import { Invitation } from './invitation.entity.js';
import { statusOf } from './invitation.rules.js';
import { groupCode, registrationUrlOf } from './invitation-code.rules.js';
import { mayMailStrangers } from './invitation-codes.queries.js';
import { openCode } from './sealed-code.adapter.js';

export interface InvitationMailJob {
  readonly organizationId: string;
  readonly invitationId: string;
  /** The public address at the time of the invitation: a job has no request to take it from. */
  readonly publicUrl: string;
}

export const invitationMailJobName = 'invitation-mail';

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
  async handleFinalFailure({ logger }, { organizationId, invitationId }) {
    logger.error({ organizationId, invitationId }, 'an invitation could not be mailed');
  },
};

/** Null if there is nothing left to mail: the invitation was used, deleted or mailed since, or has expired. */
async function mailOf(
  { unitOfWork, clock, secrets, logger }: JobContext,
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
    return composeInvitationMail(invitation.email, { ...invitation, code }, organization, job.publicUrl);
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
