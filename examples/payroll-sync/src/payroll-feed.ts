import type { TimeTrackApi } from './api.ts';
import type { PayrollEntry, PayrollVersion } from './api-types.ts';
import type { PayrollCopy } from './payroll-copy.ts';
import type { SyncOptions } from './sync.ts';

/**
 * Reads every version of every closed payroll that the copy does not have yet, and then the adjustments. A version never
 * changes, so it is downloaded once. A program that is killed continues with the version that it did not finish.
 */
export async function catchUpPayroll(api: TimeTrackApi, copy: PayrollCopy, options: SyncOptions): Promise<void> {
  await catchUpVersions(api, copy, options);
  for (let hasMore = true; hasMore; ) {
    const page = await api.listAdjustmentsAfter(copy.progress.adjustments, options.pageSize);
    copy.addAdjustments(page.items);
    hasMore = page.hasMore;
  }
  options.log(`In sync: ${copy.adjustmentCount} adjustments in total`);
}

async function catchUpVersions(api: TimeTrackApi, copy: PayrollCopy, { pageSize, log }: SyncOptions): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const page = await api.listVersionsAfter(copy.progress.versions, pageSize);
    for (const version of page.items) {
      copy.addVersion(version, await loadEntries(api, version));
      const { startDate, endDate, version: number, reason } = version;
      log(`Stored version ${number} of ${startDate} to ${endDate} (${reason})`);
    }
    hasMore = page.hasMore;
  }
}

async function loadEntries(api: TimeTrackApi, version: PayrollVersion): Promise<PayrollEntry[]> {
  const entries: PayrollEntry[] = [];
  for await (const page of api.listVersion(version)) entries.push(...page);
  return entries;
}
