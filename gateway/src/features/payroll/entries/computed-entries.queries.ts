import type { EntityManager } from '@mikro-orm/postgresql';
import { type Page, type PageRequest, presentPage } from '../../../platform/paging/index.js';
import { User } from '../../identity/index.js';
import { findRulesInForce } from '../../organization/index.js';
import { computeEntries, loadPayrollFacts, type PayRun } from '../run/pay-run.queries.js';
import type { PayrollEntry, PayrollPerson } from '../run/payroll-entry.types.js';
import { readPageOfPeople, streamPeopleOnPayroll, toPayrollPerson } from '../run/people-on-payroll.queries.js';
import { batchSize, loadAhead } from './batches.queries.js';
import type { PayrollEntries } from './payroll-entries.types.js';

/** Pay computed from the current punches. */
export function openComputedEntries(em: EntityManager, run: PayRun, closedAt: Date | null = null): PayrollEntries {
  return {
    period: run.period,
    rules: findRulesInForce(run.rules, run.period.endDate),
    ...{ closedAt, version: null },
    page: (question) => computePage(em, run, question),
    all: () => computeBatches(em, run, streamPeopleOnPayroll(em, run, batchSize)),
    of: async (userId) => {
      const user = await em.findOne(User, userId);
      if (!user) return null;
      const [entry] = computeEntries(run, await loadPayrollFacts(em, run, [toPayrollPerson(user)]));
      return entry ?? null;
    },
  };
}

async function computePage(em: EntityManager, run: PayRun, question: PageRequest): Promise<Page<PayrollEntry>> {
  const page = await readPageOfPeople(em, run, question);
  return presentPage(page, async (users) => {
    const batches = await Array.fromAsync(computeBatches(em, run, divide(users.map(toPayrollPerson))));
    return batches.flat();
  });
}

/** Small enough for the first entries of a page to be computed while the others are loaded. */
const peoplePerStep = 125;

function* divide(people: readonly PayrollPerson[]): Generator<readonly PayrollPerson[]> {
  for (let from = 0; from < people.length; from += peoplePerStep) yield people.slice(from, from + peoplePerStep);
}

async function* computeBatches(
  em: EntityManager,
  run: PayRun,
  pages: AsyncIterable<readonly PayrollPerson[]> | Iterable<readonly PayrollPerson[]>,
): AsyncGenerator<readonly PayrollEntry[]> {
  for await (const batch of loadAhead(em, pages, (people) => loadPayrollFacts(em, run, people))) {
    yield computeEntries(run, batch);
  }
}
