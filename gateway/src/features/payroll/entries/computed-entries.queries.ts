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
    all: () => computeBatches(em, run),
    of: async (userId) => {
      const user = await em.findOne(User, userId);
      if (!user) return null;
      const [entry] = await loadAndCompute(em, run, [toPayrollPerson(user)]);
      return entry ?? null;
    },
  };
}

async function computePage(em: EntityManager, run: PayRun, question: PageRequest): Promise<Page<PayrollEntry>> {
  const page = await readPageOfPeople(em, run, question);
  return presentPage(page, (users) => loadAndCompute(em, run, users.map(toPayrollPerson)));
}

async function loadAndCompute(em: EntityManager, run: PayRun, people: readonly PayrollPerson[]) {
  return computeEntries(run, await loadPayrollFacts(em, run, people));
}

async function* computeBatches(em: EntityManager, run: PayRun): AsyncGenerator<readonly PayrollEntry[]> {
  const pages = streamPeopleOnPayroll(em, run, batchSize);
  for await (const batch of loadAhead(em, pages, (people) => loadPayrollFacts(em, run, people))) {
    yield computeEntries(run, batch);
  }
}
