import { type Operation, operation } from '../../platform/api/operation.js';
import { confirmTimezone, organization, updateOrganization } from './organization.service.js';
import { OrganizationType, organizationView } from './organization.types.js';

export const organizationApi: readonly Operation[] = [
  operation(organization, {
    description: 'The caller’s organization and its settings.',
    rest: { method: 'GET', path: '/api/organization', status: 200, response: organizationView },
    viewer: () => OrganizationType,
  }),
  operation(updateOrganization, {
    description:
      'Changes any of the settings. A timezone of null resets it to the default. The time zone and the rules of pay hold from `effectiveFrom`, which must lie after the last closed pay period.',
    rest: { method: 'PATCH', path: '/api/organization', status: 200, response: organizationView },
    mutation: {
      name: 'organizationUpdate',
      payload: { organization: organizationView.describe('The organization with its settings after the change.') },
    },
  }),
  operation(confirmTimezone, {
    description: 'Confirms the time zone of the browser at the registration.',
    rest: { method: 'POST', path: '/api/organization/confirm-timezone', status: 200, response: organizationView },
    mutation: {
      name: 'organizationTimezoneConfirm',
      payload: { organization: organizationView.describe('The organization, whose time zone is now confirmed.') },
    },
  }),
];
