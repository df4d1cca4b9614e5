import { roleNames, roles } from '@timetrack/contracts';
import { formatExactDateTime, oneOf } from '@timetrack/screens';
import type { AuditSubject } from '../../../gql/graphql.js';

/** What an entry can be about, in the order of the filter. */
export const subjectLabels: Readonly<Record<AuditSubject, string>> = {
  USER: 'Team member',
  INVITATION: 'Invitation',
  ORGANIZATION: 'Organization',
  TIMESHEET: 'Timesheet',
  CORRECTION: 'Correction',
  SIGN_OFF: 'Sign-off',
  PHOTO: 'Photo',
  SCHEDULE: 'Schedule',
  SHIFT_TEMPLATE: 'Shift template',
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

const instants = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;

/**
 * Formats instants in the organization's time zone, also those within a list such as the breaks of a timesheet, and roles
 * by their names. Other values stay as recorded.
 */
export function formatValue(value: string, timeZone: string): string {
  const role = oneOf(roles, value);
  return role ? roleNames[role] : value.replaceAll(instants, (instant) => formatExactDateTime(instant, timeZone));
}
