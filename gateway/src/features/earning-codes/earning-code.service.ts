import { z } from 'zod';
import { command, query, type SignedInContext } from '../../access/index.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { enforce } from '../../platform/errors/index.js';
import { forwardPageInput, pageOfList } from '../../platform/paging/index.js';
import { unchanged } from '../audit/index.js';
import { Job, unknownJob } from '../jobs/index.js';
import { PtoPolicy } from '../time-off/index.js';
import { EarningCode } from './earning-code.entity.js';
import { unknownCodedPolicy } from './earning-code.errors.js';
import { setEarningCodeInput } from './earning-code.inputs.js';
import { comparePositions, positionOf, presentEarningCodes } from './earning-code.presenter.js';
import { type CodedPay, codedPayMustExist } from './earning-code.rules.js';

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
