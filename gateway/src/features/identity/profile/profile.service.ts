import type { z } from 'zod';
import { command, preparedCommand, type SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { identityOf } from '../../../platform/security-events/refusals.service.js';
import { compareFields } from '../../audit/index.js';
import { Organization } from '../../organization/index.js';
import { withGuessingLimits } from '../credentials/guessing-limits.service.js';
import { rememberDevice } from '../credentials/known-devices.service.js';
import { hashNewPassword } from '../credentials/new-password.service.js';
import { limitPasswordHashing, verifyPassword } from '../credentials/password-hash.adapter.js';
import { endOtherSessionsOf } from '../sessions/own-sessions.service.js';
import { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import { callerLock, findLockedMember } from '../users/user-locks.queries.js';
import { changePasswordInput, updateProfileInput } from './profile.inputs.js';

/** Changes the caller's own name. */
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
 * Changes the caller's own password. Guessing the current one, say in an unattended browser, is subject to the same rate
 * limits as signing in. All other sessions end, including those of anyone who had learned the old password.
 */
export const changePassword = preparedCommand('changePassword', changePasswordInput, {
  ...callerLock,
  prepare: async ({ em, viewer, request, platform }, { currentPassword, newPassword }) => {
    const owner = await em.findOneOrFail(User, viewer.userId, { populate: ['passwordHash'] });
    const { id, passwordHash } = owner;
    const guess = { email: owner.email ?? '', request, accounts: [{ id, passwordHash }] };
    const current = await limitPasswordHashing(() =>
      withGuessingLimits(platform, guess, async () =>
        (await verifyPassword(currentPassword, passwordHash)) ? passwordHash : null,
      ),
    );
    if (!current) {
      platform.securityEvents.report({ event: 'password.check-failed', request, ...identityOf(viewer) });
      throw wrongCurrentPassword();
    }
    const { minimumPasswordLength: minimumLength } = await em.findOneOrFail(Organization, viewer.organizationId);
    const asNewPassword = { minimumLength, field: 'newPassword', label: 'New password' };
    return { current, next: await hashNewPassword({ password: newPassword, owner, ...asNewPassword }) };
  },
  run: async (context, _input, { current, next }) => {
    const { em, viewer, platform, record } = context;
    const user = await findLockedMember(context, viewer.userId);
    await em.populate(user, ['passwordHash']);
    // Another request changed the password since it was checked, so the given one is no longer current.
    if (user.passwordHash !== current) throw wrongCurrentPassword();
    user.passwordHash = next;
    await em.flush();
    await endOtherSessionsOf(context);
    rememberDevice(context, { id: user.id, passwordHash: next });
    const changes = await platform.renewSecrets(em, { organizationId: user.organizationId, userId: user.id });
    record({ action: 'user.password-changed', subjectType: 'USER', subjectId: user.id, changes });
    return true;
  },
});

/** A field error rather than UNAUTHENTICATED: the session itself is valid and continues. */
function wrongCurrentPassword() {
  return failures.invalid({ currentPassword: 'The current password is wrong' });
}

function nameOf({ firstName, lastName }: User) {
  return { firstName, lastName };
}
