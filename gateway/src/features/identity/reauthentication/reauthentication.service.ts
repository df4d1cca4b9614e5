import { z } from 'zod';
import { preparedCommand } from '../../../access/index.js';
import { checkCurrentPassword, currentPasswordMustStay } from '../account-links/current-password.service.js';
import { passwordText } from '../credentials/credentials.inputs.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';

const reauthenticateInput = z
  .object({ password: passwordText })
  .meta({ description: 'The proof that the caller is still the one who signed in.' });

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
