import { graphql } from '../../../gql/index.js';

export const LoadReport = graphql(`
  query Admin_Reports_LoadReport($type: ReportType!, $startDate: Date!, $endDate: Date!) {
    report(type: $type, startDate: $startDate, endDate: $endDate) {
      type
      ...Preview_report
    }
  }
`);

export const PreviewReport = graphql(`
  fragment Preview_report on Report {
    type
    startDate
    endDate
    timezone
    workweekStartsOn
    roundingRule
    overtimeRule
    ruleChanges
    closedAt
    columns {
      key
      label
      kind
    }
    rows
    totals
    rowCount
  }
`);
