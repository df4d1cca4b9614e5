import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentUser, userJson } from './user.presenter.js';
import { createUser, updateUser, users } from './user.service.js';

export const userRoutes: readonly Route[] = [
  route(users, {
    method: 'GET',
    path: '/api/users',
    status: 200,
    summary: 'The people of the organization by name; a worker finds themself alone',
    response: z.array(userJson),
    present: (people) => people.map(presentUser),
  }),
  route(createUser, {
    method: 'POST',
    path: '/api/users',
    status: 201,
    summary: 'Add somebody who can sign in at once',
    response: userJson,
    present: presentUser,
  }),
  route(updateUser, {
    method: 'PATCH',
    path: '/api/users/:id',
    status: 200,
    summary: 'Change somebody’s schedule color, or put their name right',
    response: userJson,
    present: presentUser,
  }),
];
