import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { failures } from '../../../platform/errors/index.js';
import { identityOf } from '../../../platform/security-events/refusals.js';
import type { PrepareContext } from '../../../platform/use-case/index.js';
import { withGuessingLimits } from '../credentials/guessing-limits.service.js';
import { limitPasswordHashing, verifyPassword } from '../credentials/password-hash.adapter.js';
import { User } from '../users/user.entity.js';

/**
 * Checks the caller's current password and returns the hash that it matched. Guessing it, say in an unattended browser, is
 * subject to the same rate limits as signing in. `field` is the name of the password in the input.
 */
export async function checkCurrentPassword(
  { em, viewer, request, platform }: PrepareContext<Viewer>,
  password: string,
  field = 'currentPassword',
): Promise<string> {
  const { id, email, passwordHash } = await em.findOneOrFail(User, viewer.userId, { populate: ['passwordHash'] });
  const guess = { email: email ?? '', request, accounts: [{ id, passwordHash }] };
  const current = await limitPasswordHashing(() =>
    withGuessingLimits(platform, guess, async () =>
      (await verifyPassword(password, passwordHash)) ? passwordHash : null,
    ),
  );
  if (current) return current;
  platform.securityEvents.report({ event: 'password.check-failed', request, ...identityOf(viewer) });
  throw wrongPassword(field);
}

/** Another request may have changed the password since it was checked. Then the given one is no longer current. */
export async function currentPasswordMustStay(
  em: EntityManager,
  user: User,
  checked: string,
  field = 'currentPassword',
): Promise<void> {
  await em.populate(user, ['passwordHash']);
  if (user.passwordHash !== checked) throw wrongPassword(field);
}

/** A field error rather than UNAUTHENTICATED: the session itself is valid and continues. */
function wrongPassword(field: string) {
  return failures.invalid({
    [field]: field === 'password' ? 'The password is wrong' : 'The current password is wrong',
  });
}
