import { preparedCommand } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { expiryOfLink } from '../account-links/account-link.rules.js';
import { mailAboutAccount } from '../account-links/account-mail.job.js';
import { takeAccountMail } from '../account-links/account-mail-limits.service.js';
import { checkCurrentPassword, currentPasswordMustStay } from '../account-links/current-password.service.js';
import { EmailChange } from '../account-links/email-change.entity.js';
import { cancelEmailChanges } from '../account-links/email-changes.queries.js';
import { User } from '../users/user.entity.js';
import { callerLock, findLockedMember } from '../users/user-locks.queries.js';
import { changeEmailInput } from './email-change.inputs.js';
import { changingEmailNeedsMail, newEmailMustDiffer } from './email-change.rules.js';
import { type EmailChangeMailJob, emailChangeMailJobName } from './email-change-mail.job.js';

/**
 * Mails a link to confirm a new address, and a notice to the old one. The old address stays in force until then.
 * Whether the new one is free is checked at the confirmation: until it is confirmed, the caller learns nothing about
 * it.
 */
export const changeEmail = preparedCommand('changeEmail', changeEmailInput, {
  ...callerLock,
  prepare: async (context, { newEmail, currentPassword }) => {
    const { em, viewer, platform, request } = context;
    enforce(newEmailMustDiffer((await em.findOneOrFail(User, viewer.userId)).email, newEmail));
    const current = await checkCurrentPassword(context, currentPassword);
    enforce(changingEmailNeedsMail(platform.mail.isConfigured));
    await takeAccountMail(platform, request, newEmail);
    return current;
  },
  run: async (context, { newEmail }, current) => {
    const { em, viewer, platform, request, record } = context;
    const { userId, organizationId } = viewer;
    const user = await findLockedMember(context, userId);
    await currentPasswordMustStay(em, user, current);
    const createdAt = platform.clock.now();
    await cancelEmailChanges(em, userId, createdAt);
    const expiresAt = expiryOfLink(createdAt);
    const change = em.create(EmailChange, { organizationId, userId, newEmail, createdAt, expiresAt });
    await em.flush();
    const job: EmailChangeMailJob = { organizationId, id: change.id, publicUrl: request.publicUrl };
    await platform.jobs.enqueue(em, emailChangeMailJobName, job);
    await mailAboutAccount(context, user, 'EMAIL_CHANGE_REQUESTED', user.email ?? undefined);
    record({ action: 'user.email-change-requested', subjectType: 'USER', subjectId: userId });
    return true;
  },
});
