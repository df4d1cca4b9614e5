import type { EntityManager } from '@mikro-orm/postgresql';
import { command, preparedCommand } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { failures } from '../../../platform/errors/index.js';
import { changesBetween } from '../../audit/index.js';
import { underGuessingLimits } from '../credentials/guessing-limits.service.js';
import { hashPassword, passwordMatches, throughPasswordTurnstile } from '../credentials/password-hash.adapter.js';
import { endOtherSessionsOf } from '../sessions/own-sessions.service.js';
import { User } from '../users/user.entity.js';
import { lockMember } from '../users/user-locks.queries.js';
import { changePasswordInput, updateProfileInput } from './profile.inputs.js';

/** Changes the caller's own name. */
export const updateProfile = command('updateProfile', updateProfileInput, async (context, { firstName, lastName }) => {
  const { em, viewer, record } = context;
  const user = await lockMember(context, viewer.userId);
  const before = nameOf(user);
  user.firstName = firstName ?? user.firstName;
  user.lastName = lastName ?? user.lastName;
  await em.flush();
  const changes = changesBetween(before, nameOf(user));
  record({ action: 'user.updated', subjectType: 'USER', subjectId: user.id, changes });
  return user;
});

/**
 * Changes the caller's own password. Whoever guesses at the current one (a browser was left open) is held to the limits
 * of signing in; whoever had found out the old one is signed out with all other sessions.
 */
export const changePassword = preparedCommand('changePassword', changePasswordInput, {
  prepare: async ({ em, viewer, request, platform }, { currentPassword, newPassword }) => {
    const { email } = await em.findOneOrFail(User, viewer.userId);
    const guess = { email: email ?? '', address: request.address };
    const current = await throughPasswordTurnstile(() =>
      underGuessingLimits(platform, guess, () => hashIfMatching(em, viewer, currentPassword)),
    );
    if (!current) throw wrongCurrentPassword();
    return { current, next: await hashPassword(newPassword) };
  },
  run: async (context, _input, { current, next }) => {
    const { em, viewer, record } = context;
    const user = await lockMember(context, viewer.userId);
    await em.populate(user, ['passwordHash']);
    // Changed by another request since it was checked: then it is not the current one any more.
    if (user.passwordHash !== current) throw wrongCurrentPassword();
    user.passwordHash = next;
    await em.flush();
    await endOtherSessionsOf(context);
    record({ action: 'user.password-changed', subjectType: 'USER', subjectId: user.id });
    return true;
  },
});

async function hashIfMatching(em: EntityManager, { userId }: Viewer, password: string): Promise<string | null> {
  const { passwordHash } = await em.findOneOrFail(User, userId, { populate: ['passwordHash'] });
  return (await passwordMatches(password, passwordHash)) ? passwordHash : null;
}

/** At its field, and not UNAUTHENTICATED: the session is in order, and goes on. */
function wrongCurrentPassword() {
  return failures.invalid({ currentPassword: 'The current password is wrong' });
}

function nameOf({ firstName, lastName }: User) {
  return { firstName, lastName };
}
