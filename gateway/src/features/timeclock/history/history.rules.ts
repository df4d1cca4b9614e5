import { titleOfAction } from '../../audit/index.js';
import type { TimesheetFieldChange, TimesheetHistoryEntry } from './history.type.js';

/** What the audit log keeps of a change. */
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
 * The entries of the audit log as a history, the oldest first. Where many were approved at once the log has one entry
 * for all; the timesheet itself tells its approval then.
 */
export function historyOf(entries: readonly AuditedChange[], approval: Approval): TimesheetHistoryEntry[] {
  const history = entries.map(({ at, actorFirstName, actorLastName, action, changes }) => ({
    at,
    actorName: `${actorFirstName} ${actorLastName}`,
    action,
    title: titleOfAction(action),
    changes: Object.entries(changes).map(([field, change]) => fieldChange(field, change)),
  }));
  const together = approvedTogether(history, approval);
  return together ? [...history, together].toSorted((one, other) => one.at.getTime() - other.at.getTime()) : history;
}

function approvedTogether(
  history: readonly TimesheetHistoryEntry[],
  { approvedAt, approvedBy }: Approval,
): TimesheetHistoryEntry | undefined {
  if (!approvedAt || !approvedBy) return undefined;
  const after = approvedAt.toISOString();
  const isTold = history.some(
    ({ action, changes }) => action === approvedAction && changes.some((change) => change.after === after),
  );
  if (isTold) return undefined;
  const actorName = `${approvedBy.firstName} ${approvedBy.lastName}`;
  return {
    at: approvedAt,
    actorName,
    action: approvedAction,
    title: titleOfAction(approvedAction),
    changes: [{ field: 'approvedAt', before: null, after }],
  };
}

function fieldChange(field: string, change: unknown): TimesheetFieldChange {
  const { before, after } = isBeforeAndAfter(change) ? change : { before: undefined, after: change };
  return { field, before: textOf(before), after: textOf(after) };
}

function isBeforeAndAfter(change: unknown): change is { readonly before?: unknown; readonly after?: unknown } {
  return typeof change === 'object' && change !== null && ('before' in change || 'after' in change);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
