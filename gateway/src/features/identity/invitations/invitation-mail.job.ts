import type { Role } from '../../../platform/auth/viewer.js';
import type { JobContext, JobHandler } from '../../../platform/jobs/index.js';
import type { Mail } from '../../../platform/mail/index.js';
import { Organization } from '../../organization/index.js';
import { Invitation } from './invitation.entity.js';
import { statusOf } from './invitation.rules.js';
import { registrationUrlOf } from './registration-url.js';

export interface InvitationMailJob {
  readonly organizationId: string;
  readonly invitationId: string;
  /** Where the product was when somebody invited: a job has no request that could tell. */
  readonly publicUrl: string;
}

export const invitationMailJobName = 'invitation-mail';

/**
 * Mails an invitation. A mail server that is away is tried again; a gateway that dies between the mail server's answer
 * and the note of it sends a second mail, which is better than none.
 */
export const invitationMailJob: JobHandler<InvitationMailJob> = {
  name: invitationMailJobName,

  async run(context, job) {
    const mail = await mailOf(context, job);
    if (!mail) return;
    await context.mail.send(mail);
    const { unitOfWork, clock } = context;
    await unitOfWork.run(job.organizationId, async ({ em }) => {
      await em.nativeUpdate(Invitation, { id: job.invitationId }, { mailedAt: clock.now() });
    });
  },

  /** The list tells: it was never mailed. Whoever invited hands the link over instead. */
  async giveUp({ logger }, { organizationId, invitationId }) {
    logger.error({ organizationId, invitationId }, 'an invitation could not be mailed');
  },
};

/** Null where there is nothing to mail any more: used, expired or deleted meanwhile, or mailed by an earlier try. */
async function mailOf({ unitOfWork, clock }: JobContext, job: InvitationMailJob): Promise<Mail | null> {
  return unitOfWork.read(job.organizationId, async (em) => {
    const invitation = await em.findOne(Invitation, job.invitationId);
    if (!invitation?.email || invitation.mailedAt || statusOf(invitation, clock.now()) !== 'ACTIVE') return null;
    const organization = await em.findOneOrFail(Organization, job.organizationId);
    return invitationMail(invitation, organization, registrationUrlOf(job.publicUrl, invitation));
  });
}

type Invited = Pick<Invitation, 'role' | 'inviteCode' | 'expiresAt'> & { readonly email: string | null };
type Host = Pick<Organization, 'name' | 'timezoneInForce'>;

export function invitationMail(invitation: Invited, organization: Host, registrationUrl: string): Mail {
  const { email, inviteCode, expiresAt, role } = invitation;
  const until = expiresAt.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: organization.timezoneInForce,
  });
  return {
    to: email ?? '',
    subject: `Join ${organization.name} on TimeTrack`,
    text: [
      `Hello,`,
      `${organization.name} invites you to TimeTrack as ${asA(role)}. Make your account here:`,
      registrationUrl,
      `Or open the address of TimeTrack, choose to register, and enter the invitation code ${inviteCode}.`,
      `The invitation is for one person and works until ${until} (${organization.timezoneInForce}).`,
      `If you did not expect this, you need not do anything.`,
    ].join('\n\n'),
  };
}

function asA(role: Role): string {
  const name = role.toLowerCase();
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}
