import type { EntityManager } from '@mikro-orm/postgresql';
import { payKinds } from '../../pay-engine/index.js';
import { Job } from '../jobs/index.js';
import { PtoPolicy } from '../time-off/index.js';
import { EarningCode } from './earning-code.entity.js';
import { type ChosenCode, defaultCodes, keyOf } from './earning-code.rules.js';
import type { EarningCodeView } from './earning-code.types.js';

const collator = new Intl.Collator('en', { numeric: true });

/** Every code of the organization: one for each kind and category, then those for jobs and policies by name. */
export async function presentEarningCodes(em: EntityManager): Promise<EarningCodeView[]> {
  const chosen = await em.find(EarningCode, {});
  const chosenByKey = new Map(chosen.map((row) => [keyOf(row), row]));
  const names = await readNames(em, chosen);
  const bases = defaultCodes.map((row) =>
    present(chosenByKey.get(keyOf(row)) ?? row, names, !chosenByKey.has(keyOf(row))),
  );
  const specific = chosen
    .filter(({ jobId, policyId }) => jobId ?? policyId)
    .map((row) => present(row, names, false))
    .toSorted(
      (one, other) =>
        payKinds.indexOf(one.kind) - payKinds.indexOf(other.kind) || collator.compare(nameOf(one), nameOf(other)),
    );
  return [...bases, ...specific];
}

type Names = ReadonlyMap<string, string>;

async function readNames(em: EntityManager, chosen: readonly ChosenCode[]): Promise<Names> {
  const idsOf = (pick: (row: ChosenCode) => string | null) => chosen.flatMap((row) => pick(row) ?? []);
  const jobs = await em.find(Job, { id: { $in: idsOf(({ jobId }) => jobId) } }, { fields: ['name'] });
  const policies = await em.find(PtoPolicy, { id: { $in: idsOf(({ policyId }) => policyId) } }, { fields: ['name'] });
  return new Map([...jobs, ...policies].map(({ id, name }) => [id, name]));
}

function present(
  { kind, category, policyId, jobId, code }: ChosenCode,
  names: Names,
  isDefault: boolean,
): EarningCodeView {
  const named = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  return { kind, category, policy: named(policyId), job: named(jobId), code, isDefault };
}

function nameOf({ job, policy }: EarningCodeView): string {
  return (job ?? policy)?.name ?? '';
}
