import type { JobHandler } from '../../../platform/jobs/job.js';
import { databaseSweep, daysBefore } from '../../../platform/jobs/sweeps.js';
import type { UseCaseContext } from '../../../platform/use-case/index.js';
import { User } from '../users/user.entity.js';

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
  /** An address that the person no longer has. By default, their present one. */
  readonly to?: string;
}

const accountMailJobName = 'account-mail';

const advice =
  'If it was not you, choose a new password with “Forgot your password?” on the sign-in screen, and tell your administrator.';

export const accountMailJob: JobHandler<AccountMailJob> = {
  name: accountMailJobName,

  async run({ unitOfWork, mail }, { organizationId, userId, occasion, to }) {
    const user = await unitOfWork.read(organizationId, (em) => em.findOne(User, { id: userId, deletedAt: null }));
    const recipient = to ?? user?.email;
    if (!user || !recipient) return;
    const { subject, text } = texts[occasion];
    await mail.send({ to: recipient, subject, text: ['Hello,', text, advice].join('\n\n') });
  },

  async handleFinalFailure({ logger }, { organizationId, userId, occasion }) {
    logger.error({ organizationId, userId, occasion }, 'a notice about an account could not be mailed');
  },
};

/** Mails the person if there is a mail server, after the commit. */
export async function mailAboutAccount(
  { em, platform }: Pick<UseCaseContext<unknown>, 'em' | 'platform'>,
  { id: userId, organizationId }: Pick<User, 'id' | 'organizationId'>,
  occasion: Occasion,
  to?: string,
): Promise<void> {
  if (!platform.mail.isConfigured) return;
  const job: AccountMailJob = { organizationId, userId, occasion, ...(to && { to }) };
  await platform.jobs.enqueue(em, accountMailJobName, job);
}

/** Until then, an expired link is answered with GONE rather than NOT_FOUND. */
const keptDays = 7;

export const accountLinksSweep = databaseSweep('account-links', 'sweep_account_links(?)', ({ clock }) => [
  daysBefore(clock.now(), keptDays),
]);
