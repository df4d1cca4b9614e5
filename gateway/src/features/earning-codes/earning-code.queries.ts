import type { EntityManager } from '@mikro-orm/postgresql';
import type { PayKind } from '../../pay-engine/index.js';
import { everyRow, nullable, readModel, readRows, text, toOneOrNone, uuid } from '../../platform/read-model/index.js';
import { listPolicies, type PtoCategory } from '../time-off/index.js';
import { createCodeLookup } from './earning-code.rules.js';

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

interface PayToCode {
  readonly kind: PayKind;
  readonly policyId: string | null;
  readonly jobId: string | null;
}

export type CodeLookup = (pay: PayToCode) => string;

export async function readCodeLookup(em: EntityManager): Promise<CodeLookup> {
  const [chosen, policies] = await Promise.all([readRows(em, earningCodeReads, everyRow), listPolicies(em, true)]);
  const categories = new Map(policies.map(({ id, category }) => [id, category]));
  const codeOf = createCodeLookup(chosen);
  return (pay) => codeOf({ ...pay, category: (pay.policyId && categories.get(pay.policyId)) || null });
}
