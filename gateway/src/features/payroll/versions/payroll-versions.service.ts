import { z } from 'zod';
import { query } from '../../../access/index.js';
import { pageInput, presentPage } from '../../../platform/paging/index.js';
import { readFeed } from '../../../platform/read-model/index.js';
import { chooseCloserParts, payrollVersionReads, presentPayrollVersion } from '../../pay-periods/index.js';

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
