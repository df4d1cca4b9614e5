import { hash } from 'node:crypto';
import type { TimesheetView } from '../timesheets/timesheet.types.js';

/**
 * A short text that changes whenever a timesheet of a person's week is added, deleted, rejected or gets other times. Approving
 * one does not change it, so two approvers of a week do not stop each other.
 */
export function versionOfWeek(timesheets: readonly Pick<TimesheetView, 'id' | 'version' | 'rejection'>[]): string {
  const parts = timesheets.map(({ id, version, rejection }) => `${id} ${version} ${rejection ? 'rejected' : ''}`);
  return hash('sha256', parts.toSorted().join('\n'), 'base64url').slice(0, 12);
}
