import { graphql } from '../../gql/index.js';

export const EntryAuditLogEntry = graphql(`
  fragment Entry_auditLogEntry on AuditLogEntry {
    id
    action
    description
    subjectType
    subjectId
    subjectName
    at
    actor {
      id
      firstName
      lastName
    }
    changes {
      field
      label
      before
      after
    }
    position
    hash
  }
`);

export const LoadAuditLog = graphql(`
  query Admin_Audit_LoadAuditLog(
    $first: Int!
    $after: String
    $actorId: ID
    $subjectType: AuditSubject
    $subjectId: ID
    $from: Date
    $to: Date
  ) {
    auditLogs(
      first: $first
      after: $after
      actorId: $actorId
      subjectType: $subjectType
      subjectId: $subjectId
      from: $from
      to: $to
    ) {
      totalCount
      edges {
        cursor
        node {
          id
          ...Entry_auditLogEntry
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Whose entries can be asked for. */
export const LoadPeople = graphql(`
  query Admin_Audit_LoadPeople {
    users {
      id
      firstName
      lastName
      status
    }
  }
`);
