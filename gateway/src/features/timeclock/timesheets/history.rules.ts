import { titleOfAction } from '../../audit/index.js';
import type { TimesheetFieldChange, TimesheetHistoryEntry } from './history.types.js';
import { labelOfText } from './timesheet.types.js';

export interface AuditedChange {
  readonly at: Date;
  readonly actorFirstName: string;
  readonly actorLastName: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

interface Approval {
  readonly approvedAt: Date | null;
  readonly approvedBy: { readonly firstName: string; readonly lastName: string } | null;
}

const approvedAction = 'timesheet.approved';

/**
 * Turns audit entries into a history, oldest first. When many timesheets are approved at once, the log has a single entry
 * for all of them, so the approval is taken from the timesheet itself.
 */
export function historyOf(entries: readonly AuditedChange[], approval: Approval): TimesheetHistoryEntry[] {
  const history = entries.map(({ at, actorFirstName, actorLastName, action, changes }) => ({
    at,
    actorName: `${actorFirstName} ${actorLastName}`,
    action,
    title: titleOfAction(action),
    changes: Object.entries(changes).map(([field, change]) => describeFieldChange(field, change)),
  }));
  const bulkApproval = bulkApprovalOf(history, approval);
  return bulkApproval
    ? [...history, bulkApproval].toSorted((one, other) => one.at.getTime() - other.at.getTime())
    : history;
}

function bulkApprovalOf(
  history: readonly TimesheetHistoryEntry[],
  { approvedAt, approvedBy }: Approval,
): TimesheetHistoryEntry | undefined {
  if (!approvedAt || !approvedBy) return undefined;
  const after = approvedAt.toISOString();
  const isRecorded = history.some(
    ({ action, changes }) => action === approvedAction && changes.some((change) => change.after === after),
  );
  if (isRecorded) return undefined;
  const actorName = `${approvedBy.firstName} ${approvedBy.lastName}`;
  return {
    at: approvedAt,
    actorName,
    action: approvedAction,
    title: titleOfAction(approvedAction),
    changes: [describeFieldChange('approvedAt', { before: null, after })],
  };
}

function describeFieldChange(field: string, change: unknown): TimesheetFieldChange {
  const { before, after } = isBeforeAndAfter(change) ? change : { before: undefined, after: change };
  return {
    field,
    label: labels[field] ?? labelOfText(field),
    before: textOf(before),
    after: textOf(after),
  };
}

/** Of the fields without a text of their own that people read. */
const labels: Readonly<Record<string, string>> = { job: 'Job', team: 'Team', reason: 'Reason' };

function isBeforeAndAfter(change: unknown): change is { readonly before?: unknown; readonly after?: unknown } {
  return typeof change === 'object' && change !== null && ('before' in change || 'after' in change);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
