import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, preparedCommand, query } from '../../../access/index.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import { enforce } from '../../../platform/errors/index.js';
import { required } from '../../../platform/inputs/text.js';
import type { PrepareContext, UseCaseContext } from '../../../platform/use-case/index.js';
import { isLive, linkSpent, linkTo, linkUnknown } from '../account-links/account-link.rules.js';
import { PasswordReset } from '../account-links/account-links.entity.js';
import {
  cancelEmailChanges,
  createPasswordReset,
  type FoundReset,
  findPasswordReset,
  spendLink,
} from '../account-links/account-links.queries.js';
import { mailAboutAccount } from '../account-links/account-mail.job.js';
import { takeAnonymousMail } from '../account-links/account-mail-limits.service.js';
import { lockPeople } from '../callers/caller-check.queries.js';
import { emailText, newPasswordSchema } from '../credentials/credentials.inputs.js';
import { rememberDevice } from '../credentials/guessing-limits.service.js';
import { hashNewPassword } from '../credentials/new-password.service.js';
import { notify } from '../notices/account-notices.service.js';
import { endAllSessions } from '../sessions/session-lifecycle.service.js';
import { markEmailConfirmed } from '../users/emails.queries.js';
import { User } from '../users/user.entity.js';
import { userIdInput } from '../users/user.inputs.js';
import { personMustBeActive, personMustHaveAccount, resetPersonMustBeOfLowerRank } from '../users/user.rules.js';
import { findLockedMember, memberLock } from '../users/user-locks.queries.js';
import type { OpenReset, RequestedReset, ResetLink } from './recovery.types.js';
import { type ResetRequestJob, resetRequestJobName } from './reset-request.job.js';
import { storeResetRequest } from './reset-requests.queries.js';

/** Any text: a malformed token is treated as an unknown one. */
const linkToken = required('Token')
  .trim()
  .min(1, 'Token is required')
  .describe('The token of the link. It works once, until it expires.');

const requestPasswordResetInput = z
  .object({
    email: emailText.describe('At most 200 characters. The response never reveals an account.'),
  })
  .describe('The account whose password is forgotten.');

const passwordResetInput = z.object({ token: linkToken });

const resetPasswordInput = z
  .object({ token: linkToken, newPassword: newPasswordSchema('New password') })
  .describe('The token of the link, and the new password.');

/**
 * Requests a link to choose a new password. Everything that depends on the account happens in a job: the response has
 * the same bytes, and takes the same time, whether or not the email address belongs to an account.
 */
export const requestPasswordReset = command(
  'requestPasswordReset',
  requestPasswordResetInput,
  async (context, { email }): Promise<RequestedReset> => {
    const { em, platform, request, recordNothing } = context;
    const mayMail = await takeAnonymousMail(platform, request, email);
    platform.securityEvents.report({ event: 'password-reset.requested', request, email });
    if (mayMail) {
      const job: ResetRequestJob = {
        requestId: await storeResetRequest(em, { email, request, at: platform.clock.now() }),
      };
      await platform.jobs.enqueue(em, resetRequestJobName, job);
    }
    recordNothing('only the job finds out which account is meant, and records it');
    return { mailConfigured: platform.mail.isConfigured };
  },
);

/** Makes a link that a manager hands to a person of lower rank, where there is no mail server or no access to the mail. */
export const createResetLink = command(
  'createResetLink',
  userIdInput,
  async (context, { id }): Promise<ResetLink> => {
    const { em, viewer, platform, request, record } = context;
    const user = await findLockedMember(context, id);
    enforce(resetPersonMustBeOfLowerRank(viewer, user), personMustBeActive(user.status), personMustHaveAccount(user));
    const at = platform.clock.now();
    const { token, expiresAt } = await createPasswordReset(em, user, { mailedTo: null, createdBy: viewer.userId, at });
    await notify(em, user, { kind: 'RESET_LINK_CREATED', at });
    const changes = { expiresAt: { after: expiresAt } };
    record({ action: 'user.reset-link-created', subjectType: 'USER', subjectId: id, changes });
    return { url: linkTo(request.publicUrl, 'reset', token), expiresAt };
  },
  { ...memberLock, needsFreshSignIn: true },
);

