import { graphql } from '../../gql/index.js';

export const LoadReport = graphql(`
  query Admin_Reports_LoadReport($type: ReportType!, $startDate: Date!, $endDate: Date!, $teamId: ID) {
    viewer {
      report(type: $type, startDate: $startDate, endDate: $endDate, teamId: $teamId) {
        type
        ...Preview_report
      }
    }
  }
`);

export const PreviewReport = graphql(`
  fragment Preview_report on Report {
    type
    startDate
    endDate
    scope {
      teams {
        id
        name
      }
    }
    timezone
    workweekStartsOn
    rounding
    overtimeRule
    ruleChanges
    closedAt
    pendingOvertime {
      startDate
      message
    }
    columns {
      key
      label
      kind
      hoursKey
    }
    rowCount
    entries(first: 1000) {
      nodes {
        ... on TimesByEmployeeEntry {
          userId
          employee
          workedMinutes
          workedHours
          regularMinutes
          regularHours
          overtimeMinutes
          overtimeHours
          doubleTimeMinutes
          doubleTimeHours
          mealPremiumMinutes
          mealPremiumHours
          restPremiumMinutes
          restPremiumHours
          qualifiedOvertimeMinutes
          qualifiedOvertimeHours
          unpaidBreakMinutes
          unpaidBreakHours
          exceptions
        }
        ... on TimesByJobEntry {
          jobId
          job
          workedMinutes
          workedHours
          people
        }
        ... on TimesByTeamEntry {
          teamId
          team
          workedMinutes
          workedHours
          people
        }
        ... on PayrollSummaryEntry {
          userId
          employee
          paidMinutes
          paidHours
          regularMinutes
          regularHours
          overtimeMinutes
          overtimeHours
          doubleTimeMinutes
          doubleTimeHours
          mealPremiumMinutes
          mealPremiumHours
          restPremiumMinutes
          restPremiumHours
          qualifiedOvertimeMinutes
          qualifiedOvertimeHours
          ptoMinutes
          ptoHours
          exceptions
        }
        ... on PtoSummaryEntry {
          userId
          employee
          policyId
          policy
          paid
          requests
          approvedMinutes
          approvedHours
          pendingMinutes
          pendingHours
          paidMinutes
          paidHours
        }
        __typename
      }
    }
    sums {
      ... on TimesByEmployeeSums {
        workedMinutes
        workedHours
        regularMinutes
        regularHours
        overtimeMinutes
        overtimeHours
        doubleTimeMinutes
        doubleTimeHours
        mealPremiumMinutes
        mealPremiumHours
        restPremiumMinutes
        restPremiumHours
        qualifiedOvertimeMinutes
        qualifiedOvertimeHours
        unpaidBreakMinutes
        unpaidBreakHours
        exceptions
      }
      ... on TimesByJobSums {
        workedMinutes
        workedHours
      }
      ... on TimesByTeamSums {
        workedMinutes
        workedHours
      }
      ... on PayrollSummarySums {
        paidMinutes
        paidHours
        regularMinutes
        regularHours
        overtimeMinutes
        overtimeHours
        doubleTimeMinutes
        doubleTimeHours
        mealPremiumMinutes
        mealPremiumHours
        restPremiumMinutes
        restPremiumHours
        qualifiedOvertimeMinutes
        qualifiedOvertimeHours
        ptoMinutes
        ptoHours
        exceptions
      }
      ... on PtoSummarySums {
        requests
        approvedMinutes
        approvedHours
        pendingMinutes
        pendingHours
        paidMinutes
        paidHours
      }
      __typename
    }
  }
`);

export const LoadReportTeams = graphql(`
  query Admin_Reports_LoadTeams {
    viewer {
      teams(first: 1000) {
        nodes {
          id
          name
        }
      }
    }
  }
`);

export const LoadDateRanges = graphql(`
  query Admin_Reports_LoadDateRanges {
    viewer {
      dateRanges {
        key
        label
        startDate
        endDate
      }
    }
  }
`);

export const LoadSavedReports = graphql(`
  query Admin_Reports_LoadSavedReports {
    viewer {
      savedReports(first: 500) {
        nodes {
          id
          ...SavedReport_savedReport
        }
      }
    }
  }
`);

export const SavedReportFragment = graphql(`
  fragment SavedReport_savedReport on SavedReport {
    id
    name
    type
    range
    startDate
    endDate
    teamId
    view
    sort
    find
  }
`);

export const CreateSavedReport = graphql(`
  mutation Admin_Reports_CreateSavedReport($input: SavedReportCreateInput!) {
    savedReportCreate(input: $input) {
      savedReport {
        id
        ...SavedReport_savedReport
      }
    }
  }
`);

export const RenameSavedReport = graphql(`
  mutation Admin_Reports_RenameSavedReport($input: SavedReportRenameInput!) {
    savedReportRename(input: $input) {
      savedReport {
        id
        ...SavedReport_savedReport
      }
    }
  }
`);

export const DeleteSavedReport = graphql(`
  mutation Admin_Reports_DeleteSavedReport($id: ID!) {
    savedReportDelete(input: { id: $id }) {
      deletedSavedReportId
    }
  }
`);
