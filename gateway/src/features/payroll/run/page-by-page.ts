import type { EntityManager } from '@mikro-orm/postgresql';
import type { Page, PageQuestion } from '../../../platform/paging/index.js';
import type { PayrollEntry } from './payroll-entry.js';

/** Enough people for one statement to be worth its way, few enough to hold in memory with all their lines. */
const peopleAtOnce = 500;

/** Goes through the pages of a source, each with an EntityManager of its own that is forgotten with it. */
export async function* pageByPage(
  em: EntityManager,
  pageOf: (own: EntityManager, question: PageQuestion) => Promise<Page<PayrollEntry>>,
): AsyncGenerator<readonly PayrollEntry[]> {
  let after: string | null = null;
  do {
    const page = await pageOf(em.fork({ keepTransactionContext: true }), { first: peopleAtOnce, after });
    yield page.edges.map(({ node }) => node);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}
