import type { AuditRecord } from '../../../platform/use-case/index.js';

export type ChangedSubject =
  | {
      readonly kind: 'TIMESHEET';
      readonly id: string;
      readonly userId: string | null;
      readonly instants: readonly string[];
    }
  | { readonly kind: 'TIME_OFF'; readonly id: string }
  | { readonly kind: 'SIGN_OFF'; readonly id: string }
  | { readonly kind: 'PERSON'; readonly userId: string; readonly from: string | null }
  | { readonly kind: 'EVERYONE'; readonly from: string | null };

/**
 * A timesheet in progress is not paid. Approval, rejection, notes and photos are not signed. Every other action on a
 * timesheet may change hours, later actions included.
 */
const withoutHours: readonly string[] = [
  'timesheet.clocked-in',
  'break.started',
  'break.ended',
  'timesheet.updated',
  'timesheet.approved',
  'timesheets.approved',
  'timesheet.rejected',
];

const settingsOfHours: readonly string[] = [
  'organization.updated',
  'organization.timezone-confirmed',
  'pay-period-settings.updated',
  'pto-policy.updated',
  'pto-policy.deleted',
  'pto-policy.retired',
];

/** What a record says about hours that may have changed. Null if it is about something else. */
export function findChangedHours(record: AuditRecord): ChangedSubject | null {
  const { action, subjectType, subjectId, changes = {} } = record;
  if (withoutHours.includes(action)) return null;
  const { userId: people, clockInAt, clockOutAt, startDate, from } = changes;
  if (subjectType === 'TIMESHEET') {
    const userId = valuesOf(people)[0] ?? null;
    const instants = [clockInAt, clockOutAt].flatMap(valuesOf);
    return { kind: 'TIMESHEET', id: subjectId, userId, instants };
  }
  if (subjectType === 'PTO_REQUEST') return { kind: 'TIME_OFF', id: subjectId };
  if (action === 'sign-off.signed') return { kind: 'SIGN_OFF', id: subjectId };
  if (action === 'employment.changed') return { kind: 'PERSON', userId: subjectId, from: valuesOf(from)[0] ?? null };
  // The check compares hours, so it marks no one whose terms stay.
  if (action === 'employment.changed-for-several') return { kind: 'EVERYONE', from: valuesOf(from)[0] ?? null };
  if (settingsOfHours.includes(action)) return { kind: 'EVERYONE', from: null };
  // Closing a period can carry corrections into later ones, and change the pay of its neighbors.
  return subjectType === 'PAY_PERIOD' ? { kind: 'EVERYONE', from: valuesOf(startDate)[0] ?? null } : null;
}

/** The values before and after a change, as texts: of `{ before, after }`, or of a value that did not change. */
function valuesOf(change: unknown): string[] {
  const values = isChange(change) ? [change.before, change.after] : [change];
  return values.flatMap((value) => {
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'string' ? value : [];
  });
}

function isChange(change: unknown): change is { readonly before?: unknown; readonly after?: unknown } {
  return typeof change === 'object' && change !== null && !(change instanceof Date);
}
