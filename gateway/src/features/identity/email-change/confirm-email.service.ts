import { preparedCommand } from '../../../access/index.js';
import { bindTenant } from '../../../platform/database/tenant-scope.js';
import { enforce } from '../../../platform/errors/index.js';
import { isLive, linkSpent, linkUnknown } from '../account-links/account-link.rules.js';
import { mailAboutAccount } from '../account-links/account-mail.job.js';
import { findEmailChange, spendEmailChange } from '../account-links/email-changes.queries.js';
import { cancelPasswordResets } from '../account-links/password-resets.queries.js';
import { lockPeople } from '../callers/caller-check.queries.js';
import { notify } from '../notices/account-notices.service.js';
import { holdEmail, isEmailTaken, markEmailConfirmed } from '../users/emails.queries.js';
import { User } from '../users/user.entity.js';
import { emailMustBeFree } from '../users/user.rules.js';
import { confirmEmailInput } from './email-change.inputs.js';

/**
 * Puts a new address in force, or confirms the present one. Links that were mailed to the old address stop working. CONFLICT if another account got
 * the address in the meantime; the link stays valid then. Returns the address.
 */
export const confirmEmail = preparedCommand('confirmEmail', confirmEmailInput, {
  prepare: async ({ em, platform }, { token }) => {
    const found = await findEmailChange(em, token);
    if (!found) throw linkUnknown();
    if (!isLive(found, platform.clock.now())) throw linkSpent();
    return found;
  },
  run: async (context, _input, { id, organizationId, userId, newEmail }) => {
    const { em, platform, request, record } = context;
    await bindTenant(em, organizationId);
    await lockPeople(em, organizationId, [userId]);
    const at = platform.clock.now();
    if (!(await spendEmailChange(em, id, at))) throw linkSpent();
    const user = await em.findOne(User, { id: userId, status: 'ACTIVE' }, { populate: ['holdsEmail'] });
    if (!user) throw linkSpent();
    if (user.email?.toLowerCase() === newEmail.toLowerCase()) {
      await markEmailConfirmed(em, user, at);
      const actor = { userId, organizationId };
      record({ action: 'user.email-confirmed', subjectType: 'USER', subjectId: userId, actor });
      return newEmail;
    }
    await holdEmail(em, newEmail);
    enforce(emailMustBeFree(await isEmailTaken(em, newEmail, organizationId)));
    const oldEmail = user.email ?? undefined;
    Object.assign(user, { email: newEmail, holdsEmail: true, emailConfirmedAt: at });
    await em.flush();
    await cancelPasswordResets(em, userId, at);
    await notify(em, user, { kind: 'EMAIL_CHANGED', at, request });
    await mailAboutAccount(context, user, 'EMAIL_CHANGED', oldEmail);
    record({
      action: 'user.email-changed',
      subjectType: 'USER',
      subjectId: userId,
      actor: { userId, organizationId },
    });
    return newEmail;
  },
});
