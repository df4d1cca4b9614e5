import type { EntityManager } from '@mikro-orm/postgresql';
import type { RuleTimeline } from '../../../pay-engine/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { type CodeLookup, readCodeLookup } from '../../earning-codes/index.js';
import type { PayFactsByPerson } from './pay-facts.queries.js';
import type { PayNames } from './pay-lines.presenter.js';
import type { PayDepth, PayRun } from './pay-run.types.js';

interface RunNames {
  readonly jobs: Map<string, string>;
  readonly policies: Map<string, string>;
  codeOf: Promise<CodeLookup> | undefined;
}

/** Each run has its own timeline. */
const namesByRun = new WeakMap<RuleTimeline, RunNames>();

export async function readPayNames(
  em: EntityManager,
  { organizationId, rules }: PayRun,
  facts: readonly PayFactsByPerson[],
  depth: PayDepth,
): Promise<PayNames> {
  const names = namesByRun.get(rules) ?? { jobs: new Map(), policies: new Map(), codeOf: undefined };
  namesByRun.set(rules, names);
  const { jobIds, policyIds } = listUnknown(facts, names);
  await addNames(em, organizationId, selectJobs, jobIds, names.jobs);
  if (depth === 'SUMS') return { jobs: names.jobs, policies: names.policies, codeOf: () => '' };
  await addNames(em, organizationId, selectPolicies, policyIds, names.policies);
  names.codeOf ??= readCodeLookup(em).then(rememberCodes);
  return { jobs: names.jobs, policies: names.policies, codeOf: await names.codeOf };
}

function listUnknown(facts: readonly PayFactsByPerson[], { jobs, policies }: RunNames) {
  const jobIds = new Set(facts.flatMap((each) => [...each.jobIds]).filter((id) => !jobs.has(id)));
  const policyIds = new Set(facts.flatMap((each) => [...each.policyIds]).filter((id) => !policies.has(id)));
  return { jobIds, policyIds };
}

const selectJobs = 'select id, name from jobs where organization_id = :organization and id = any(?::uuid[])';
const selectPolicies =
  'select id, name from pto_policies where organization_id = :organization and id = any(?::uuid[])';

async function addNames(
  em: EntityManager,
  organizationId: string,
  statement: string,
  ids: ReadonlySet<string>,
  names: Map<string, string>,
): Promise<void> {
  if (ids.size === 0) return;
  const sql = tenantSql(em, organizationId);
  const rows = await sql.query<{ readonly id: string; readonly name: string }>(statement, [arrayLiteral(ids)]);
  for (const { id, name } of rows) names.set(id, name);
}

/** Looks up each code once: 100,000 lines have a few codes. */
function rememberCodes(codeOf: CodeLookup): CodeLookup {
  const work = new Map<string, Map<string | null, string>>();
  return (pay) => {
    const codes = work.get(pay.kind) ?? new Map<string | null, string>();
    work.set(pay.kind, codes);
    const id = pay.kind === 'PTO' ? pay.policyId : pay.jobId;
    const code = codes.get(id) ?? codeOf(pay);
    codes.set(id, code);
    return code;
  };
}
