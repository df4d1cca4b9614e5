import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { signedInJson } from '../users/account.types.js';
import { login, logout, me } from './session.service.js';

export const sessionRoutes: readonly Route[] = [
  route(me, {
    method: 'GET',
    path: '/api/auth/me',
    status: 200,
    summary: 'The signed-in user with their organization and abilities',
    response: signedInJson,
    present: (signedIn) => signedInJson.parse(signedIn),
  }),
  route(login, {
    method: 'POST',
    path: '/api/auth/login',
    status: 200,
    summary: 'Sign in with email and password; the session is set as a cookie',
    response: signedInJson,
    present: (signedIn) => signedInJson.parse(signedIn),
  }),
  route(logout, {
    method: 'POST',
    path: '/api/auth/logout',
    status: 204,
    summary: 'Sign out: the session ends on the server',
  }),
];
