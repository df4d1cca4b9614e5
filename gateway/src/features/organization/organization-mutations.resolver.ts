import { mutationsOf, payloadMutation } from '../../platform/graphql/schema/payload-mutation.builder.js';
import { confirmTimezone, updateOrganization } from './organization.service.js';
import { OrganizationType } from './organization.types.js';

export const OrganizationMutations = mutationsOf(
  payloadMutation('organizationUpdate', updateOrganization, {
    description:
      'Changes any of the settings. A timezone of null resets it to the default. The time zone and the rules of pay hold from `effectiveFrom`, which must lie after the last closed pay period.',
    payload: {
      organization: {
        type: () => OrganizationType,
        description: 'The organization with its settings after the change.',
      },
    },
  }),
  payloadMutation('organizationTimezoneConfirm', confirmTimezone, {
    description: 'Confirms the time zone that was taken from the browser in which the organization was registered.',
    payload: {
      organization: {
        type: () => OrganizationType,
        description: 'The organization, whose time zone is now confirmed.',
      },
    },
  }),
);
