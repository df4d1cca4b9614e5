import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import { computePay, type OrganizationRules, type PersonPay, punchWindow } from '../../../pay-engine/index.js';
import { Job } from '../../jobs/index.js';
import { Organization } from '../../organization/index.js';
import { type PayFacts, payFactsOf } from './pay-facts.js';
import type { PayrollEntry, PayrollPerson } from './payroll-entry.js';

/** What one computation of pay is about, the same for everybody in it. */
export interface PayRun {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly rules: OrganizationRules;
  /** Until when open timesheets have run. */
  readonly now: Date;
}

/** A run under the rules that the organization has now. */
export async function payRunOf(
  em: EntityManager,
  organizationId: string,
  period: DateRange,
  now: Date,
): Promise<PayRun> {
  const { timezoneInForce, roundingRule, overtimeRule, workweekStartsOn } = await em.findOneOrFail(
    Organization,
    organizationId,
  );
  const rules = { timezone: timezoneInForce, roundingRule, overtimeRule, workweekStartsOn };
  return { organizationId, period, rules, now };
}

/** What the pay of some people is computed from. */
export interface PayrollFacts {
  readonly people: readonly PayrollPerson[];
  readonly factsOf: ReadonlyMap<string, PayFacts>;
  readonly jobNames: ReadonlyMap<string, string>;
}

/** Four statements, however many people they are. */
export async function payrollFactsOf(
  em: EntityManager,
  run: PayRun,
  people: readonly PayrollPerson[],
): Promise<PayrollFacts> {
  const { organizationId, period, rules } = run;
  const window = punchWindow(period, rules);
  const userIds = people.map(({ id }) => id);
  const factsOf = await payFactsOf(em, { organizationId, period, window, userIds });
  return { people, factsOf, jobNames: await jobNamesIn(em, factsOf) };
}

/** The pay of these people, in their order. */
export function payOfFacts(
  { period, rules, now }: PayRun,
  { people, factsOf, jobNames }: PayrollFacts,
): PayrollEntry[] {
  return people.map((user) => {
    const { punches = [], timeOff = [] } = factsOf.get(user.id) ?? {};
    const pay = computePay({ rules, period, punches, timeOff, now });
    return { user, ...pay, jobs: namedJobs(pay, jobNames) };
  });
}

export async function payOf(em: EntityManager, run: PayRun, people: readonly PayrollPerson[]): Promise<PayrollEntry[]> {
  return payOfFacts(run, await payrollFactsOf(em, run, people));
}

function namedJobs({ jobs }: PersonPay, nameOf: ReadonlyMap<string, string>): PayrollEntry['jobs'] {
  return jobs.map(({ jobId, minutes }) => ({
    job: jobId === null ? null : { id: jobId, name: nameOf.get(jobId) ?? '' },
    minutes,
  }));
}

async function jobNamesIn(
  em: EntityManager,
  factsOf: ReadonlyMap<string, PayFacts>,
): Promise<ReadonlyMap<string, string>> {
  const punches = [...factsOf.values()].flatMap((facts) => facts.punches);
  const ids = new Set(punches.flatMap(({ jobId }) => jobId ?? []));
  if (ids.size === 0) return new Map();
  const jobs = await em.find(Job, { id: { $in: [...ids] } }, { fields: ['name'] });
  return new Map(jobs.map(({ id, name }) => [id, name]));
}
