import type { EntityManager } from '@mikro-orm/postgresql';
import type { PayKind } from '../../pay-engine/index.js';
import { everyRow, readRows } from '../../platform/read-model/index.js';
import { listPolicies } from '../time-off/index.js';
import { earningCodeReads } from './earning-code.reads.js';
import { createCodeLookup } from './earning-code.rules.js';

/** The parts of a pay line that determine its code. */
interface PayToCode {
  readonly kind: PayKind;
  readonly policyId: string | null;
  readonly jobId: string | null;
}

/** Finds the earning code of a pay line. */
export type CodeLookup = (pay: PayToCode) => string;

/** Reads the organization's earning codes, with two statements. */
export async function readCodeLookup(em: EntityManager): Promise<CodeLookup> {
  const [chosen, policies] = await Promise.all([readRows(em, earningCodeReads, everyRow), listPolicies(em, true)]);
  const categories = new Map(policies.map(({ id, category }) => [id, category]));
  const codeOf = createCodeLookup(chosen);
  return (pay) => codeOf({ ...pay, category: (pay.policyId && categories.get(pay.policyId)) || null });
}
