import { graphql } from '../../../gql/index.js';

export const OrganizationSettingsOrganization = graphql(`
  fragment OrganizationSettings_organization on Organization {
    id
    name
    timezone
    timezoneInForce
    roundingRule: rounding
    requireLocationOnClock
    showColleagues
    geofenceToleranceMeters
    locationRetentionDays
    overtimeRule
    customRuleId
    breakPremiums
    overtimeRuleHints {
      overtimeRule
      isCertain
      message
    }
    hasPayTerms
    workweekStartsOn
    lateCorrections
    reopeningNeedsConsent
    minimumPasswordLength
    payRules {
      from
      timezone
      roundingRule: rounding
      overtimeRule
      customRule {
        id
        name
      }
      breakPremiums
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
    viewer {
      previewSettings(input: $input) {
        effectiveFrom
        people
        regularMinutes
        overtimeMinutes
        doubleTimeMinutes
        mealPremiumMinutes
        restPremiumMinutes
        qualifiedOvertimeMinutes
        byPerson {
          ...DifferenceTable_personPayDifference
        }
      }
    }
  }
`);

export const LoadOrganization = graphql(`
  query Admin_Settings_LoadOrganization {
    viewer {
      organization {
        id
        ...OrganizationSettings_organization
      }
    }
  }
`);

export const UpdateOrganization = graphql(`
  mutation Admin_Settings_UpdateOrganization($input: OrganizationUpdateInput!) {
    organizationUpdate(input: $input) {
      organization {
        id
        ...OrganizationSettings_organization
      }
    }
  }
`);
