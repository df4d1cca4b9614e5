import { z } from 'zod';
import { query } from '../../../access/index.js';
import { type Feed, pageInput, pageOfFeed, presentPage } from '../../../platform/paging/index.js';
import { presentUser } from '../../identity/index.js';
import { PayrollVersion } from '../../pay-periods/index.js';
import type { PayrollVersionView } from './payroll-versions.types.js';

/** The feed only pages forward. */
const payrollVersionsInput = z.object({ first: pageInput.first, after: pageInput.after });

/**
 * Every version of every payroll of the organization, in the order in which they were made. A client that keeps the last
 * cursor and calls again misses no version and sees none twice: closing holds a lock until it commits, so that no version
 * appears before a cursor that was already returned.
 */
export const payrollVersions = query('payrollVersions', payrollVersionsInput, async ({ em, viewer }, page) => {
  const feed: Feed<PayrollVersion> = {
    organizationId: viewer.organizationId,
    readAfter: (position, limit) =>
      em.find(
        PayrollVersion,
        { position: { $gt: position } },
        { orderBy: { position: 'asc' }, limit, populate: ['closedBy'] },
      ),
    readLastPosition: async () =>
      (await em.findOne(PayrollVersion, { position: { $gt: 0 } }, { orderBy: { position: 'desc' } }))?.position ?? 0,
    countAll: () => em.count(PayrollVersion),
  };
  return presentPage(await pageOfFeed(feed, page), (versions) => versions.map(presentVersion));
});

function presentVersion(found: PayrollVersion): PayrollVersionView {
  const { startDate, endDate, version, reason, closedAt, closedBy } = found;
  return { startDate, endDate, version, reason, closedAt, closedBy: presentUser(closedBy) };
}
