import { type Route, route } from '../../platform/http/routes/route.js';
import { organizationJson, presentOrganization } from './organization.presenter.js';
import { organization, updateOrganization } from './organization.service.js';

export const organizationRoutes: readonly Route[] = [
  route(organization, {
    method: 'GET',
    path: '/api/organization',
    status: 200,
    summary: 'The organization of whoever is signed in',
    response: organizationJson,
    present: presentOrganization,
  }),
  route(updateOrganization, {
    method: 'PATCH',
    path: '/api/organization',
    status: 200,
    summary: 'Change any part of the organization’s settings',
    response: organizationJson,
    present: presentOrganization,
  }),
];
