import { z } from 'zod';
import { command, preparedCommand, type SignedInContext } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { nameText } from '../../../platform/inputs/text.js';
import { compareFields } from '../../audit/index.js';
import { Organization } from '../../organization/index.js';
import { cancelEmailChanges, cancelPasswordResets } from '../account-links/account-links.queries.js';
import { mailAboutAccount } from '../account-links/account-mail.job.js';
import { checkCurrentPassword, currentPasswordMustStay } from '../account-links/current-password.service.js';
import { givenPasswordSchema, newPasswordSchema, passwordText } from '../credentials/credentials.inputs.js';
import { rememberDevice } from '../credentials/guessing-limits.service.js';
import { hashNewPassword } from '../credentials/new-password.service.js';
import { newPasswordMustDiffer } from '../credentials/password.rules.js';
import { notify } from '../notices/account-notices.service.js';
import { Session } from '../sessions/session.entity.js';
import { renewSession } from '../sessions/session-lifecycle.service.js';
import { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.types.js';
import { callerLock, findLockedMember } from '../users/user-locks.queries.js';

const updateProfileInput = z
  .object({
    firstName: nameText('First name').optional().describe('The new first name, at most 200 characters.'),
    lastName: nameText('Last name').optional().describe('The new last name, at most 200 characters.'),
  })
  .describe('The changes. Absent fields stay unchanged.');

const changePasswordInput = z
  .object({
    currentPassword: givenPasswordSchema('Current password'),
    newPassword: newPasswordSchema('New password'),
  })
  .describe('The present and the new password.');

export const updateProfile = command('updateProfile', updateProfileInput, rename, callerLock);

async function rename(context: SignedInContext, { firstName, lastName }: z.output<typeof updateProfileInput>) {
  const { em, viewer, record } = context;
  const user = await findLockedMember(context, viewer.userId);
  const before = nameOf(user);
  user.firstName = firstName ?? user.firstName;
  user.lastName = lastName ?? user.lastName;
  await em.flush();
  const changes = compareFields(before, nameOf(user));
  record({ action: 'user.updated', subjectType: 'USER', subjectId: user.id, changes });
  return presentUser(user);
}

/**
 * Changes the caller's own password. All their sessions end, including those of anyone who had learned the old password,
 * and the caller gets a new one.
 */
export const changePassword = preparedCommand('changePassword', changePasswordInput, {
  ...callerLock,
  prepare: async (context, { currentPassword, newPassword }) => {
    const { em, viewer } = context;
    const current = await checkCurrentPassword(context, currentPassword);
    enforce(newPasswordMustDiffer(currentPassword, newPassword));
    const owner = await em.findOneOrFail(User, viewer.userId);
    const { minimumPasswordLength: minimumLength } = await em.findOneOrFail(Organization, viewer.organizationId);
    const asNewPassword = { minimumLength, field: 'newPassword', label: 'New password' };
    return { current, next: await hashNewPassword({ password: newPassword, owner, ...asNewPassword }) };
  },
  run: async (context, _input, { current, next }) => {
    const { em, viewer, platform, request, record } = context;
    const user = await findLockedMember(context, viewer.userId);
    await currentPasswordMustStay(em, user, current);
    user.passwordHash = next;
    await em.flush();
    await renewSession(context, user);
    rememberDevice(context, { id: user.id, passwordHash: next });
    const at = platform.clock.now();
    await cancelPasswordResets(em, user.id, at);
    await cancelEmailChanges(em, user.id, at);
    await notify(em, user, { kind: 'PASSWORD_CHANGED', at, request });
    await mailAboutAccount(context, user, 'PASSWORD_CHANGED');
    const changes = await platform.renewSecrets(em, { organizationId: user.organizationId, userId: user.id });
    record({ action: 'user.password-changed', subjectType: 'USER', subjectId: user.id, changes });
    return presentUser(user);
  },
});

function nameOf({ firstName, lastName }: User) {
  return { firstName, lastName };
}

const reauthenticateInput = z
  .object({ password: passwordText })
  .describe('The proof that the caller is still the one who signed in.');

/**
 * The caller proves the password again, so that commands with `needsFreshSignIn` accept this session for a few minutes.
 * Returns until when they do.
 */
export const reauthenticate = preparedCommand('reauthenticate', reauthenticateInput, {
  prepare: (context, { password }) => checkCurrentPassword(context, password, 'password'),
  run: async ({ em, viewer, platform, record }, _input, checked) => {
    const user = await em.findOneOrFail(User, viewer.userId);
    await currentPasswordMustStay(em, user, checked, 'password');
    const authAt = platform.clock.now();
    await em.nativeUpdate(Session, { id: viewer.sessionId }, { authAt });
    record({ action: 'user.reauthenticated', subjectType: 'USER', subjectId: viewer.userId });
    return new Date(authAt.getTime() + platform.config.freshSignInMinutes * 60_000);
  },
});
