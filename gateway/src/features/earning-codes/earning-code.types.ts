import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { ptoCategory } from '../time-off/index.js';
import { payKind } from './pay-kind.types.js';

const codedPolicy = z.object({ id: z.uuid(), name: z.string().meta({ description: 'The name of the policy.' }) });
objectFromZod('EarningCodePolicy', codedPolicy, 'The time-off policy of an earning code.');

const codedJob = z.object({ id: z.uuid(), name: z.string().meta({ description: 'The name of the job.' }) });
objectFromZod('EarningCodeJob', codedJob, 'The job of an earning code.');

export const earningCodeView = z.object({
  kind: payKind.meta({ description: 'The kind of pay under this code.' }),
  category: ptoCategory.nullable().meta({ description: 'Time off under the policies of this category.' }),
  policy: codedPolicy.nullable().meta({ description: 'Time off under this policy, whatever its category.' }),
  job: codedJob.nullable().meta({ description: 'Work on this job.' }),
  code: z.string().meta({ description: 'The name of these pay lines at the payroll provider: REG.' }),
  isDefault: z.boolean().meta({ description: 'Whether the code is TimeTrack’s default.' }),
});
export type EarningCodeView = Readonly<z.infer<typeof earningCodeView>>;

export const EarningCodeType = objectFromZod(
  'EarningCode',
  earningCodeView,
  'The code of some pay lines at the payroll provider. The most specific code of a line is used: that of its job or policy, otherwise that of its kind or category.',
);
