import { graphql } from '../../../gql/index.js';

export const FiltersAuditLogEntry = graphql(`
  fragment Filters_auditLogEntry on AuditLogEntry {
    subjectType
    subjectId
    subjectName
    actor {
      id
      firstName
      lastName
    }
  }
`);
