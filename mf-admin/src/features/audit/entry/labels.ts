import { roleNames, roles } from '@timetrack/contracts';
import type { AuditSubject, Entry_AuditLogEntryFragment } from '../../../gql/graphql.js';
import { exactMomentOf } from '../../../parts/moments.js';

export type Entry = Entry_AuditLogEntryFragment;
export type Change = Entry['changes'][number];

/** What an entry can be about, in the order in which one looks for it. */
export const subjectNames: Readonly<Record<AuditSubject, string>> = {
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
  API_KEY: 'API key',
};

export const subjects = Object.keys(subjectNames) as readonly AuditSubject[];

/** One that another version recorded, and that this one has no words for, goes by its code. */
export const subjectName = (type: string): string => (subjectNames as Readonly<Record<string, string>>)[type] ?? type;

export const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Instants in the zone of the organization, roles by their names; everything else as it was recorded. */
export function valueInWords(value: string, timeZone: string): string {
  if (instant.test(value)) return exactMomentOf(value, timeZone);
  const role = roles.find((one) => one === value);
  return role ? roleNames[role] : value;
}
