import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { reauthenticate } from './reauthentication.service.js';

export const reauthenticationRoutes: readonly Route[] = [
  route(reauthenticate, {
    method: 'POST',
    path: '/api/auth/reauthenticate',
    status: 204,
    summary: 'Confirm the caller’s password, after a 403 with `reauth`',
  }),
];
