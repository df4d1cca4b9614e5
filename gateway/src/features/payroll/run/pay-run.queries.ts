import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import { computePay, findPunchWindow, type RuleTimeline } from '../../../pay-engine/index.js';
import { type CodeLookup, readCodeLookup } from '../../earning-codes/index.js';
import { Job } from '../../jobs/index.js';
import { readRuleTimeline } from '../../organization/index.js';
import { PtoPolicy } from '../../time-off/index.js';
import { addLines } from './assemble-entry.rules.js';
import { loadCarriedLines } from './carried-lines.queries.js';
import { addCorrectedWorkweeks, findCorrectedDates } from './corrected-workweeks.rules.js';
import { loadPayFacts, type PayFacts } from './pay-facts.queries.js';
import { type PayNames, presentEntry, presentWorkweeks } from './pay-lines.presenter.js';
import type { PayrollEntry, PayrollLine, PayrollPerson } from './payroll-entry.types.js';

/** The parameters of one computation of pay, the same for every person in it. */
export interface PayRun {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly rules: RuleTimeline;
  /** Open timesheets have run until this instant. */
  readonly now: Date;
  /** Whether to add the corrections that are carried into or out of the period to the pay that the engine computes. */
  readonly hasCarriedLines: boolean;
}

/** A run under the organization's rules. */
export async function createPayRun(
  em: EntityManager,
  organizationId: string,
  { period, now, hasCarriedLines }: Pick<PayRun, 'period' | 'now' | 'hasCarriedLines'>,
): Promise<PayRun> {
  return { organizationId, period, rules: await readRuleTimeline(em, organizationId), now, hasCarriedLines };
}

/** The facts from which the pay of some people is computed. */
export interface PayrollFacts {
  readonly people: readonly PayrollPerson[];
  readonly factsByPerson: ReadonlyMap<string, PayFacts>;
  readonly names: PayNames;
  readonly carriedLines: ReadonlyMap<string, readonly PayrollLine[]>;
  /** Work outside the period that carried lines correct. */
  readonly corrected: CorrectedWork | null;
}

interface CorrectedWork {
  readonly dates: DateRange;
  readonly factsByPerson: ReadonlyMap<string, PayFacts>;
}

/** Loads the facts of these people, in at most seven statements, or in eleven if corrections are carried. */
export async function loadPayrollFacts(
  em: EntityManager,
  run: PayRun,
  people: readonly PayrollPerson[],
): Promise<PayrollFacts> {
  const { organizationId, period, rules } = run;
  const window = findPunchWindow(period, rules);
  const userIds = people.map(({ id }) => id);
  const factsByPerson = await loadPayFacts(em, { organizationId, period, window, userIds });
  const carriedLines = run.hasCarriedLines ? await loadCarriedLines(em, run, userIds) : new Map();
  const corrected = await loadCorrectedWork(em, run, carriedLines);
  const facts = [...factsByPerson.values(), ...(corrected?.factsByPerson.values() ?? [])];
  return { people, factsByPerson, names: await loadNames(em, facts, rules), carriedLines, corrected };
}

async function loadCorrectedWork(
  em: EntityManager,
  { organizationId, period, rules }: PayRun,
  carriedLines: PayrollFacts['carriedLines'],
): Promise<CorrectedWork | null> {
  const dates = findCorrectedDates([...carriedLines.values()].flat(), period);
  if (!dates) return null;
  const window = findPunchWindow(dates, rules);
  const userIds = [...carriedLines.keys()];
  return { dates, factsByPerson: await loadPayFacts(em, { organizationId, period: dates, window, userIds }) };
}

/** The pay of these people, in the same order. */
export function computeEntries(
  { period, rules, now }: PayRun,
  { people, factsByPerson, names, carriedLines, corrected }: PayrollFacts,
): PayrollEntry[] {
  return people.map((user) => {
    const { punches = [], timeOff = [] } = factsByPerson.get(user.id) ?? {};
    const entry = presentEntry(user, computePay({ rules, period, punches, timeOff, now }), names);
    const carried = carriedLines.get(user.id);
    if (!carried) return entry;
    const all = addLines(entry, carried);
    const correctedFacts = corrected?.factsByPerson.get(user.id);
    if (!corrected || !correctedFacts) return all;
    const pay = computePay({ rules, period: corrected.dates, ...correctedFacts, timeOff: [], now });
    return addCorrectedWorkweeks(all, presentWorkweeks(pay.workweeks, names));
  });
}

const codesByRun = new WeakMap<RuleTimeline, Promise<CodeLookup>>();

/** The earning codes of a run, read once for all its batches. Each run has its own timeline. */
function readCodes(em: EntityManager, rules: RuleTimeline): Promise<CodeLookup> {
  const codes = codesByRun.get(rules) ?? readCodeLookup(em);
  codesByRun.set(rules, codes);
  return codes;
}

async function loadNames(em: EntityManager, facts: readonly PayFacts[], rules: RuleTimeline): Promise<PayNames> {
  const jobIds = new Set(facts.flatMap(({ punches }) => punches.flatMap(({ jobId }) => jobId ?? [])));
  const policyIds = new Set(facts.flatMap(({ timeOff }) => timeOff.map(({ policyId }) => policyId)));
  const jobs = jobIds.size === 0 ? [] : await em.find(Job, { id: { $in: [...jobIds] } }, { fields: ['name'] });
  const policies =
    policyIds.size === 0 ? [] : await em.find(PtoPolicy, { id: { $in: [...policyIds] } }, { fields: ['name'] });
  return {
    jobs: new Map(jobs.map(({ id, name }) => [id, name])),
    policies: new Map(policies.map(({ id, name }) => [id, name])),
    codeOf: await readCodes(em, rules),
  };
}
