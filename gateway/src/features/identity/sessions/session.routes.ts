import { type Route, route } from '../../../platform/http/routes/route.js';
import { login, logout, me } from './session.service.js';
import { presentSignedIn, signedInJson } from './signed-in.presenter.js';

export const sessionRoutes: readonly Route[] = [
  route(me, {
    method: 'GET',
    path: '/api/auth/me',
    status: 200,
    summary: 'Who is signed in',
    response: signedInJson,
    present: presentSignedIn,
  }),
  route(login, {
    method: 'POST',
    path: '/api/auth/login',
    status: 200,
    summary: 'Sign in with e-mail and password; the session comes as a cookie',
    response: signedInJson,
    present: presentSignedIn,
  }),
  route(logout, {
    method: 'POST',
    path: '/api/auth/logout',
    status: 204,
    summary: 'Sign out: the session ends on the server',
  }),
];
