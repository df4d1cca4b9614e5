import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../access/index.js';
import { payKinds } from '../../pay-engine/index.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { enforce } from '../../platform/errors/index.js';
import { compareTexts, forwardPageInput, pageOfList } from '../../platform/paging/index.js';
import { everyRow, type RowOf, readRows } from '../../platform/read-model/index.js';
import { unchanged } from '../audit/index.js';
import { Job, unknownJob } from '../jobs/index.js';
import { PtoPolicy } from '../time-off/index.js';
import { EarningCode } from './earning-code.entity.js';
import { setEarningCodeInput } from './earning-code.inputs.js';
import { earningCodeReads } from './earning-code.queries.js';
import { type CodedPay, codedPayMustExist, defaultCodes, keyOf, unknownCodedPolicy } from './earning-code.rules.js';
import type { EarningCodeView } from './earning-code.types.js';

export const earningCodes = query('earningCodes', z.object({}), ({ em }) => presentEarningCodes(em));

export const earningCodePage = query('earningCodes', z.object(forwardPageInput), async ({ em }, page) =>
  pageOfList(
    await presentEarningCodes(em),
    { name: 'earningCodes', keyOf: positionOf, compare: comparePositions },
    page,
  ),
);

const upsert = `
  insert into earning_codes (organization_id, kind, category, policy_id, job_id, code)
  values (:organization, ?, ?, ?, ?, ?)
  on conflict (organization_id, kind, category, policy_id, job_id) do update set code = excluded.code`;

/**
 * Chooses the code of some pay lines, or restores the default with null. Repeating the call changes nothing. Settled pay
 * keeps the codes that it was settled with. Fails with NOT_FOUND for an unknown job or policy.
 */
export const setEarningCode = command('setEarningCode', setEarningCodeInput, async (context, input) => {
  const { em, viewer, record } = context;
  const { kind, category = null, policyId = null, jobId = null, code } = input;
  const pay: CodedPay = { kind, category, policyId, jobId };
  enforce(codedPayMustExist(pay));
  const name = await requireName(context, pay);
  const before = await em.findOne(EarningCode, { ...pay });
  if (code === null) await em.nativeDelete(EarningCode, { ...pay });
  else await tenantSql(em).run(upsert, [kind, category, policyId, jobId, code]);
  record({
    action: 'earning-code.changed',
    subjectType: 'ORGANIZATION',
    subjectId: viewer.organizationId,
    changes: {
      kind: unchanged(kind),
      ...(category && { category: unchanged(category) }),
      ...(name && { [jobId ? 'job' : 'policy']: unchanged(name) }),
      earningCode: { before: before?.code ?? null, after: code },
    },
  });
  return presentEarningCodes(em);
});

async function requireName({ em }: SignedInContext, { jobId, policyId }: CodedPay): Promise<string | null> {
  if (jobId) {
    const job = await em.findOne(Job, jobId);
    if (!job) throw unknownJob();
    return job.name;
  }
  if (!policyId) return null;
  const policy = await em.findOne(PtoPolicy, policyId);
  if (!policy) throw unknownCodedPolicy();
  return policy.name;
}

const collator = new Intl.Collator('en', { numeric: true });

async function presentEarningCodes(em: EntityManager): Promise<EarningCodeView[]> {
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
function positionOf(code: EarningCodeView): Position {
  const { kind, category, job, policy } = code;
  const specific = job ?? policy;
  if (specific) return [defaultCodes.length + payKinds.indexOf(kind), specific.name, specific.id];
  return [defaultCodes.findIndex((each) => each.kind === kind && each.category === category), '', ''];
}

function comparePositions([rank, name, id]: Position, [otherRank, otherName, otherId]: Position): number {
  return rank - otherRank || collator.compare(name, otherName) || compareTexts(id, otherId);
}

function present(row: RowOf<typeof earningCodeReads>): EarningCodeView {
  const { kind, category, policyId, policyName, jobId, jobName, code } = row;
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return { kind, category, policy: named(policyId, policyName), job: named(jobId, jobName), code, isDefault: false };
}
