import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { userName } from '../../identity/index.js';
import { payPeriodDays, periodVersion } from '../../pay-periods/index.js';
import { payLine, payrollPerson } from '../run/payroll-entry.types.js';

const payrollVersion = payPeriodDays.extend(periodVersion.shape);
export const PayrollVersionType = objectFromZod(
  'PayrollVersion',
  payrollVersion,
  'The pay of a closed period as it was exported. It is never changed or deleted; `payrollExport` reads it.',
);

export const payrollVersionJson = payrollVersion
  .extend({ closedBy: userName, cursor: z.string() })
  .meta({ id: 'PayrollVersion' });

const reason = enumOf(
  'PayrollAdjustmentReason',
  'CLOSED_AGAIN: the period was reopened and closed again. NEIGHBOR: closing another period changed the pay of a ' +
    'workweek that both share.',
  {
    CLOSED_AGAIN: 'The period was reopened and closed again.',
    NEIGHBOR: 'Closing another period changed the pay of a workweek that both share.',
  },
);

const payrollAdjustment = z.object({
  period: payPeriodDays.describe('The closed period whose pay changed.'),
  version: z.int().nullable().describe('The version that has the difference. Null if a later period pays it.'),
  previousVersion: z.int().describe('The version that it differs from, in force if `carriedTo` is set.'),
  reason: reason.describe('Why the pay changed.'),
  carriedTo: z.iso.date().nullable().describe('A day of the period that pays the difference. Null in a version.'),
  user: payrollPerson.describe('The person whose pay changed.'),
  lines: z
    .array(payLine)
    .readonly()
    .describe(
      'What is paid now, less what was paid before: one line with signed minutes for each date, timesheet, request, ' +
        'kind, rule and job on which they differ.',
    ),
  qualifiedOvertimeMinutes: z
    .int()
    .describe('Signed minutes of overtime that the FLSA itself requires, paid now, less those of before.'),
  at: z.date().describe('When the difference was stored.'),
});
export type PayrollAdjustmentView = z.infer<typeof payrollAdjustment>;
export const PayrollAdjustmentType = objectFromZod(
  'PayrollAdjustment',
  payrollAdjustment,
  'How a person’s pay for a closed period changed. Immutable.',
);

export const payrollAdjustmentJson = payrollAdjustment.extend({ cursor: z.string() }).meta({ id: 'PayrollAdjustment' });
