import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../../platform/jobs/job.js';
import { databaseSweep, daysBefore } from '../../../platform/jobs/sweeps.js';
import type { UseCaseContext } from '../../../platform/use-case/index.js';
import { User } from '../users/user.entity.js';
import { EmailChange } from './account-links.entity.js';

const texts = {
  PASSWORD_CHANGED: {
    subject: 'Your TimeTrack password was changed',
    text: 'The password of your TimeTrack account was changed. Your other devices were signed out.',
  },
  PASSWORD_RESET: {
    subject: 'Your TimeTrack password was reset',
    text: 'A new password was chosen for your TimeTrack account with a reset link. All devices were signed out.',
  },
  EMAIL_CHANGE_REQUESTED: {
    subject: 'A new email address for your TimeTrack account',
    text: 'Someone who is signed in to your TimeTrack account asked to use another email address. Nothing changes until the new address is confirmed.',
  },
  EMAIL_CHANGED: {
    subject: 'Your TimeTrack email address was changed',
    text: 'Your TimeTrack account now uses another email address. This address no longer works for signing in.',
  },
} as const;

type Occasion = keyof typeof texts;

interface AccountMailJob {
  readonly organizationId: string;
  readonly userId: string;
  readonly occasion: Occasion;
  /** A change of the address, about which the previous address hears. By default, the mail goes to the present one. */
  readonly emailChangeId?: string;
}

const accountMailJobName = 'account-mail';

const advice =
  'If it was not you, choose a new password with “Forgot your password?” on the sign-in screen, and tell your administrator.';

export const accountMailJob: JobHandler<AccountMailJob> = {
  name: accountMailJobName,

  async run({ unitOfWork, clock, mail }, job) {
    const to = await unitOfWork.read(job.organizationId, (em) => findRecipient(em, job, clock.now()));
    if (!to) return;
    const { subject, text } = texts[job.occasion];
    await mail.send({ to, subject, text: ['Hello,', text, advice].join('\n\n') });
  },

  async handleFinalFailure({ logger }, { organizationId, userId, occasion }) {
    logger.error({ organizationId, userId, occasion }, 'a notice about an account could not be mailed');
  },
};

/** Read when the mail is sent. None for a deleted person, and for a change that can no longer be confirmed. */
async function findRecipient(em: EntityManager, job: AccountMailJob, now: Date): Promise<string | null> {
  const user = await em.findOne(User, { id: job.userId, deletedAt: null });
  if (!user || !job.emailChangeId) return user?.email ?? null;
  const change = await em.findOne(EmailChange, job.emailChangeId);
  if (!change) return null;
  const isPending = change.usedAt === null && now < change.expiresAt;
  return job.occasion === 'EMAIL_CHANGE_REQUESTED' && !isPending ? null : change.oldEmail;
}

/** Mails the person if there is a mail server, after the commit. */
export async function mailAboutAccount(
  { em, platform }: Pick<UseCaseContext<unknown>, 'em' | 'platform'>,
  { id: userId, organizationId }: Pick<User, 'id' | 'organizationId'>,
  occasion: Occasion,
  change?: Pick<EmailChange, 'id'>,
): Promise<void> {
  if (!platform.mail.isConfigured) return;
  const job: AccountMailJob = { organizationId, userId, occasion, ...(change && { emailChangeId: change.id }) };
  await platform.jobs.enqueue(em, accountMailJobName, job);
}

/** Until then, an expired link is answered with GONE rather than NOT_FOUND. */
const keptDays = 7;

export const accountLinksSweep = databaseSweep('account-links', 'sweep_account_links(?, ?)', ({ clock }) => [
  daysBefore(clock.now(), keptDays),
]);
