import { addDays, type DateRange } from '@timetrack/contracts/calendar';
import { findPunchWindow } from '../../../pay-engine/index.js';
import { addVersion, ClosedPayPeriod, findVersion, type PayrollVersion } from '../../pay-periods/index.js';
import { assembleEntry, isWork } from '../run/assemble-entry.rules.js';
import { belongsTo } from '../run/carried-lines.rules.js';
import { addCorrectedWorkweeks, overlap } from '../run/corrected-workweeks.rules.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';
import { addAdjustments } from './adjustments.service.js';
import { type ChangedPay, findChangedPay } from './compare-pay.queries.js';
import { subtractLines } from './line-differences.rules.js';
import { describeAdjustment } from './settle-version.service.js';
import { copyOtherEntries, findEnd, replaceEntries } from './settled-entries.service.js';
import type { Correction, Settling } from './settling.types.js';

interface Neighbor {
  readonly neighbor: ClosedPayPeriod;
  readonly paid: PayrollVersion;
}

/** More days than punches can be apart and still affect each other's pay: two workweeks and a day. */
const maxDaysApart = 21;

/**
 * The closed periods whose pay depends on punches of a period, or on whose punches its pay depends.
 */
export async function findNeighbors({ em, rules }: Settling, closed: ClosedPayPeriod): Promise<Neighbor[]> {
  const nearby = await em.find(
    ClosedPayPeriod,
    {
      id: { $ne: closed.id },
      versionId: { $ne: null },
      startDate: { $lte: addDays(closed.endDate, maxDaysApart) },
      endDate: { $gte: addDays(closed.startDate, -maxDaysApart) },
    },
    { orderBy: { startDate: 'asc' } },
  );
  const dependsOn = ({ startDate, endDate }: DateRange, { startsAt, endsAt }: ClosedPayPeriod) => {
    const { from, to } = findPunchWindow({ startDate, endDate }, rules);
    return from < endsAt && to > startsAt;
  };
  const neighbors = nearby.filter((each) => dependsOn(each, closed) || dependsOn(closed, each));
  const found: Neighbor[] = [];
  for (const neighbor of neighbors) found.push({ neighbor, paid: await findVersion(em, neighbor.versionId as string) });
  return found;
}

/**
 * Makes the next version of a neighbor, unless its pay and the weights of its overtime are unchanged. Entries that do
 * not change are copied. Returns at most one version.
 */
export async function settleNeighbor(settling: Settling, correction: Correction): Promise<PayrollVersion[]> {
  const { closed, paid } = correction;
  let version: PayrollVersion | undefined;
  let end = await findEnd(settling, paid.id);
  for await (const changed of findChangedPay(settling, correction)) {
    if (changed.length === 0) continue;
    version ??= await addVersion(settling.em, closed, {
      ...{ reason: 'NEIGHBOR', at: settling.now, closedBy: settling.closedBy },
    });
    const entries = changed.map((each) => replaceWork(each, paid));
    await replaceEntries(settling, { versionId: version.id, paidVersionId: paid.id, end }, entries);
    end += entries.length;
    const people = changed.map(({ userId, paid: before }, index) => ({
      userId,
      lines: subtractLines(entries[index]?.lines ?? [], before?.lines ?? []),
    }));
    await addAdjustments(settling, { ...describeAdjustment(version, paid), people });
  }
  if (!version) return [];
  await copyOtherEntries(settling, { versionId: version.id, paidVersionId: paid.id });
  return [version];
}

/** Time off and corrections of other periods stay as they were paid. Work is what the engine computes now. */
function replaceWork({ computed, paid, carriedOut }: ChangedPay, period: DateRange): PayrollEntry {
  const { jobs: _jobs, ...parts } = computed;
  const paidLines = paid?.lines ?? [];
  const entry = assembleEntry({
    ...parts,
    lines: [
      ...computed.lines.filter(isWork),
      ...paidLines.filter((line) => !isWork(line) || !belongsTo(line, period)),
      ...carriedOut.filter(isWork),
    ],
  });
  return addCorrectedWorkweeks(
    entry,
    (paid?.workweeks ?? []).filter((workweek) => !overlap(workweek, period)),
  );
}
