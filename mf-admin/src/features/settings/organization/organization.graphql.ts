import { graphql } from '../../../gql/index.js';

export const SettingsOrganization = graphql(`
  fragment Settings_organization on Organization {
    id
    name
    timezone
    timezoneInForce
    roundingRule
    requireLocationOnClock
    geofenceToleranceMeters
    overtimeRule
    workweekStartsOn
  }
`);

export const LoadOrganization = graphql(`
  query Admin_Settings_LoadOrganization {
    organization {
      id
      ...Settings_organization
    }
  }
`);

export const UpdateOrganization = graphql(`
  mutation Admin_Settings_UpdateOrganization($input: UpdateOrganizationInput!) {
    updateOrganization(input: $input) {
      id
      ...Settings_organization
    }
  }
`);
