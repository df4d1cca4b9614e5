import { rangeIncludes } from '@timetrack/contracts/calendar';
import { type Page, presentPage } from '../../../platform/paging/index.js';
import type { PendingWeek } from '../../pay-periods/index.js';
import { isWork } from '../run/assemble-entry.rules.js';
import { type PayrollEntry, type PayrollLine, summarizeEntry } from '../run/payroll-entry.types.js';
import { mapBatches, mapBatchesLazily } from './batches.queries.js';
import type { PayrollEntries } from './payroll-entries.types.js';

interface PaidLine {
  readonly user: Pick<PayrollEntry['user'], 'id'>;
  readonly line: PayrollLine;
}

/** What the overtime of the work on a line waits for. Null if it is not pending. */
export function describePending({ user, line }: PaidLine, pending: readonly PendingWeek[]): string | null {
  if (!isWork(line) || line.adjusts) return null;
  const week = pending.find(({ settled, concerns }) => rangeIncludes(settled, line.date) && concerns(user.id));
  return week?.message ?? null;
}

/** Reports pending overtime to everyone who worked on the settled days under a rule with overtime. Settled pay is read with its lines at every depth. */
export function reportPendingOvertime(entries: PayrollEntries, pending: readonly PendingWeek[]): PayrollEntries {
  if (pending.length === 0) return entries;
  const report = (entry: PayrollEntry): PayrollEntry => {
    const exceptions = pending.flatMap((week) => {
      const { message } = week;
      const line = entry.lines.find((each) => describePending({ user: entry.user, line: each }, [week]) !== null);
      if (!line?.timesheetId) return [];
      return { code: 'OVERTIME_PENDING' as const, date: line.date, timesheetId: line.timesheetId, message };
    });
    return exceptions.length === 0 ? entry : { ...entry, exceptions: [...entry.exceptions, ...exceptions] };
  };
  const all = () => mapBatchesLazily(entries.all(), report);
  return {
    ...entries,
    pendingOvertime: pending,
    page: async (question) => {
      const page = (await entries.page(question, 'LINES')) as Page<PayrollEntry>;
      return presentPage(page, async (nodes) => nodes.map(report));
    },
    all,
    lines: all,
    summaries: () => mapBatches(all(), summarizeEntry),
    of: async (userId) => {
      const entry = await entries.of(userId);
      return entry && report(entry);
    },
    ofPeople: async (userIds) => (await entries.ofPeople(userIds)).map(report),
  };
}
