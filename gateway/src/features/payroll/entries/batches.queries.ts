import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Page, PageRequest } from '../../../platform/paging/index.js';

/**
 * People per batch. Large enough for one statement to be worth its round trip, and small enough for the objects of a few
 * batches with all lines to be collected young: with twice as many, memory grows by tens of MiB.
 */
export const batchSize = 250;

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

/**
 * Loads a batch for each page of people. While the caller works on a batch, the next two are being loaded, because a
 * batch takes several statements one after the other, during which this process would often wait. A transaction has a
 * single connection, which runs one statement at a time, so there batches are loaded one by one.
 */
export async function* loadAhead<People, Batch>(
  em: EntityManager,
  pages: AsyncIterable<People> | Iterable<People>,
  load: (people: People) => Promise<Batch>,
): AsyncGenerator<Batch> {
  if (em.isInTransaction()) for await (const people of pages) yield load(people);
  else yield* readAhead(loadInPairs(pages, load));
}

async function* loadInPairs<People, Batch>(
  pages: AsyncIterable<People> | Iterable<People>,
  load: (people: People) => Promise<Batch>,
): AsyncGenerator<Batch> {
  let loading: Promise<Batch> | undefined;
  for await (const people of pages) {
    const next = load(people);
    // If the other batch fails, this promise has no other handler.
    next.catch(() => undefined);
    if (loading) yield loading;
    loading = next;
  }
  if (loading) yield loading;
}

export async function* mapBatches<From, To>(
  batches: AsyncIterable<Iterable<From>>,
  convert: (from: From) => To,
): AsyncGenerator<readonly To[]> {
  for await (const batch of batches) yield Array.from(batch, (value) => convert(value));
}

/** The same, but converts each value when it is read. */
export async function* mapBatchesLazily<From, To>(
  batches: AsyncIterable<Iterable<From>>,
  convert: (from: From) => To,
): AsyncGenerator<Iterable<To>> {
  for await (const batch of batches) yield mapEach(batch, convert);
}

/** Converts each value when it is read. The result can be read once. */
export function* mapEach<From, To>(values: Iterable<From>, convert: (from: From) => To): Generator<To> {
  for (const value of values) yield convert(value);
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

/** Reads page after page. Each page has its own EntityManager, which is discarded with it. */
export async function* readPages<Row>(
  em: EntityManager,
  loadPage: (fork: EntityManager, question: PageRequest) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  do {
    const page = await loadPage(em.fork({ keepTransactionContext: true }), { first: batchSize, after });
    yield page.edges.map(({ node }) => node);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}
