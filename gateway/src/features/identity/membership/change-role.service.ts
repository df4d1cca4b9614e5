import { z } from 'zod';
import { command } from '../../../access/index.js';
import { idInput } from '../../../platform/database/ids.js';
import { enforce } from '../../../platform/errors/index.js';
import { cancelLinksOf } from '../account-links/erase-account.service.js';
import { revokeKeysOf } from '../api-keys/api-key-retirement.service.js';
import { notify } from '../notices/account-notices.service.js';
import { endAllSessions } from '../sessions/session-lifecycle.service.js';
import { roleInput } from '../users/user.inputs.js';
import { presentUser } from '../users/user.presenter.js';
import {
  grantedRoleMustNotOutrankTheGranter,
  managedMustBeOfLowerRank,
  newRoleMustDiffer,
} from '../users/user.rules.js';
import { findLockedMember, memberLock } from '../users/user-locks.queries.js';

const changeUserRoleInput = z
  .object({
    id: idInput.meta({ description: 'The id of the user, whom the caller must be allowed to manage.' }),
    role: roleInput.meta({ description: 'The new role, one of the `grantableRoles` of the caller.' }),
  })
  .meta({ description: 'The user and the new role.' });

/**
 * Gives a person another role. The caller must be allowed to manage the person and to grant the new role: see ADR 0055.
 * The person's sessions and sockets end, so that no screen keeps what the old role allowed, and so do the
 * links to choose a password: one made for a worker must not open the account of an administrator.
 * Without the right to own API keys, the person's keys are revoked.
 */
export const changeUserRole = command(
  'changeUserRole',
  changeUserRoleInput,
  async (context, { id, role }) => {
    const { em, viewer, platform, record } = context;
    enforce(grantedRoleMustNotOutrankTheGranter(viewer, role));
    const user = await findLockedMember(context, id);
    enforce(managedMustBeOfLowerRank(viewer, user), newRoleMustDiffer(user.role, role));
    const before = user.role;
    user.role = role;
    await em.flush();
    await endAllSessions(context, user);
    await cancelLinksOf(context, user);
    await notify(em, user, { kind: 'ROLE_CHANGED', at: platform.clock.now(), role });
    const changes = { role: { before, after: role } };
    record({ action: 'user.role-changed', subjectType: 'USER', subjectId: id, changes });
    await revokeKeysOf(context, user);
    return presentUser(user);
  },
  { ...memberLock, needsFreshSignIn: true },
);
