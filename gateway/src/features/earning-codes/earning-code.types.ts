import { z } from 'zod';
import { type PayKind, payKinds } from '../../pay-engine/index.js';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../platform/graphql/schema/types-from-zod.js';
import { ptoCategory } from '../time-off/index.js';

export const payKind = enumOf<PayKind>(
  'PayKind',
  'How minutes are paid. PTO is paid time off.',
  {
    REGULAR: 'Paid at the regular rate.',
    OVERTIME: 'Paid at one and a half times the regular rate.',
    DOUBLE_TIME: 'Paid at twice the regular rate.',
    MEAL_PREMIUM: 'An hour for a meal break that was not provided (California).',
    REST_PREMIUM: 'An hour for a rest break that was not provided (California).',
    PTO: 'Paid time off.',
  },
  `Kind must be one of ${payKinds.join(', ')}`,
);

const codedPolicy = z.object({ id: z.uuid(), name: z.string().describe('The name of the policy.') });
objectFromZod('EarningCodePolicy', codedPolicy, 'The time-off policy of an earning code.');

const codedJob = z.object({ id: z.uuid(), name: z.string().describe('The name of the job.') });
objectFromZod('EarningCodeJob', codedJob, 'The job of an earning code.');

export const earningCodeView = z.object({
  kind: payKind.describe('The kind of pay under this code.'),
  category: ptoCategory.nullable().describe('Time off under the policies of this category.'),
  policy: codedPolicy.nullable().describe('Time off under this policy, whatever its category.'),
  job: codedJob.nullable().describe('Work on this job.'),
  code: z.string().describe('The name of these pay lines at the payroll provider: REG.'),
  isDefault: z.boolean().describe('Whether the code is TimeTrack’s default.'),
});
export type EarningCodeView = Readonly<z.infer<typeof earningCodeView>>;

export const EarningCodeType = objectFromZod(
  'EarningCode',
  earningCodeView,
  'The code of some pay lines at the payroll provider. The most specific code of a line is used: that of its job or policy, otherwise that of its kind or category.',
);
