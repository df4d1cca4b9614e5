import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/**
 * Objects with an id are stored once, so that a change is visible everywhere. Lists within an object replace the cached
 * list, because the server always sends them complete.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // There is one of each, without an id. Each query reads a few fields of them.
      Viewer: {
        keyFields: [],
        fields: {
          auditLogs: relayStylePagination(['actorId', 'subjectType', 'subjectId', 'from', 'to']),
          dateRanges: { merge: false },
          decidedPtoRequests: relayStylePagination(['teamId']),
          teamMember: { merge: false },
        },
      },
      Visitor: { keyFields: [] },
      // Some queries read how many entries a list has, others the entries.
      JobConnection: { merge: true },
      UserConnection: { merge: true },
      Timesheet: {
        fields: {
          breaks: { merge: false },
          exceptions: { merge: false },
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
      // A query that reads fewer fields of a board, such as only the hours, is merged into the cached board.
      ScheduleBoard: {
        merge: true,
        fields: { people: { merge: false }, schedules: { merge: false }, timeOff: { merge: false } },
      },
      // A person's week is always read as a whole.
      TeamMember: { keyFields: false, fields: { schedules: { merge: false }, timeOff: { merge: false } } },
      // The name is the one at the time of the entry, so two entries of one person may have different names.
      AuditActor: { keyFields: false },
      AuditLogEntry: { fields: { actor: { merge: false }, changes: { merge: false } } },
      PtoRequest: {
        fields: { othersOff: { merge: false }, scheduledThen: { merge: false }, shiftsOnTimeOff: { merge: false } },
      },
      DashboardStats: { keyFields: [] },
      Image: { keyFields: ['url'] },
      // An event rather than an object, so it has no id.
      ClockStatus: { keyFields: false },
    },
  });
}
