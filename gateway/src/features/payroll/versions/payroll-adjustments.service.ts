import { z } from 'zod';
import { query } from '../../../access/index.js';
import { calendarDate, instant } from '../../../platform/inputs/date.inputs.js';
import { type Feed, pageInput, pageOfFeed, presentPage } from '../../../platform/paging/index.js';
import { PayrollAdjustment } from '../corrections/payroll-adjustment.entity.js';
import { toPayrollPerson } from '../run/people-on-payroll.queries.js';
import type { PayrollAdjustmentView } from './payroll-adjustments.types.js';

const unreadable = 'Since must be an instant such as 2026-03-08T09:00:00-07:00';

/** The feed only pages forward. */
const payrollAdjustmentsInput = z.object({
  since: instant({ missing: unreadable, unreadable }).nullish(),
  startDate: calendarDate('Start date').nullish(),
  first: pageInput.first,
  after: pageInput.after,
});

/** How the pay of closed periods changed, one entry per person and change, in the order in which they were stored. */
export const payrollAdjustments = query(
  'payrollAdjustments',
  payrollAdjustmentsInput,
  async ({ em, viewer }, { since, startDate, ...page }) => {
    const where = { ...(since && { at: { $gte: since } }), ...(startDate && { startDate }) };
    const feed: Feed<PayrollAdjustment> = {
      organizationId: viewer.organizationId,
      readAfter: (position, limit) =>
        em.find(
          PayrollAdjustment,
          { ...where, position: { $gt: position } },
          { orderBy: { position: 'asc' }, limit, populate: ['user'] },
        ),
      readLastPosition: async () =>
        (await em.findOne(PayrollAdjustment, { position: { $gt: 0 } }, { orderBy: { position: 'desc' } }))?.position ??
        0,
      countAll: () => em.count(PayrollAdjustment, where),
    };
    return presentPage(await pageOfFeed(feed, page), (adjustments) => adjustments.map(presentAdjustment));
  },
);

function presentAdjustment(found: PayrollAdjustment): PayrollAdjustmentView {
  const { startDate, endDate, version, previousVersion, reason, targetStartDate, user, lines, at } = found;
  return {
    period: { startDate, endDate },
    ...{ version, previousVersion, reason, carriedTo: targetStartDate, lines, at },
    user: toPayrollPerson(user),
  };
}
