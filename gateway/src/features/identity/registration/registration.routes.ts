import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentSignedIn, signedInJson } from '../sessions/signed-in.presenter.js';
import { registerOrganization } from './registration.service.js';

export const registrationRoutes: readonly Route[] = [
  route(registerOrganization, {
    method: 'POST',
    path: '/api/auth/register',
    status: 201,
    summary: 'Register an organization; whoever does is its owner and signed in',
    response: signedInJson,
    present: presentSignedIn,
  }),
];
