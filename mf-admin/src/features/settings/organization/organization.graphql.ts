import { graphql } from '../../../gql/index.js';

export const OrganizationSettingsOrganization = graphql(`
  fragment OrganizationSettings_organization on Organization {
    id
    name
    timezone
    timezoneInForce
    roundingRule
    requireLocationOnClock
    geofenceToleranceMeters
    overtimeRule
    workweekStartsOn
    lateCorrections
    reopeningNeedsConsent
    minimumPasswordLength
    payRules {
      from
      timezone
      roundingRule
      overtimeRule
      workweekStartsOn
    }
    scheduledChanges {
      setting
      from
      before
      value
    }
  }
`);

export const PreviewSettings = graphql(`
  query Admin_Settings_PreviewSettings($input: PreviewSettingsInput!) {
    previewSettings(input: $input) {
      effectiveFrom
      people
      regularMinutes
      overtimeMinutes
      doubleTimeMinutes
    }
  }
`);

export const LoadOrganization = graphql(`
  query Admin_Settings_LoadOrganization {
    organization {
      id
      ...OrganizationSettings_organization
    }
  }
`);

export const UpdateOrganization = graphql(`
  mutation Admin_Settings_UpdateOrganization($input: UpdateOrganizationInput!) {
    updateOrganization(input: $input) {
      id
      ...OrganizationSettings_organization
    }
  }
`);
