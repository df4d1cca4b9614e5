import type { EntityManager } from '@mikro-orm/postgresql';
import { type Page, presentPage } from '../../../platform/paging/index.js';
import type { PayRun } from '../run/pay-run.types.js';
import { type PayrollEntry, summarizeEntry } from '../run/payroll-entry.types.js';
import { mapBatches, mapBatchesLazily } from './batches.queries.js';
import { openComputedEntries } from './computed-entries.queries.js';
import type { PayrollEntries } from './payroll-entries.types.js';

/**
 * The pay of a period that was closed outside the product (by a restore or for a demonstration) and so was never settled.
 * It is computed under the rules that it was closed with, and has the fields and exceptions that pay had at that time, so
 * that its exports keep their bytes.
 */
export function openUnsettledEntries(em: EntityManager, run: PayRun, closedAt: Date): PayrollEntries {
  const computed = openComputedEntries(em, run, closedAt);
  const all = () => mapBatchesLazily(computed.all(), withFirstFields);
  return {
    ...computed,
    page: async (question) => {
      const page = (await computed.page(question, 'LINES')) as Page<PayrollEntry>;
      return presentPage(page, async (entries) => entries.map(withFirstFields));
    },
    isOld: async () => true,
    all,
    lines: all,
    summaries: () => mapBatches(all(), summarizeEntry),
    of: async (userId) => {
      const entry = await computed.of(userId);
      return entry && withFirstFields(entry);
    },
    ofPeople: async (userIds) => (await computed.ofPeople(userIds)).map(withFirstFields),
  };
}

const firstExceptions = new Set<PayrollEntry['exceptions'][number]['code']>([
  'OPEN_TIMESHEET',
  'NOT_APPROVED',
  'MISSING_LOCATION',
  'OVER_16_HOURS',
  'MISSED_MEAL_BREAK',
]);

function withFirstFields({ user, hours: _hours, workweeks: _workweeks, ...entry }: PayrollEntry): PayrollEntry {
  const { id, firstName, lastName, email } = user;
  return {
    user: { id, firstName, lastName, email },
    ...entry,
    lines: entry.lines.map(({ date, timesheetId, kind, minutes, rule, explanation }) => ({
      ...{ date, timesheetId, kind, minutes, rule, explanation },
    })),
    exceptions: entry.exceptions.filter(({ code }) => firstExceptions.has(code)),
  };
}
