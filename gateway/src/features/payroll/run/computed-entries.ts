import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/index.js';
import { type PayRun, payOf, payOfFacts, payrollFactsOf } from './pay-run.js';
import type { PayrollEntries } from './payroll-entries.js';
import type { PayrollEntry } from './payroll-entry.js';
import { everybodyOnPayroll, pageOfPeople, payrollPerson } from './people-on-payroll.js';
import { readAhead } from './read-ahead.js';

/** Enough people for one statement to be worth its way, few enough to hold two batches with all their lines. */
const peopleAtOnce = 250;

/** Pay computed from the punches as they are now. */
export function computedEntries(em: EntityManager, run: PayRun, closedAt: Date | null = null): PayrollEntries {
  return {
    period: run.period,
    rules: run.rules,
    closedAt,
    page: async (question) => {
      const page = await pageOfPeople(em, run, question);
      const entries = await payOf(
        em,
        run,
        page.edges.map(({ node }) => payrollPerson(node)),
      );
      return { ...page, edges: page.edges.map((edge, index) => ({ ...edge, node: entries[index] as PayrollEntry })) };
    },
    all: () => everybodysPay(em, run),
    of: async (userId) => {
      const user = await em.findOne(User, userId);
      if (!user) return null;
      const [entry] = await payOf(em, run, [payrollPerson(user)]);
      return entry ?? null;
    },
  };
}

async function* everybodysPay(em: EntityManager, run: PayRun): AsyncGenerator<readonly PayrollEntry[]> {
  const facts = everybodysFacts(em, run);
  // A transaction has one connection, on which one statement runs at a time.
  const batches = em.isInTransaction() ? facts : readAhead(facts);
  for await (const batch of batches) yield payOfFacts(run, batch);
}

async function* everybodysFacts(em: EntityManager, run: PayRun) {
  for await (const people of everybodyOnPayroll(em, run, peopleAtOnce)) yield payrollFactsOf(em, run, people);
}
