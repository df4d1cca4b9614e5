import { cacheExchange, createClient, fetchExchange, subscriptionExchange } from '@urql/core';
import {
  JobCreateDocument,
  JobsPageDocument,
  TimesheetChangedDocument,
  TimesheetHoursDocument,
} from './gql/graphql.ts';
import { codeOf, headers, openSocket, print, url, withIdempotencyKey } from './time-track.ts';

const socket = openSocket();
const methods = new Set<string | undefined>();
const client = createClient({
  url,
  fetchOptions: { headers },
  // Queries are sent by GET, which is urql's default, and mutations by POST.
  fetch: (input, init) => {
    methods.add(init?.method);
    return fetch(input, init);
  },
  exchanges: [
    cacheExchange,
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: ({ query, variables }) => ({
        subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query: query ?? '', variables }, sink) }),
      }),
    }),
  ],
});

async function listJobs(first: number) {
  const pages: number[] = [];
  let after: string | null | undefined;
  do {
    const { data, error } = await client.query(JobsPageDocument, { first, after });
    if (error) throw error;
    const jobs = data?.viewer?.jobs;
    pages.push(jobs?.edges.length ?? 0);
    after = jobs?.pageInfo.hasNextPage ? jobs.pageInfo.endCursor : undefined;
  } while (after);
  return pages;
}

async function createJobTwice(name: string) {
  const context = { fetchOptions: { headers: withIdempotencyKey(crypto.randomUUID()) } };
  const send = () => client.mutation(JobCreateDocument, { input: { name } }, context);
  const [first, second] = [await send(), await send()];
  const job = first.data?.jobCreate?.job;
  return { name: job?.name, isSame: job?.id === second.data?.jobCreate?.job?.id };
}

async function readUnknownTimesheet() {
  const { error } = await client.query(TimesheetHoursDocument, { id: crypto.randomUUID() });
  return codeOf(error?.graphQLErrors ?? []);
}

/** The first event is the latest change so far. A subscription has no `toPromise` result, because it has no last one. */
function readLatestChange() {
  return new Promise((resolve, reject) => {
    const { unsubscribe } = client.subscription(TimesheetChangedDocument, {}).subscribe(({ data, error }) => {
      unsubscribe();
      if (error) reject(error);
      else resolve(data?.timesheetChanged.node.kind);
    });
  });
}

print({ pages: await listJobs(2) });
print({ job: await createJobTwice('Riverside Apartments') });
print({ code: await readUnknownTimesheet() });
print({ change: await readLatestChange() });
print({ methods: [...methods] });

await socket.dispose();
