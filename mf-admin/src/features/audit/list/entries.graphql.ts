import { graphql } from '../../../gql/index.js';

export const EntryListAuditLogEntry = graphql(`
  fragment EntryList_auditLogEntry on AuditLogEntry {
    id
    at
    ...EntryRow_auditLogEntry
  }
`);

export const EntryRowAuditLogEntry = graphql(`
  fragment EntryRow_auditLogEntry on AuditLogEntry {
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
    ...EntryDetails_auditLogEntry
  }
`);

export const EntryDetailsAuditLogEntry = graphql(`
  fragment EntryDetails_auditLogEntry on AuditLogEntry {
    actionCode
    subjectType
    subjectId
    at
    actor {
      id
      firstName
      lastName
    }
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
