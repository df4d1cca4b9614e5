import { addDays, type DateRange } from '@timetrack/contracts/calendar';
import { readPayTimelines } from '../../employment/index.js';
import { Organization } from '../../organization/index.js';
import {
  addVersion,
  ClosedPayPeriod,
  findLatestVersion,
  findNextUnpaidDate,
  findVersion,
  type OnPayPeriodClosed,
  type PayrollVersion,
} from '../../pay-periods/index.js';
import {
  addCorrectedWorkweeks,
  addQualified,
  assembleEntry,
  belongsTo,
  isTimeOff,
  overlap,
} from '../run/assemble-entry.rules.js';
import { findWindow } from '../run/pay-window.rules.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';
import { type ChangedPay, findChangedPay } from './compare-pay.queries.js';
import { subtractEntry } from './line-differences.rules.js';
import { describeAdjustment, keepPaidVersion, settleNewVersion } from './settle-version.service.js';
import {
  addAdjustments,
  type Correction,
  copyOtherEntries,
  findEnd,
  replaceEntries,
  type Settling,
} from './settled-entries.service.js';

/**
 * Stores everyone's pay when a period is closed, so that it never changes afterwards: not with the rules, not with a name,
 * and not with a later release of the product. Then it does the same for closed neighbors whose pay changes with it, for
 * example because both share a workweek (29 CFR 778.104).
 *
 * A neighbor is computed from the punches and not from what other periods paid, so a changed neighbor never changes
 * another one: every period that depends on the punches of the closed period is one of its neighbors.
 */
export const settlePay = (async (em, closed) => {
  const { organizationId, closedAt, closedBy } = closed;
  const { lateCorrections } = await em.findOneOrFail(Organization, organizationId);
  const timelines = await readPayTimelines(em, organizationId, null);
  const settling: Settling = { em, organizationId, timelines, now: closedAt, closedBy };
  const paid = await findLatestVersion(em, organizationId, closed);
  const versions = [];
  if (paid && lateCorrections === 'NEXT_PERIOD') {
    await keepPaidVersion(settling, closed, paid);
    await carryDifferences(settling, { closed, paid, reason: 'CLOSED_AGAIN' });
  } else {
    versions.push(await settleNewVersion(settling, closed, paid));
  }
  for (const { neighbor, paid: paidToNeighbor } of await findNeighbors(settling, closed)) {
    const correction = { closed: neighbor, paid: paidToNeighbor, reason: 'NEIGHBOR' } as const;
    if (lateCorrections === 'NEXT_PERIOD') await carryDifferences(settling, correction);
    else versions.push(...(await settleNeighbor(settling, correction)));
  }
  return versions;
}) satisfies OnPayPeriodClosed;

/** Leaves the pay of a period as it is. The next period that is open and was never paid pays what differs from it. */
async function carryDifferences(settling: Settling, correction: Correction): Promise<void> {
  const { paid, reason } = correction;
  const { startDate, endDate, version: previousVersion } = paid;
  let targetStartDate: string | undefined;
  for await (const changed of findChangedPay(settling, correction)) {
    if (changed.length === 0) continue;
    targetStartDate ??= await findNextUnpaidDate(settling.em, settling.organizationId, endDate);
    await addAdjustments(settling, {
      ...{ startDate, endDate, version: null, previousVersion, reason, targetStartDate },
      people: changed.map(({ userId, difference, qualifiedDifference }) => ({
        ...{ userId, lines: difference, qualifiedOvertime: qualifiedDifference },
      })),
    });
  }
}

interface Neighbor {
  readonly neighbor: ClosedPayPeriod;
  readonly paid: PayrollVersion;
}

/** More days than punches can be apart and still affect each other's pay: two weeks of earlier hours, two workweeks and a day. */
const maxDaysApart = 35;

/** The closed periods whose pay depends on punches of a period, or on whose punches its pay depends. */
async function findNeighbors({ em, timelines }: Settling, closed: ClosedPayPeriod): Promise<Neighbor[]> {
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
    const { from, to } = findWindow({ startDate, endDate }, timelines);
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
async function settleNeighbor(settling: Settling, correction: Correction): Promise<PayrollVersion[]> {
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
      ...subtractEntry(entries[index], before, paid),
    }));
    await addAdjustments(settling, { ...describeAdjustment(version, paid), people });
  }
  if (!version) return [];
  await copyOtherEntries(settling, { versionId: version.id, paidVersionId: paid.id });
  return [version];
}

/** Time off and corrections of other periods stay as they were paid. Work is what the engine computes now. */
function replaceWork({ computed, paid, carriedOut, carriedQualified }: ChangedPay, period: DateRange): PayrollEntry {
  const { jobs: _jobs, ...parts } = computed;
  const paidLines = paid?.lines ?? [];
  const entry = assembleEntry({
    ...parts,
    lines: [
      ...computed.lines.filter((line) => !isTimeOff(line)),
      ...paidLines.filter((line) => isTimeOff(line) || !belongsTo(line, period)),
      ...carriedOut.filter((line) => !isTimeOff(line)),
    ],
  });
  return addCorrectedWorkweeks(
    addQualified(entry, carriedQualified),
    (paid?.workweeks ?? []).filter((workweek) => !overlap(workweek, period)),
  );
}
