import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { confirmTimezone, organization, updateOrganization } from './organization.service.js';
import { organizationView } from './organization.types.js';

export const organizationRoutes: readonly Route[] = [
  route(organization, {
    method: 'GET',
    path: '/api/organization',
    status: 200,
    summary: 'The caller’s organization and its settings',
    response: organizationView,
  }),
  route(updateOrganization, {
    method: 'PATCH',
    path: '/api/organization',
    status: 200,
    summary: 'Change any of the organization’s settings',
    response: organizationView,
  }),
  route(confirmTimezone, {
    method: 'POST',
    path: '/api/organization/confirm-timezone',
    status: 200,
    summary: 'Confirm the time zone that was taken from the browser in which the organization was registered',
    response: organizationView,
  }),
];
