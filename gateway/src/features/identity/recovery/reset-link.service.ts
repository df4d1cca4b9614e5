import { command } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { linkTo } from '../account-links/account-link.rules.js';
import { createPasswordReset } from '../account-links/password-resets.queries.js';
import { notify } from '../notices/account-notices.service.js';
import { userIdInput } from '../users/user.inputs.js';
import { resetPersonMustBeActive, resetPersonMustBeOfLowerRank } from '../users/user.rules.js';
import { findLockedMember, memberLock } from '../users/user-locks.queries.js';
import type { ResetLink } from './recovery.types.js';

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
