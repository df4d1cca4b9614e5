import type { Transaction } from '../../../platform/database/unit-of-work.js';
import type { JobContext, JobHandler } from '../../../platform/jobs/job.js';
import type { Mail } from '../../../platform/ports/platform.js';
import { auditTrail } from '../../audit/index.js';
import { linkTo } from '../account-links/account-link.rules.js';
import { createPasswordReset } from '../account-links/account-links.queries.js';
import { lockPeople } from '../callers/caller-check.queries.js';
import { type EmailAccount, findAccountsOfEmail } from '../users/emails.queries.js';
import { User } from '../users/user.entity.js';

/** Contains no token: the job itself creates it, so that the queue holds nothing that would let its reader in. */
export interface ResetMailJob {
  readonly email: string;
  readonly publicUrl: string;
  /** From where the link was requested, for the audit log. */
  readonly address: string;
  readonly userAgent: string;
}

export const resetMailJobName = 'reset-mail';

/**
 * Mails a link to the account of an email address, if there is one. A retry creates a new token, because the previous
 * mail may not have arrived.
 */
export const resetMailJob: JobHandler<ResetMailJob> = {
  name: resetMailJobName,

  async run(context, job) {
    const { unitOfWork, mail } = context;
    // The account that holds the address, or else the oldest active one: see ADR 0055.
    const [account] = await unitOfWork.read(null, (em) => findAccountsOfEmail(em, job.email));
    if (!account) return;
    const link = await unitOfWork.run(account.organizationId, (transaction) =>
      prepare(context, transaction, account, job),
    );
    if (link) await mail.send(composeMail(link, job.publicUrl));
  },

  async handleFinalFailure({ logger }) {
    logger.error('a link for choosing a new password could not be mailed');
  },
};

interface PreparedMail {
  /** As stored, rather than as the caller typed it. */
  readonly to: string;
  /** Null for an archived person. */
  readonly token: string | null;
}

/** Records the request and creates the link. Null without an account or a mail server. */
async function prepare(
  { clock, mail }: JobContext,
  transaction: Transaction,
  { id, organizationId }: EmailAccount,
  { address, userAgent }: ResetMailJob,
): Promise<PreparedMail | null> {
  const at = clock.now();
  const { em } = transaction;
  await lockPeople(em, organizationId, [id]);
  const user = await em.findOne(User, { id, deletedAt: null });
  if (!user?.email) return null;
  const { email: to, status } = user;
  const isPossible = status === 'ACTIVE' && mail.isConfigured;
  const link = isPossible ? await createPasswordReset(em, user, { mailedTo: to, at }) : null;
  const record = {
    action: 'user.password-reset-requested',
    subjectType: 'USER',
    subjectId: id,
    actor: { userId: id, organizationId },
  } as const;
  const request = { id: resetMailJobName, address, userAgent, publicUrl: '' };
  await auditTrail(transaction, { viewer: null, request }, record, at);
  return mail.isConfigured ? { to, token: link?.token ?? null } : null;
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
