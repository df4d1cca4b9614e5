import { Organization, readRuleTimeline } from '../../organization/index.js';
import { findLatestVersion, type OnPayPeriodClosed } from '../../pay-periods/index.js';
import { carryDifferences } from './carry-differences.service.js';
import { findNeighbors, settleNeighbor } from './neighbors.service.js';
import { keepPaidVersion, settleNewVersion } from './settle-version.service.js';
import type { Settling } from './settling.types.js';

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
  const rules = await readRuleTimeline(em, organizationId);
  const settling: Settling = { em, organizationId, rules, now: closedAt, closedBy };
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
