import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.builder.js';
import { userName, userView } from '../../identity/index.js';
import { payPeriodDays, payrollVersionReason } from '../../pay-periods/index.js';

const payrollVersion = payPeriodDays.extend({
  version: z.int().meta({ description: 'Counted from 1 for each period.' }),
  reason: payrollVersionReason,
  closedAt: z.date().meta({ description: 'When this version was made.' }),
  closedBy: userView.meta({ description: 'Who closed the period, or the neighbor whose closing changed its pay.' }),
});
export type PayrollVersionView = z.infer<typeof payrollVersion>;
export const PayrollVersionType = objectFromZod(
  'PayrollVersion',
  payrollVersion,
  'The pay of a closed period as it was exported. It is never changed or deleted; `payrollExport` reads it.',
);

/** One version in REST, with the cursor that continues after it. */
export const payrollVersionJson = payrollVersion.extend({ closedBy: userName, cursor: z.string() });
