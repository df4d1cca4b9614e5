import { z } from 'zod';
import { query } from '../../../access/index.js';
import { calendarDate, instant } from '../../../platform/inputs/date.js';
import { pageInput, presentPage } from '../../../platform/paging/index.js';
import {
  allOf,
  everyRow,
  type PartOf,
  type RowOf,
  readFeed,
  toInstant,
  where,
} from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { chooseCloserParts, payrollVersionReads, presentPayrollVersion } from '../../pay-periods/index.js';
import { sumWeeks } from '../run/qualified-weeks.rules.js';
import { payrollAdjustmentReads } from './payroll-adjustment.reads.js';
import type { PayrollAdjustmentView } from './payroll-adjustments.types.js';

/** The feed only pages forward. */
const payrollVersionsInput = z.object({ first: pageInput.first, after: pageInput.after });

/**
 * Every version of every payroll of the organization, in the order in which they were made. A client that keeps the last
 * cursor and calls again misses no version and sees none twice: closing holds a lock until it commits, so that no version
 * appears before a cursor that was already returned.
 */
export const payrollVersions = query('payrollVersions', payrollVersionsInput, async (context, page) => {
  const { em, viewer, selection } = context;
  const parts = chooseCloserParts(selection.at('edges.node'));
  const found = await readFeed(em, payrollVersionReads, { organizationId: viewer.organizationId, page, parts });
  return presentPage(found, (rows) =>
    rows.map((row) => ({ startDate: row.startDate, endDate: row.endDate, ...presentPayrollVersion(row) })),
  );
});

const unreadable = 'Since must be an instant such as 2026-03-08T09:00:00-07:00';

/** The feed only pages forward. */
const payrollAdjustmentsInput = z.object({
  since: instant({ missing: unreadable, unreadable })
    .nullish()
    .describe('Leaves out what changed before this instant.'),
  startDate: calendarDate('Start date')
    .nullish()
    .describe('Only changes of the closed period that starts on this date.'),
  first: pageInput.first,
  after: pageInput.after,
});

/** How the pay of closed periods changed, one entry per person and change, in the order in which they were stored. */
export const payrollAdjustments = query(
  'payrollAdjustments',
  payrollAdjustmentsInput,
  async ({ em, viewer, selection }, { since, startDate, ...page }) => {
    const condition = allOf(
      since ? where`at >= ${since}` : everyRow,
      startDate ? where`start_date = ${startDate}::date` : everyRow,
    );
    const parts = chooseParts(selection.at('edges.node'));
    const { organizationId } = viewer;
    const found = await readFeed(em, payrollAdjustmentReads, { organizationId, condition, page, parts });
    return presentPage(found, (rows) => rows.map(presentAdjustment));
  },
);

function chooseParts(selection: Selection): PartOf<typeof payrollAdjustmentReads>[] {
  const wantsPerson = selection.at('user').wantsBesides(['id']);
  return [...(selection.wants('lines') ? (['lines'] as const) : []), ...(wantsPerson ? (['person'] as const) : [])];
}

function presentAdjustment(row: RowOf<typeof payrollAdjustmentReads>): PayrollAdjustmentView {
  const { startDate, endDate, version, previousVersion, reason, targetStartDate, userId, lines, at } = row;
  const { firstName, lastName, email, employeeNumber, payrollIds } = row;
  return {
    period: { startDate, endDate },
    ...{ version, previousVersion, reason, carriedTo: targetStartDate, lines, at: toInstant(at) },
    qualifiedOvertimeMinutes: sumWeeks(row.qualifiedOvertime),
    user: { id: userId, firstName, lastName, email, employeeNumber, payrollIds },
  };
}
