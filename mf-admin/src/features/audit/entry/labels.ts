import { roleNames, roles } from '@timetrack/contracts';
import { formatExactDateTime, oneOf } from '@timetrack/screens';
import type { AuditSubject } from '../../../gql/graphql.js';

/** What an entry can be about, in the order of the filter. */
export const subjectLabels: Readonly<Record<AuditSubject, string>> = {
  USER: 'Team member',
  INVITATION: 'Invitation',
  ORGANIZATION: 'Organization',
  TIMESHEET: 'Timesheet',
  PHOTO: 'Photo',
  SCHEDULE: 'Schedule',
  JOB: 'Job',
  PTO_REQUEST: 'Time off request',
  PTO_POLICY: 'Time off policy',
  SYNC_ITEM: 'QuickBooks sync',
  PAY_PERIOD: 'Pay period',
  REOPENING_REQUEST: 'Reopening request',
  API_KEY: 'API key',
};

export const subjects = Object.keys(subjectLabels) as readonly AuditSubject[];

/** An unknown subject, which a newer server recorded, is labeled with its code. */
export const subjectLabel = (type: string): string => (subjectLabels as Readonly<Record<string, string>>)[type] ?? type;

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Formats instants in the organization's time zone and roles by their names. Other values stay as recorded. */
export function formatValue(value: string, timeZone: string): string {
  if (instant.test(value)) return formatExactDateTime(value, timeZone);
  const role = oneOf(roles, value);
  return role ? roleNames[role] : value;
}