/** Describes the link of a token without using it, so that the form can show the rules for the new password. */
export const passwordReset = query(
  'passwordReset',
  passwordResetInput,
  async (context, { token }): Promise<OpenReset> => {
    const { minimumPasswordLength, expiresAt } = await findLiveReset(context, token);
    return { minimumPasswordLength, expiresAt };
  },
);

/**
 * Sets the password of the person whom the token was made for. Ends all their sessions and starts none: they sign in with
 * the new password. Using a mailed link confirms the email address. Returns when the new password came into force.
 */
export const resetPassword = preparedCommand('resetPassword', resetPasswordInput, {
  prepare: async (context, { token, newPassword }) => {
    const found = await findLiveReset(context, token);
    const { minimumPasswordLength: minimumLength } = found;
    const asNewPassword = { owner: found, minimumLength, field: 'newPassword', label: 'New password' };
    return { found, passwordHash: await hashNewPassword({ password: newPassword, ...asNewPassword }) };
  },
  run: async (context, _input, { found, passwordHash }) => {
    const { em } = context;
    const { id, organizationId, userId } = found;
    await bindTenant(em, organizationId);
    await lockPeople(em, organizationId, [userId]);
    const at = context.platform.clock.now();
    if (!(await spendLink(em, PasswordReset, id, at))) throw linkSpent();
    const user = await em.findOne(User, { id: userId, status: 'ACTIVE' });
    if (!user) throw linkSpent();
    user.passwordHash = passwordHash;
    await confirmMailedAddress(em, id, user, at);
    await cancelEmailChanges(em, userId, at);
    await endAllSessions(context, user);
    // Guesses by others, which may have led to the reset, don't delay the next sign-in from this browser.
    rememberDevice(context, { id: userId, passwordHash });
    const changes = await context.platform.renewSecrets(em, { organizationId, userId });
    const { rateLimits, config } = context.platform;
    // Guesses of strangers must not keep the person waiting who has just proved to be the owner.
    await rateLimits.forget(config.limits.loginPerAccount, (user.email ?? '').toLowerCase());
    await reportReset(context, user, { at, changes });
    return at;
  },
});

async function findLiveReset({ em, platform, request }: PrepareContext<unknown>, token: string): Promise<FoundReset> {
  const found = await findPasswordReset(em, token);
  if (found && isLive(found, platform.clock.now())) return found;
  const { userId, organizationId } = found ?? {};
  const failure = found ? linkSpent() : linkUnknown();
  const identity = { ...(userId && { userId }), ...(organizationId && { organizationId }) };
  platform.securityEvents.report({ event: 'password-reset.refused', request, reason: failure.code, ...identity });
  throw failure;
}

async function confirmMailedAddress(em: EntityManager, resetId: string, user: User, at: Date): Promise<void> {
  const { mailedTo } = await em.findOneOrFail(PasswordReset, resetId);
  if (mailedTo && mailedTo.toLowerCase() === user.email?.toLowerCase()) await markEmailConfirmed(em, user, at);
  await em.flush();
}

async function reportReset(
  context: UseCaseContext<unknown>,
  user: User,
  { at, changes }: { readonly at: Date; readonly changes: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { em, record, request } = context;
  const { id, organizationId } = user;
  await notify(em, user, { kind: 'PASSWORD_RESET', at, request });
  await mailAboutAccount(context, user, 'PASSWORD_RESET');
  record({
    action: 'user.password-reset',
    subjectType: 'USER',
    subjectId: id,
    changes,
    actor: { userId: id, organizationId },
  });
}
