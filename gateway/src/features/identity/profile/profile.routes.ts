import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { userView } from '../users/user.types.js';
import { changePassword, updateProfile } from './profile.service.js';

export const profileRoutes: readonly Route[] = [
  route(updateProfile, {
    method: 'PATCH',
    path: '/api/auth/me',
    status: 200,
    summary: 'Change the caller’s name',
    response: userView,
  }),
  route(changePassword, {
    method: 'POST',
    path: '/api/auth/password',
    status: 204,
    summary: 'Change the caller’s password; their other sessions end',
  }),
];
