import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Page, PageRequest } from '../../../platform/paging/index.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';

/**
 * Reads the next batch while the caller works on the current one, so that the database and this process are busy at the
 * same time. At most two batches are in memory. Other requests get a turn between two batches.
 */
export async function* readAhead<Batch>(batches: AsyncGenerator<Batch>): AsyncGenerator<Batch> {
  let next = batches.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = batches.next();
      // An error is thrown on the next turn. If the caller has stopped by then, it is dropped instead of crashing the
      // process.
      next.catch(() => undefined);
      await setImmediate();
      yield value;
    }
  } finally {
    await batches.return(undefined);
  }
}

/** Reads the first batch in advance. `all` yields it first, and then the others. */
export async function peekFirst<Batch>(batches: AsyncGenerator<Batch>) {
  const { done, value } = await batches.next();
  async function* all(): AsyncGenerator<Batch> {
    try {
      if (done) return;
      yield value;
      yield* batches;
    } finally {
      await batches.return(undefined);
    }
  }
  return { first: done ? undefined : (value as Batch), all: all() };
}

/** Large enough for one statement to be worth its round trip, and small enough to hold in memory with all lines. */
const peoplePerPage = 500;

/** Reads page after page. Each page has its own EntityManager, which is discarded with it. */
export async function* readPages(
  em: EntityManager,
  loadPage: (fork: EntityManager, question: PageRequest) => Promise<Page<PayrollEntry>>,
): AsyncGenerator<readonly PayrollEntry[]> {
  let after: string | null = null;
  do {
    const page = await loadPage(em.fork({ keepTransactionContext: true }), { first: peoplePerPage, after });
    yield page.edges.map(({ node }) => node);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}
