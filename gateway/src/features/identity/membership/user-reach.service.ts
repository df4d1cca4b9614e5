import { command } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { cancelResetsMadeBy } from '../account-links/account-links.queries.js';
import { setUserReachInput } from '../users/user.inputs.js';
import { limitedPersonMustBeManager } from '../users/user.rules.js';
import { presentMember } from '../users/user.types.js';
import { findLockedMember, memberLock } from '../users/user-locks.queries.js';

/**
 * Chooses whose rows a manager sees and changes. The manager is locked, so that none of their commands commits under the old
 * reach once this one has been answered. Their sessions stay: each statement and event has the reach of its moment.
 */
export const setUserReach = command(
  'setUserReach',
  setUserReachInput,
  async (context, { id, reach }) => {
    const { em, platform, record, recordNothing } = context;
    const user = await findLockedMember(context, id);
    enforce(limitedPersonMustBeManager(user.role));
    const before = user.reach;
    user.reach = reach;
    await em.flush();
    // One of them may open the account of a person whom the manager no longer reaches.
    if (reach === 'TEAMS') await cancelResetsMadeBy(em, id, platform.clock.now());
    if (before === reach) recordNothing('the reach stays as it is');
    else {
      const changes = { reach: { before, after: reach } };
      record({ action: 'user.reach-changed', subjectType: 'USER', subjectId: id, changes });
    }
    return presentMember(user, platform.clock.now());
  },
  memberLock,
);
