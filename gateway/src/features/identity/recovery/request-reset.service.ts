import { command } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { linkTo } from '../account-links/account-link.rules.js';
import { takeAnonymousMail } from '../account-links/account-mail-limits.service.js';
import { createPasswordReset } from '../account-links/password-resets.queries.js';
import { notify } from '../notices/account-notices.service.js';
import { userIdInput } from '../users/user.inputs.js';
import { resetPersonMustBeActive, resetPersonMustBeOfLowerRank } from '../users/user.rules.js';
import { findLockedMember, memberLock } from '../users/user-locks.queries.js';
import { requestPasswordResetInput } from './recovery.inputs.js';
import type { RequestedReset, ResetLink } from './recovery.types.js';
import { type ResetMailJob, resetMailJobName } from './reset-mail.job.js';

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
    const { publicUrl, address, userAgent } = request;
    const job: ResetMailJob = { email, publicUrl, address, userAgent };
    if (mayMail) await platform.jobs.enqueue(em, resetMailJobName, job);
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
    enforce(resetPersonMustBeOfLowerRank(viewer, user), resetPersonMustBeActive(user.status));
    const at = platform.clock.now();
    const { token, expiresAt } = await createPasswordReset(em, user, { mailedTo: null, createdBy: viewer.userId, at });
    await notify(em, user, { kind: 'RESET_LINK_CREATED', at });
    const changes = { expiresAt: { after: expiresAt } };
    record({ action: 'user.reset-link-created', subjectType: 'USER', subjectId: id, changes });
    return { url: linkTo(request.publicUrl, 'reset', token), expiresAt };
  },
  { ...memberLock, needsFreshSignIn: true },
);
