import { type AuditedKey, type AuditSubject, apiKeyField, type Changes, erased } from '../audit/index.js';
import { payrollIdLabels } from '../identity/index.js';
import type { AuditChange } from './audit-log.types.js';

/** Labels that cannot be derived from the field name. */
const labels: Readonly<Record<string, string>> = {
  at: 'Time',
  clockInAt: 'Clock-in',
  clockOutAt: 'Clock-out',
  startAt: 'Start',
  endAt: 'End',
  jobId: 'Job',
  teamId: 'Team',
  placeId: 'Place',
  userId: 'Person',
  sha256: 'SHA-256',
  userIds: 'People',
  addedUserIds: 'Added',
  removedUserIds: 'Removed',
  leadIds: 'Leads',
  fromDate: 'From',
  toDate: 'Until',
  timesheetId: 'Timesheet',
  continues: 'Continues the timesheet of',
  approvedWithExceptions: 'Approved with exceptions',
  invitationId: 'Invitation',
  lat: 'Latitude',
  lng: 'Longitude',
  policyId: 'Policy',
  assignedUserIds: 'Assigned to',
  scheduleIds: 'Schedules',
  imageUrls: 'Photos',
  email: 'Email',
  requireLocationOnClock: 'Location required',
  geofenceToleranceMeters: 'Geofence tolerance (m)',
  locationRetentionDays: 'Days until coordinates are erased',
  radiusMeters: 'Radius (m)',
  distanceMeters: 'Distance (m)',
  showColleagues: 'Workers see colleagues',
  workweekStartsOn: 'Workweek starts on',
  pendingTimeOff: 'Pending time off',
  approvedTimeOff: 'Approved time off',
  addressesInAuditLog: 'Addresses in the audit log',
  invitationContactData: 'Contact data in invitations',
  ...payrollIdLabels,
};

const idFields: Readonly<Record<string, AuditSubject>> = {
  jobId: 'JOB',
  teamId: 'TEAM',
  placeId: 'PLACE',
  userId: 'USER',
  userIds: 'USER',
  addedUserIds: 'USER',
  removedUserIds: 'USER',
  leadIds: 'USER',
  assignedUserIds: 'USER',
  timesheetId: 'TIMESHEET',
  continues: 'TIMESHEET',
  approvedWithExceptions: 'TIMESHEET',
  policyId: 'PTO_POLICY',
  scheduleIds: 'SCHEDULE',
};

/** The value that the log records for a field it must not hold. */
const notRecorded = 'changed';

export function describeChanges(changes: Changes, names: ReadonlyMap<string, string>): AuditChange[] {
  return Object.entries(changes)
    .filter(([field]) => field !== apiKeyField)
    .map(([field, change]) => {
      const { before, after } = sidesOf(change);
      const describe = (value: unknown) => textOf(value, { field, names });
      return { field, label: labelOf(field), before: describe(before), after: describe(after) };
    })
    .toSorted((one, other) => Number(isUnchanged(one)) - Number(isUnchanged(other)));
}

export function findApiKey(changes: Changes): AuditedKey | null {
  return (changes[apiKeyField] as AuditedKey | undefined) ?? null;
}

function isUnchanged({ before, after }: AuditChange): boolean {
  return before === after;
}

export function listIds(changes: Changes): { type: AuditSubject; id: string }[] {
  return Object.entries(changes).flatMap(([field, change]) => {
    const { before, after } = sidesOf(change);
    return [before, after].flatMap((side) => idsIn(field, side));
  });
}

function idsIn(field: string, value: unknown): { type: AuditSubject; id: string }[] {
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => idsIn(key, item));
  const type = idFields[field];
  if (!type) return [];
  return [value].flat().flatMap((id) => (typeof id === 'string' ? [{ type, id }] : []));
}

const personFields = ['userId', 'userIds', 'assignedUserIds'];

/** The ids of the people whom the changes name: of a shift, those before and after. */
export function listPeople(changes: Changes): string[] {
  const ids = personFields.flatMap((field) => {
    const { before, after } = sidesOf(changes[field]);
    return [after, before].flat().filter((id) => typeof id === 'string');
  });
  return [...new Set(ids)];
}

/** `2026-11-01 to 2026-11-14`, for an entry that names the days but not the pay period; null without days. */
export function daysOf({ startDate, endDate }: Changes): string | null {
  return typeof startDate === 'string' && typeof endDate === 'string' ? `${startDate} to ${endDate}` : null;
}

/** `yearlyAllowanceHours` becomes "Yearly allowance hours" unless `labels` has a better label. */
export function labelOf(field: string): string {
  const words = field.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Most changes have a before and an after. Any other value is treated as the state afterwards. */
function sidesOf(change: unknown): { before?: unknown; after?: unknown } {
  if (change === notRecorded) return { after: 'Changed; the log does not record the value' };
  if (change === erased) return { after: 'Erased' };
  if (isRecord(change) && ('before' in change || 'after' in change)) return change;
  return { after: change };
}

interface Naming {
  readonly field: string;
  readonly names: ReadonlyMap<string, string>;
}

function textOf(value: unknown, naming: Naming): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) {
    const texts = value.map((item) => textOf(item, naming) ?? '');
    // The same name several times: three timesheets of one person.
    return [...new Set(texts)].join(value.some(isRecord) ? '; ' : ', ');
  }
  if (isRecord(value)) return describeRecord(value, naming);
  return (naming.field in idFields ? naming.names.get(String(value)) : undefined) ?? String(value);
}

/** `Latitude 39.7, Longitude -105`, or the name of a thing that has one. Empty values are left out. */
function describeRecord(value: Readonly<Record<string, unknown>>, { names }: Naming): string {
  if (typeof value.name === 'string') return value.name;
  return Object.entries(value)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([key, item]) => ({ label: labelOf(key), text: textOf(item, { field: key, names }) }))
    .filter(({ text }) => text)
    .map(({ label, text }) => `${label} ${text}`)
    .join(', ');
}

/** The database sorts the fields of a value by their length, so the end of a break would precede its start. */
const readingOrder = ['type', 'startAt', 'endAt', 'clockInAt', 'clockOutAt', 'lat', 'lng'];
const placeOf = (field: string): number => {
  const place = readingOrder.indexOf(field);
  return place === -1 ? readingOrder.length : place;
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
