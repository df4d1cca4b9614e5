import type { JobHandler } from '../../../platform/jobs/job.js';
import { createLinkToken, linkTo } from '../account-links/account-link.rules.js';
import { EmailChange } from '../account-links/account-links.entity.js';

/** Contains no token: the job itself creates it. */
export interface EmailChangeMailJob {
  readonly organizationId: string;
  readonly id: string;
}

export const emailChangeMailJobName = 'email-change-mail';

/** Mails the link that confirms a new address. A retry creates a new token, and the previous one stops working. */
export const emailChangeMailJob: JobHandler<EmailChangeMailJob> = {
  name: emailChangeMailJobName,

  async run({ unitOfWork, clock, mail }, { organizationId, id }) {
    const { token, tokenHash } = createLinkToken(organizationId);
    const to = await unitOfWork.run(organizationId, async ({ em }) => {
      const change = await em.findOne(EmailChange, { id, usedAt: null, expiresAt: { $gt: clock.now() } });
      if (change) change.tokenHash = tokenHash;
      return change?.newEmail;
    });
    if (!to) return;
    await mail.send({
      to,
      subject: 'Confirm your email address for TimeTrack',
      text: [
        'Hello,',
        'Someone asked to use this address for their TimeTrack account. If it was you, open this link within 60 minutes:',
        linkTo(mail.publicUrl, 'confirm-email', token),
        'If it was not you, ignore this message: nothing changes.',
      ].join('\n\n'),
    });
  },

  async handleFinalFailure({ logger }, { organizationId, id }) {
    logger.error({ organizationId, emailChangeId: id }, 'a link for confirming an email address could not be mailed');
  },
};
