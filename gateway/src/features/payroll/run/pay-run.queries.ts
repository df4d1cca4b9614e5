import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { computePay, listPayLines, type PayInput, summarizePay } from '../../../pay-engine/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { type CodeLookup, readCodeLookup } from '../../earning-codes/index.js';
import { readPayTimelines } from '../../employment/index.js';
import { addCarried, addCorrectedWorkweeks, type CarriedPay, findCorrectedDates } from './assemble-entry.rules.js';
import { loadCarriedPay } from './carried-pay.queries.js';
import { loadPayFacts, type PayFactsByPerson } from './pay-facts.queries.js';
import { type PayNames, presentEntry, presentLines, presentSummary, presentWorkweeks } from './pay-lines.presenter.js';
import { findWindow } from './pay-window.rules.js';
import {
  type PayDepth,
  type PayRun,
  type PayrollEntry,
  type PayrollLines,
  type PayrollPerson,
  type PayrollSummary,
  type RunNames,
  summarizeEntry,
} from './payroll-entry.types.js';

export async function createPayRun(
  em: EntityManager,
  organizationId: string,
  { period, userIds, now, hasCarriedLines }: Pick<PayRun, 'period' | 'userIds' | 'now' | 'hasCarriedLines'>,
): Promise<PayRun> {
  return startPayRun({
    organizationId,
    period,
    userIds,
    timelines: await readPayTimelines(em, organizationId, null),
    now,
    hasCarriedLines,
  });
}

export function startPayRun(parts: Omit<PayRun, 'names'>): PayRun {
  return { ...parts, names: { jobs: new Map(), policies: new Map(), codeOf: undefined } };
}

export interface PayrollFacts {
  readonly people: readonly PayrollPerson[];
  readonly factsByPerson: PayFactsByPerson;
  readonly names: PayNames;
  readonly carried: ReadonlyMap<string, CarriedPay>;
  /** Work outside the period that carried lines correct. */
  readonly corrected: CorrectedWork | null;
}

interface CorrectedWork {
  readonly dates: DateRange;
  readonly factsByPerson: PayFactsByPerson;
}

/**
 * Loads the facts of these people in one statement, with two more if corrections are carried. A run also looks up each job,
 * each policy and its earning codes once.
 */
export async function loadPayrollFacts(
  em: EntityManager,
  run: PayRun,
  people: readonly PayrollPerson[],
  depth: PayDepth = 'LINES',
): Promise<PayrollFacts> {
  const { organizationId, period, timelines } = run;
  const window = findWindow(period, timelines);
  const userIds = people.map(({ id }) => id);
  const factsByPerson = await loadPayFacts(em, { organizationId, period, window, userIds });
  const carried = run.hasCarriedLines ? await loadCarriedPay(em, run, userIds) : new Map<string, CarriedPay>();
  const namesOf = carried.size > 0 ? 'LINES' : depth;
  const corrected = await loadCorrectedWork(em, run, carried);
  const facts = corrected ? [factsByPerson, corrected.factsByPerson] : [factsByPerson];
  return { people, factsByPerson, names: await readPayNames(em, run, facts, namesOf), carried, corrected };
}

async function loadCorrectedWork(
  em: EntityManager,
  { organizationId, period, timelines }: PayRun,
  carried: PayrollFacts['carried'],
): Promise<CorrectedWork | null> {
  const dates = findCorrectedDates(
    [...carried.values()].flatMap(({ lines }) => lines),
    period,
  );
  if (!dates) return null;
  const window = findWindow(dates, timelines);
  const userIds = [...carried.keys()];
  return { dates, factsByPerson: await loadPayFacts(em, { organizationId, period: dates, window, userIds }) };
}

export function computeEntries(run: PayRun, facts: PayrollFacts): PayrollEntry[] {
  return facts.people.map((user) => computeEntry(run, facts, user));
}

export function computeSummary(run: PayRun, facts: PayrollFacts, user: PayrollPerson): PayrollSummary {
  return facts.carried.has(user.id)
    ? summarizeEntry(computeEntry(run, facts, user))
    : presentSummary(user, summarizePay(toPayInput(run, user, facts.factsByPerson)), facts.names);
}

export function computeLines(run: PayRun, facts: PayrollFacts, user: PayrollPerson): PayrollLines {
  return facts.carried.has(user.id)
    ? computeEntry(run, facts, user)
    : { user, lines: presentLines(listPayLines(toPayInput(run, user, facts.factsByPerson)), facts.names) };
}

export function computeEntry(
  run: PayRun,
  { factsByPerson, names, carried: carriedPay, corrected }: PayrollFacts,
  user: PayrollPerson,
): PayrollEntry {
  const entry = presentEntry(user, computePay(toPayInput(run, user, factsByPerson)), names);
  const carried = carriedPay.get(user.id);
  if (!carried) return entry;
  const all = addCarried(entry, carried);
  if (!corrected) return all;
  const pay = computePay({
    ...toPayInput(run, user, corrected.factsByPerson),
    period: corrected.dates,
    timeOff: [],
  });
  return addCorrectedWorkweeks(all, presentWorkweeks(pay.workweeks, names));
}

function toPayInput(
  { timelines, period, now }: PayRun,
  { id }: Pick<PayrollPerson, 'id'>,
  factsByPerson: PayFactsByPerson,
): PayInput {
  return { rules: timelines.of(id), period, now, ...factsByPerson.of(id) };
}

async function readPayNames(
  em: EntityManager,
  { organizationId, names }: PayRun,
  facts: readonly PayFactsByPerson[],
  depth: PayDepth,
): Promise<PayNames> {
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
