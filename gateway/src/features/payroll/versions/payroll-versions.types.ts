import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { userName } from '../../identity/index.js';
import { payPeriodDays, periodVersion } from '../../pay-periods/index.js';

const payrollVersion = payPeriodDays.extend(periodVersion.shape);
export const PayrollVersionType = objectFromZod(
  'PayrollVersion',
  payrollVersion,
  'The pay of a closed period as it was exported. It is never changed or deleted; `payrollExport` reads it.',
);

export const payrollVersionJson = payrollVersion
  .extend({ closedBy: userName, cursor: z.string() })
  .meta({ id: 'PayrollVersion' });
