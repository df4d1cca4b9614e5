import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { payPeriodDays } from '../../pay-periods/index.js';
import { payLine, payrollPerson } from '../run/payroll-entry.types.js';

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
  period: payPeriodDays.meta({ description: 'The closed period whose pay changed.' }),
  version: z.int().nullable().meta({
    description: 'The version that has the difference. Null if a later period pays it.',
  }),
  previousVersion: z.int().meta({
    description: 'The version that it differs from, in force if `carriedTo` is set.',
  }),
  reason: reason.meta({ description: 'Why the pay changed.' }),
  carriedTo: z.iso.date().nullable().meta({
    description: 'A day of the period that pays the difference. Null in a version.',
  }),
  user: payrollPerson.meta({ description: 'The person whose pay changed.' }),
  lines: z
    .array(payLine)
    .readonly()
    .meta({
      description:
        'What is paid now, less what was paid before: one line with signed minutes for each date, timesheet, request, ' +
        'kind, rule and job on which they differ.',
    }),
  at: z.date().meta({ description: 'When the difference was stored.' }),
});
export type PayrollAdjustmentView = z.infer<typeof payrollAdjustment>;
export const PayrollAdjustmentType = objectFromZod(
  'PayrollAdjustment',
  payrollAdjustment,
  'How a person’s pay for a closed period changed. Immutable.',
);

export const payrollAdjustmentJson = payrollAdjustment.extend({ cursor: z.string() }).meta({ id: 'PayrollAdjustment' });
