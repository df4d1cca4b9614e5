import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { createUser, updateUser, users } from './user.service.js';
import { userView } from './user.types.js';

export const userRoutes: readonly Route[] = [
  route(users, {
    method: 'GET',
    path: '/api/users',
    status: 200,
    summary: 'The users of the organization by name; workers see only themselves',
    response: z.array(userView),
  }),
  route(createUser, {
    method: 'POST',
    path: '/api/users',
    status: 201,
    summary: 'Create a user who can sign in immediately',
    response: userView,
  }),
  route(updateUser, {
    method: 'PATCH',
    path: '/api/users/:id',
    status: 200,
    summary: 'Change a user’s schedule color, name or employee number',
    response: userView,
  }),
];
