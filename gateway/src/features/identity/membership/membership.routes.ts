import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { userView } from '../users/user.types.js';
import { changeUserRole } from './change-role.service.js';
import { archiveUser, deleteUser, reinstateUser } from './membership.service.js';

export const membershipRoutes: readonly Route[] = [
  route(archiveUser, {
    method: 'DELETE',
    path: '/api/users/:id',
    status: 204,
    summary: 'Archive a person: their sessions end immediately; their timesheets, shifts and requests stay',
  }),
  route(reinstateUser, {
    method: 'PATCH',
    path: '/api/users/:id/reinstate',
    status: 200,
    summary: 'Reinstate an archived person',
    response: userView,
  }),
  route(changeUserRole, {
    method: 'PATCH',
    path: '/api/users/:id/role',
    status: 200,
    summary: 'Give a person another role: their sessions end',
    response: userView,
  }),
  route(deleteUser, {
    method: 'DELETE',
    path: '/api/users/:id/permanent',
    status: 204,
    summary: 'Permanently delete a person: credentials and contact data are erased, hours worked stay under the name',
  }),
];
