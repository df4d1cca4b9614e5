import type { TimesheetExceptionCode, TimesheetStatus } from '../../../gql/graphql.js';

export const statusLabels: Readonly<Record<TimesheetStatus, string>> = {
  OPEN: 'In progress',
  PENDING: 'Pending',
  APPROVED: 'Approved',
};

/** Short enough for a badge. The server's message explains each. */
export const exceptionLabels = {
  OPEN_OVER_16_HOURS: 'Open over 16 hours',
  OVER_16_HOURS: 'Over 16 hours',
  OVER_24_HOURS: 'Over 24 hours',
  MISSING_LOCATION: 'No location',
  IMPOSSIBLE_LOCATION: 'Impossible location',
  ADDED_BY_MANAGER: 'Added by manager',
  LONG_PAID_BREAK: 'Long paid break',
  SELF_APPROVED: 'Self-approved',
  SELF_REPORTED: 'Self-reported',
} as const satisfies Partial<Record<TimesheetExceptionCode, string>>;
