import type { EntryRow_AuditLogEntryFragment } from '../../gql/graphql.js';
import { graphql } from '../../gql/index.js';

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
    viewer {
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
        totalCountIsExact
        edges {
          cursor
          node {
            id
            ...EntryRow_auditLogEntry
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const LoadActors = graphql(`
  query Admin_Audit_LoadActors($after: String) {
    viewer {
      users(first: 1000, after: $after) {
        nodes {
          id
          firstName
          lastName
          status
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const EntryRowAuditLogEntry = graphql(`
  fragment EntryRow_auditLogEntry on AuditLogEntry {
    id
    title
    subjectType
    subjectName
    people {
      id
      firstName
      lastName
    }
    peopleCount
    at
    actor {
      id
      firstName
      lastName
    }
    apiKey {
      id
      name
    }
    actionCode
    subjectId
    address
    client
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

export type AuditEntry = EntryRow_AuditLogEntryFragment;
