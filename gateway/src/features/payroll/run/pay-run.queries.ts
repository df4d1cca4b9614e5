import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import { computePay, findPunchWindow, type PersonPay, type RuleTimeline } from '../../../pay-engine/index.js';
import { Job } from '../../jobs/index.js';
import { readRuleTimeline } from '../../organization/index.js';
import { loadPayFacts, type PayFacts } from './pay-facts.queries.js';
import type { PayrollEntry, PayrollPerson } from './payroll-entry.types.js';

/** The parameters of one computation of pay, the same for every person in it. */
export interface PayRun {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly rules: RuleTimeline;
  /** Open timesheets have run until this instant. */
  readonly now: Date;
}

/** A run under the organization's rules. */
export async function createPayRun(
  em: EntityManager,
  organizationId: string,
  period: DateRange,
  now: Date,
): Promise<PayRun> {
  return { organizationId, period, rules: await readRuleTimeline(em, organizationId), now };
}

/** The facts from which the pay of some people is computed. */
export interface PayrollFacts {
  readonly people: readonly PayrollPerson[];
  readonly factsByPerson: ReadonlyMap<string, PayFacts>;
  readonly jobNames: ReadonlyMap<string, string>;
}

/** Loads the facts of these people in four statements. */
export async function loadPayrollFacts(
  em: EntityManager,
  run: PayRun,
  people: readonly PayrollPerson[],
): Promise<PayrollFacts> {
  const { organizationId, period, rules } = run;
  const window = findPunchWindow(period, rules);
  const userIds = people.map(({ id }) => id);
  const factsByPerson = await loadPayFacts(em, { organizationId, period, window, userIds });
  return { people, factsByPerson, jobNames: await loadJobNames(em, factsByPerson) };
}

/** The pay of these people, in the same order. */
export function computeEntries(
  { period, rules, now }: PayRun,
  { people, factsByPerson, jobNames }: PayrollFacts,
): PayrollEntry[] {
  return people.map((user) => {
    const { punches = [], timeOff = [] } = factsByPerson.get(user.id) ?? {};
    const pay = computePay({ rules, period, punches, timeOff, now });
    return { user, ...pay, jobs: nameJobs(pay, jobNames) };
  });
}

function nameJobs({ jobs }: PersonPay, jobNames: ReadonlyMap<string, string>): PayrollEntry['jobs'] {
  return jobs.map(({ jobId, minutes }) => ({
    job: jobId === null ? null : { id: jobId, name: jobNames.get(jobId) ?? '' },
    minutes,
  }));
}

async function loadJobNames(
  em: EntityManager,
  factsByPerson: ReadonlyMap<string, PayFacts>,
): Promise<ReadonlyMap<string, string>> {
  const punches = [...factsByPerson.values()].flatMap((facts) => facts.punches);
  const ids = new Set(punches.flatMap(({ jobId }) => jobId ?? []));
  if (ids.size === 0) return new Map();
  const jobs = await em.find(Job, { id: { $in: [...ids] } }, { fields: ['name'] });
  return new Map(jobs.map(({ id, name }) => [id, name]));
}
