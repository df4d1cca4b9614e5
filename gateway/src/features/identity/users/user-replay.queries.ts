import { failures } from '../../../platform/errors/index.js';
import { allOf, readRows, where } from '../../../platform/read-model/index.js';
import { replayFor } from '../../../platform/use-case/index.js';
import { usersVisibleTo } from './user.policy.js';
import { presentUser } from './user.presenter.js';
import { userReads } from './user.reads.js';

/** How to read the results of the commands that return a user again. A deleted person is not found. */
export const userReplays = {
  ...replayFor(['createUser', 'updateUser', 'archiveUser', 'reinstateUser'], async ({ em, viewer }, id) => {
    const one = allOf(where`id = ${id}`, usersVisibleTo(viewer));
    const [user] = await readRows(em, userReads, one, { parts: ['details'] });
    if (!user) throw failures.notFound('Team member');
    return presentUser(user);
  }),
  ...replayFor(['deleteUser'], async () => true),
};
