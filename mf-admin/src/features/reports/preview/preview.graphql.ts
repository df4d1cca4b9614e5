import { graphql } from '../../../gql/index.js';

export const PreviewReport = graphql(`
  fragment Preview_report on Report {
    type
    startDate
    endDate
    timezone
    workweekStartsOn
    roundingRule
    overtimeRule
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
