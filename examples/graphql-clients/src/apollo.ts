import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { relayStylePagination } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import {
  JobCreateDocument,
  JobsPageDocument,
  TimesheetChangedDocument,
  TimesheetHoursDocument,
} from './gql/graphql.ts';
import { codeOf, headers, openSocket, print, url, withIdempotencyKey } from './time-track.ts';

const socket = openSocket();
const client = new ApolloClient({
  cache: new InMemoryCache({
    // There is one viewer, without an id: pages of its lists are added to each other.
    typePolicies: { Viewer: { keyFields: [], fields: { jobs: relayStylePagination() } } },
  }),
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    new HttpLink({ uri: url, headers }),
  ),
});

/** Reads the jobs page by page. The cache then has all of them in one list. */
async function listJobs(first: number) {
  const pages: number[] = [];
  let after: string | null | undefined;
  do {
    const { data } = await client.query({
      query: JobsPageDocument,
      variables: { first, after },
      fetchPolicy: 'network-only',
    });
    const cached = data?.viewer?.jobs;
    const previous = pages.reduce((sum, length) => sum + length, 0);
    pages.push((cached?.edges.length ?? 0) - previous);
    after = cached?.pageInfo.hasNextPage ? cached.pageInfo.endCursor : undefined;
  } while (after);
  return pages;
}

async function createJobTwice(name: string) {
  const context = { headers: withIdempotencyKey(crypto.randomUUID()) };
  const send = () => client.mutate({ mutation: JobCreateDocument, variables: { input: { name } }, context });
  const [first, second] = [await send(), await send()];
  const job = first.data?.jobCreate?.job;
  return { name: job?.name, isSame: job?.id === second.data?.jobCreate?.job?.id };
}

async function readUnknownTimesheet() {
  try {
    await client.query({ query: TimesheetHoursDocument, variables: { id: crypto.randomUUID() } });
  } catch (error) {
    if (CombinedGraphQLErrors.is(error)) return codeOf(error.errors);
    throw error;
  }
  return undefined;
}

/** The first event is the latest change so far. */
function readLatestChange() {
  return new Promise((resolve, reject) => {
    const subscription = client.subscribe({ query: TimesheetChangedDocument }).subscribe({
      next: ({ data, error }) => {
        subscription.unsubscribe();
        if (error) reject(error);
        else resolve(data?.timesheetChanged.node.kind);
      },
      error: reject,
    });
  });
}

print({ pages: await listJobs(2) });
print({ job: await createJobTwice('Riverside Apartments') });
print({ code: await readUnknownTimesheet() });
print({ change: await readLatestChange() });

client.stop();
await socket.dispose();
