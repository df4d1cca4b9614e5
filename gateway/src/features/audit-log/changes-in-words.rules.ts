import { type AuditSubject, erased } from '../audit/index.js';

interface WordedChange {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Changes = Readonly<Record<string, unknown>>;

/** Fields whose words are not those of their names. */
const labels: Readonly<Record<string, string>> = {
  at: 'Time',
  clockInAt: 'Clock-in',
  clockOutAt: 'Clock-out',
  startAt: 'Start',
  endAt: 'End',
  jobId: 'Job',
  userId: 'Person',
  policyId: 'Policy',
  assignedUserIds: 'Assigned to',
  scheduleIds: 'Schedules',
  imageUrls: 'Photos',
  email: 'E-mail',
  requireLocationOnClock: 'Location required',
  geofenceToleranceMeters: 'Geofence tolerance (m)',
  workweekStartsOn: 'Workweek starts on',
  pendingTimeOff: 'Time off that was pending',
  approvedTimeOff: 'Time off that was approved',
  invitationContactData: 'Contact data of invitations',
};

/** Fields that hold ids, and of what. */
const idFields: Readonly<Record<string, AuditSubject>> = {
  jobId: 'JOB',
  userId: 'USER',
  assignedUserIds: 'USER',
  policyId: 'PTO_POLICY',
  scheduleIds: 'SCHEDULE',
};

/** What stands there of a field that the log may not hold: that it changed. */
const notKept = 'changed';

/** The changes of an entry as people read them: labels for fields, names for ids, and what was kept at the end. */
export function changesInWords(changes: Changes, names: ReadonlyMap<string, string>): WordedChange[] {
  return Object.entries(changes)
    .map(([field, change]) => {
      const { before, after } = sidesOf(change);
      const worded = (value: unknown) => textOf(value, field in idFields ? names : undefined);
      return { field, label: labelOf(field), before: worded(before), after: worded(after) };
    })
    .toSorted((one, other) => Number(isKept(one)) - Number(isKept(other)));
}

function isKept({ before, after }: WordedChange): boolean {
  return before === after;
}

/** The things that the changes name by their ids. */
export function idsIn(changes: Changes): { type: AuditSubject; id: string }[] {
  return Object.entries(idFields).flatMap(([field, type]) => {
    const { before, after } = sidesOf(changes[field]);
    const ids = [before, after].flat().filter((id): id is string => typeof id === 'string');
    return ids.map((id) => ({ type, id }));
  });
}

/** `geofenceToleranceMeters` is "Geofence tolerance meters" unless there are better words. */
export function labelOf(field: string): string {
  const words = field.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Most changes have two sides; a fact that was noted along the way is what there is afterwards. */
function sidesOf(change: unknown): { before?: unknown; after?: unknown } {
  if (change === notKept) return { after: 'Changed; the log does not keep it' };
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
