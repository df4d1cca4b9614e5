import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { signedInJson } from '../users/account.types.js';
import { confirmRegistration } from './confirm-registration.service.js';
import { registerOrganization, registrationOptions } from './registration.service.js';
import { awaitsConfirmationJson, type Registered, registrationOptionsView } from './registration.types.js';

export const registrationRoutes: readonly Route[] = [
  route(registrationOptions, {
    method: 'GET',
    path: '/api/auth/registration',
    status: 200,
    summary: 'Who can register an organization on this server',
    response: registrationOptionsView,
  }),
  route(registerOrganization, {
    method: 'POST',
    path: '/api/auth/register',
    status: 201,
    summary: 'Register an organization; the caller becomes its owner and is signed in, or opens a mailed link first',
    response: signedInJson,
    present: (registered) => signedInJson.parse(registered),
    accepted: {
      when: ({ next }: Registered) => next !== null,
      description:
        'Mail is configured: open the mailed link. The same whether or not the email address has an account.',
      response: awaitsConfirmationJson,
      present: (registered: Registered) => awaitsConfirmationJson.parse(registered),
    },
  }),
  route(confirmRegistration, {
    method: 'POST',
    path: '/api/auth/confirm-registration',
    status: 201,
    summary: 'Create the organization of a mailed link: 404 if unknown, 410 once used or expired',
    response: signedInJson,
    present: (signedIn) => signedInJson.parse(signedIn),
  }),
];
