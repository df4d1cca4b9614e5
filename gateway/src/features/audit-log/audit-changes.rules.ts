import { type AuditedKey, type AuditSubject, apiKeyField, type Changes, erased } from '../audit/index.js';
import type { AuditChange } from './audit-log.types.js';

/** Labels that cannot be derived from the field name. */
const labels: Readonly<Record<string, string>> = {
  at: 'Time',
  clockInAt: 'Clock-in',
  clockOutAt: 'Clock-out',
  startAt: 'Start',
  endAt: 'End',
  jobId: 'Job',
  userId: 'Person',
  timesheetId: 'Timesheet',
  sha256: 'SHA-256',
  policyId: 'Policy',
  assignedUserIds: 'Assigned to',
  scheduleIds: 'Schedules',
  imageUrls: 'Photos',
  email: 'Email',
  requireLocationOnClock: 'Location required',
  geofenceToleranceMeters: 'Geofence tolerance (m)',
  workweekStartsOn: 'Workweek starts on',
  pendingTimeOff: 'Pending time off',
  approvedTimeOff: 'Approved time off',
  addressesInAuditLog: 'Addresses in the audit log',
  invitationContactData: 'Contact data in invitations',
};

/** Fields that hold ids, and the subject type of these ids. */
const idFields: Readonly<Record<string, AuditSubject>> = {
  jobId: 'JOB',
  userId: 'USER',
  assignedUserIds: 'USER',
  policyId: 'PTO_POLICY',
  scheduleIds: 'SCHEDULE',
};

/** The value that the log records for a field it must not hold. */
const notRecorded = 'changed';

/** Describes the changes of an entry: labels for fields, names for ids, and unchanged values at the end. */
export function describeChanges(changes: Changes, names: ReadonlyMap<string, string>): AuditChange[] {
  return Object.entries(changes)
    .filter(([field]) => field !== apiKeyField)
    .map(([field, change]) => {
      const { before, after } = sidesOf(change);
      const describe = (value: unknown) => textOf(value, field in idFields ? names : undefined);
      return { field, label: labelOf(field), before: describe(before), after: describe(after) };
    })
    .toSorted((one, other) => Number(isUnchanged(one)) - Number(isUnchanged(other)));
}

/** The API key that made the changes; null if the actor made them in person. */
export function findApiKey(changes: Changes): AuditedKey | null {
  return (changes[apiKeyField] as AuditedKey | undefined) ?? null;
}

function isUnchanged({ before, after }: AuditChange): boolean {
  return before === after;
}

/** The subjects that the changes reference by id. */
export function listIds(changes: Changes): { type: AuditSubject; id: string }[] {
  return Object.entries(idFields).flatMap(([field, type]) => {
    const { before, after } = sidesOf(changes[field]);
    const ids = [before, after].flat().filter((id): id is string => typeof id === 'string');
    return ids.map((id) => ({ type, id }));
  });
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

function textOf(value: unknown, names: ReadonlyMap<string, string> | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((item) => textOf(item, names) ?? '').join(', ');
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([key, item]) => `${key} ${textOf(item, names)}`)
      .join(', ');
  }
  return names?.get(String(value)) ?? String(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
