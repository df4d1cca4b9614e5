import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { signedInJson } from '../users/account.types.js';
import { registerOrganization } from './registration.service.js';

export const registrationRoutes: readonly Route[] = [
  route(registerOrganization, {
    method: 'POST',
    path: '/api/auth/register',
    status: 201,
    summary: 'Register an organization; the caller becomes its owner and is signed in',
    response: signedInJson,
    present: (signedIn) => signedInJson.parse(signedIn),
  }),
];
