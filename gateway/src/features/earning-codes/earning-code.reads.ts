import type { PayKind } from '../../pay-engine/index.js';
import { nullable, readModel, text, toOneOrNone, uuid } from '../../platform/read-model/index.js';
import type { PtoCategory } from '../time-off/index.js';

export const earningCodeReads = readModel('earning_codes', {
  columns: {
    kind: text<PayKind>('kind'),
    category: nullable(text<PtoCategory>('category')),
    policyId: nullable(uuid('policy_id')),
    jobId: nullable(uuid('job_id')),
    code: text('code'),
  },
  parts: {
    job: toOneOrNone('jobs', 'job_id', { jobName: text('name') }),
    policy: toOneOrNone('pto_policies', 'policy_id', { policyName: text('name') }),
  },
});
