import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../../platform/errors/index.js';
import { readCodeLookup } from '../../earning-codes/index.js';
import { ClosedPayPeriod } from '../../pay-periods/index.js';
import { addHours, type PayrollEntries, type PayrollEntry } from '../../payroll/index.js';
import type { ExportedPeriod } from '../layouts/export-cells.rules.js';

/** Pay that was closed before versions were counted is version 1. */
const firstVersion = 1;

/** The period of a file. Fails with CONFLICT if its pay can still change, unless a draft is requested. */
export function requireExportable({ period, closedAt, version }: PayrollEntries, allowsDraft: boolean): ExportedPeriod {
  const { startDate, endDate } = period;
  if (closedAt) return { startDate, endDate, version: version ?? firstVersion };
  if (allowsDraft) return { startDate, endDate, version: null };
  throw new DomainError(
    'conflict',
    'payroll-export.not-closed',
    'These dates are not a closed pay period. Close the period first, or request a draft with draft=1.',
  );
}

/** Everyone's pay in batches, with earning codes and hours also for pay that was settled before they existed. */
export async function* streamCompletePay(
  em: EntityManager,
  entries: PayrollEntries,
): AsyncGenerator<readonly PayrollEntry[]> {
  const codeOf = await readCodeLookup(em);
  const complete = (entry: PayrollEntry): PayrollEntry => {
    const lines = entry.lines.map((line) => ({
      ...line,
      earningCode: line.earningCode ?? codeOf({ kind: line.kind, policyId: null, jobId: null }),
    }));
    return entry.lines.every(({ hours }) => hours !== undefined)
      ? { ...entry, lines }
      : { ...entry, ...addHours(lines) };
  };
  for await (const batch of entries.all()) yield batch.map(complete);
}

/** The dates of the latest closed pay period. */
export function findLatestClosed(em: EntityManager): Promise<ClosedPayPeriod | null> {
  return em.findOne(ClosedPayPeriod, { id: { $ne: null } }, { orderBy: { endDate: 'desc' } });
}
