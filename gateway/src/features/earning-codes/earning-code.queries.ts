import type { EntityManager } from '@mikro-orm/postgresql';
import type { PayKind } from '../../pay-engine/index.js';
import { everyRow, readRows } from '../../platform/read-model/index.js';
import { listPolicies } from '../time-off/index.js';
import { earningCodeReads } from './earning-code.reads.js';
import { createCodeLookup } from './earning-code.rules.js';

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
