import type { EntityManager } from '@mikro-orm/postgresql';
import { payKinds } from '../../pay-engine/index.js';
import { compareTexts } from '../../platform/paging/index.js';
import { everyRow, type RowOf, readRows } from '../../platform/read-model/index.js';
import { earningCodeReads } from './earning-code.reads.js';
import { defaultCodes, keyOf } from './earning-code.rules.js';
import type { EarningCodeView } from './earning-code.types.js';

const collator = new Intl.Collator('en', { numeric: true });

export async function presentEarningCodes(em: EntityManager): Promise<EarningCodeView[]> {
  const chosen = await readRows(em, earningCodeReads, everyRow, { parts: ['job', 'policy'] });
  const chosenByKey = new Map(chosen.map((row) => [keyOf(row), row]));
  const bases = defaultCodes.map((row) => {
    const { code } = chosenByKey.get(keyOf(row)) ?? row;
    const { kind, category } = row;
    return { kind, category, policy: null, job: null, code, isDefault: !chosenByKey.has(keyOf(row)) };
  });
  const specific = chosen
    .filter(({ jobId, policyId }) => jobId ?? policyId)
    .map(present)
    .toSorted((one, other) => comparePositions(positionOf(one), positionOf(other)));
  return [...bases, ...specific];
}

type Position = readonly [rank: number, name: string, id: string];

/** The place of a code in the list: those of jobs and policies follow the others. */
export function positionOf(code: EarningCodeView): Position {
  const { kind, category, job, policy } = code;
  const specific = job ?? policy;
  if (specific) return [defaultCodes.length + payKinds.indexOf(kind), specific.name, specific.id];
  return [defaultCodes.findIndex((each) => each.kind === kind && each.category === category), '', ''];
}

export function comparePositions([rank, name, id]: Position, [otherRank, otherName, otherId]: Position): number {
  return rank - otherRank || collator.compare(name, otherName) || compareTexts(id, otherId);
}

function present(row: RowOf<typeof earningCodeReads>): EarningCodeView {
  const { kind, category, policyId, policyName, jobId, jobName, code } = row;
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return { kind, category, policy: named(policyId, policyName), job: named(jobId, jobName), code, isDefault: false };
}
