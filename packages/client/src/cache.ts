import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/**
 * Everything with an id is stored once under it, so that a change shows wherever it is shown.
 * Lists inside of a thing come whole from the server and replace what was there.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          payPeriods: { merge: false },
          schedules: { merge: false },
          users: { merge: false },
          jobs: { merge: false },
          ptoPolicies: { merge: false },
          myPtoRequests: { merge: false },
          pendingPtoRequests: { merge: false },
          teamMember: { merge: false },
          invitations: { merge: false },
          syncQueue: { merge: false },
          auditLogs: relayStylePagination(['actorId', 'subjectType', 'subjectId', 'from', 'to']),
        },
      },
      Timesheet: {
        fields: {
          breaks: { merge: false },
          exceptions: { merge: false },
          history: { merge: false },
          images: { merge: false },
          imageUrls: { merge: false },
        },
      },
      Schedule: {
        fields: {
          assignees: { merge: false },
          assignedUserIds: { merge: false },
          images: { merge: false },
          imageUrls: { merge: false },
          warnings: { merge: false },
        },
      },
      // One board per span of time: a smaller reading of it (the hours alone) joins what is known.
      ScheduleBoard: {
        merge: true,
        fields: { people: { merge: false }, schedules: { merge: false }, timeOff: { merge: false } },
      },
      // Someone's week as it was read: told whole each time.
      TeamMember: { keyFields: false, fields: { schedules: { merge: false }, timeOff: { merge: false } } },
      // The name is the one that they had then: two entries of one person may differ in it.
      AuditActor: { keyFields: false },
      AuditLogEntry: { fields: { actor: { merge: false }, changes: { merge: false } } },
      PtoRequest: { fields: { othersOff: { merge: false }, scheduledThen: { merge: false } } },
      DashboardStats: { keyFields: [] },
      Image: { keyFields: ['url'] },
      // A moment's news, not a thing: two of them are never the same.
      ClockStatus: { keyFields: false },
    },
  });
}
