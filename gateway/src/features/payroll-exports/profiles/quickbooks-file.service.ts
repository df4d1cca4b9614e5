import type { EntityManager } from '@mikro-orm/postgresql';
import { readOrganization } from '../../organization/index.js';
import { findPay } from '../../payroll/index.js';
import { formatIifHeader } from '../formats/iif.rules.js';
import {
  createWriter,
  findClosedDates,
  nameFileOf,
  requireExportable,
  requirePeople,
  writeFile,
} from './export-file.service.js';
import { quickBooksId, quickBooksProfile } from './export-profile.presenter.js';

interface QuickBooksFile {
  readonly content: Buffer;
  readonly fileName: string;
  readonly message: string;
}

interface QuickBooksSearch {
  readonly organizationId: string;
  /** The first day of the period. Null for the latest closed one. */
  readonly startDate: string | null;
  /** The ids of people who are not written. */
  readonly leaveOut: readonly string[];
  readonly now: Date;
}

/**
 * The QuickBooks file of a closed pay period, the same as its download. Without a first day, that is the latest closed
 * period, and while none is closed, a file without activities. Null if the requested period is not closed. `em` is bound to
 * one organization. Fails with CONFLICT if QuickBooks can't distinguish people.
 */
export async function writeQuickBooksFile(
  em: EntityManager,
  { organizationId, startDate, leaveOut, now }: QuickBooksSearch,
): Promise<QuickBooksFile | null> {
  const dates = await findClosedDates(em, startDate);
  if (!dates) return startDate ? null : writeFileWithoutActivities(em, organizationId);
  const entries = await findPay(em, { organizationId, period: dates, now });
  const period = requireExportable(entries, false);
  const identify = await requirePeople(em, entries, { ...quickBooksProfile, period, leaveOut });
  const writer = await createWriter(em, organizationId, quickBooksProfile, period);
  const content = Buffer.concat(
    await Array.fromAsync(writeFile(entries, writer, { ...quickBooksProfile, identify, leaveOut })),
  );
  const count = content
    .toString('latin1')
    .split('\r\n')
    .filter((line) => line.startsWith('TIMEACT\t')).length;
  const activities = count === 1 ? '1 activity' : `${count} activities`;
  const pending = entries.pendingOvertime.map(({ message }) => message).join(' ');
  return {
    content,
    fileName: nameFileOf(quickBooksProfile, entries, period, writer),
    message: `${activities} ${phraseDays(period)}, version ${period.version}${pending && `. ${pending}`}`,
  };
}

/** Nothing is settled yet, so there is nothing that QuickBooks may pay. */
async function writeFileWithoutActivities(em: EntityManager, organizationId: string): Promise<QuickBooksFile> {
  const { name } = (await readOrganization(em, organizationId)).settings;
  return {
    content: formatIifHeader(name),
    fileName: `${quickBooksId}-without-activities.iif`,
    message: 'No activities, because no pay period is closed yet. Close a pay period first, and then export it.',
  };
}

/** `from 2026-11-08 to 2026-11-21`, or `on 2026-11-08` for one day. */
function phraseDays({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string {
  return startDate === endDate ? `on ${startDate}` : `from ${startDate} to ${endDate}`;
}
