import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../../platform/jobs/job.js';
import type { Mail } from '../../../platform/ports/platform.js';
import { linkTo } from '../account-links/account-link.rules.js';
import { createPasswordReset } from '../account-links/account-links.queries.js';
import { lockPeople } from '../callers/caller-check.queries.js';
import { User } from '../users/user.entity.js';

/** Contains no token: the job itself creates it, so that the queue holds nothing that would let its reader in. */
export interface ResetMailJob {
  readonly organizationId: string;
  readonly userId: string;
}

export const resetMailJobName = 'reset-mail';

/**
 * Mails a link to choose a new password to the present address of a person. A retry creates a new token, because the previous
 * mail may not have arrived.
 */
export const resetMailJob: JobHandler<ResetMailJob> = {
  name: resetMailJobName,

  async run({ unitOfWork, clock, mail }, job) {
    const link = await unitOfWork.run(job.organizationId, ({ em }) => prepare(em, job, clock.now()));
    if (link) await mail.send(composeMail(link, mail.publicUrl));
  },

  async handleFinalFailure({ logger }, { organizationId, userId }) {
    logger.error({ organizationId, userId }, 'a link for choosing a new password could not be mailed');
  },
};

interface PreparedMail {
  readonly to: string;
  /** Null for an archived person. */
  readonly token: string | null;
}

/** Creates the link. Null for a person who was deleted since. */
async function prepare(
  em: EntityManager,
  { organizationId, userId }: ResetMailJob,
  at: Date,
): Promise<PreparedMail | null> {
  await lockPeople(em, organizationId, [userId]);
  const user = await em.findOne(User, { id: userId, deletedAt: null });
  if (!user?.email) return null;
  const { email: to, status } = user;
  const link = status === 'ACTIVE' ? await createPasswordReset(em, user, { mailedTo: to, at }) : null;
  return { to, token: link?.token ?? null };
}

function composeMail({ to, token }: PreparedMail, publicUrl: string): Mail {
  const explanation = token
    ? [
        'Someone asked for a link to choose a new password for your TimeTrack account. Open it within 60 minutes:',
        linkTo(publicUrl, 'reset', token),
        'The link works once. If you did not ask for it, ignore this message: your password stays as it is.',
      ]
    : [
        'Someone asked for a link to choose a new password for your TimeTrack account.',
        'Your account is archived, so you can’t sign in, and a new password would not change that. Ask an administrator of your organization to reinstate you.',
      ];
  return { to, subject: 'Choose a new TimeTrack password', text: ['Hello,', ...explanation].join('\n\n') };
}
