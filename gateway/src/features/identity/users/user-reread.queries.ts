import { failures } from '../../../platform/errors/index.js';
import { rereadFor } from '../../../platform/use-case/index.js';
import { User } from './user.entity.js';
import { usersVisibleTo } from './user.policy.js';
import { presentUser } from './user.presenter.js';

/** How to read the results of the commands that return a user again. A deleted person is not found. */
export const userRereads = {
  ...rereadFor(['createUser', 'updateUser', 'archiveUser', 'reinstateUser'], async ({ em, viewer }, id) => {
    const user = await em.findOne(User, { $and: [{ id }, usersVisibleTo(viewer)] });
    if (!user) throw failures.notFound('Team member');
    return presentUser(user);
  }),
  ...rereadFor(['deleteUser'], async () => true),
};
