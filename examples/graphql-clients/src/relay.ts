import {
  ConnectionHandler,
  commitMutation,
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  getSingularSelector,
  type MutationParameters,
  type PayloadError,
  type ReaderFragment,
  ROOT_ID,
  requestSubscription,
} from 'relay-runtime';
import job, { type jobs_job$data } from './relay/__generated__/jobs_job.graphql.ts';
import list, { type jobs_list$data } from './relay/__generated__/jobs_list.graphql.ts';
import createJob, { type jobsCreateMutation } from './relay/__generated__/jobsCreateMutation.graphql.ts';
import deleteJob, { type jobsDeleteMutation } from './relay/__generated__/jobsDeleteMutation.graphql.ts';
import nextPage, { type jobsNextPageQuery } from './relay/__generated__/jobsNextPageQuery.graphql.ts';
import anyNode, { type jobsNodeQuery } from './relay/__generated__/jobsNodeQuery.graphql.ts';
import firstPage, { type jobsQuery, type jobsQuery$data } from './relay/__generated__/jobsQuery.graphql.ts';
import refetchJob, { type jobsRefetchQuery } from './relay/__generated__/jobsRefetchQuery.graphql.ts';
import changed, {
  type jobsTimesheetChangedSubscription,
} from './relay/__generated__/jobsTimesheetChangedSubscription.graphql.ts';
import { environment, socket } from './relay/environment.ts';
import { codeOf, print } from './time-track.ts';

const count = 2;
const descriptor = createOperationDescriptor(getRequest(firstPage), { count });
// Without this, the store may drop what no component shows.
const retained = environment.retain(descriptor);

/** Reads a fragment from the store, as the component that shows it would. */
function readFragment<Data>(fragment: ReaderFragment, reference: unknown): Data {
  const selector = getSingularSelector(fragment, reference);
  if (!selector) throw new Error(`The store has no ${fragment.name}.`);
  return environment.lookup(selector).data as unknown as Data;
}

function readList(): jobs_list$data['jobs'] {
  const { viewer } = environment.lookup(descriptor.fragment).data as unknown as jobsQuery$data;
  return readFragment<jobs_list$data>(list, viewer).jobs;
}

/** Reads the jobs page by page. Relay adds each page to the connection in its store. */
async function listJobs() {
  await fetchQuery<jobsQuery>(environment, firstPage, { count }).toPromise();
  const lengths = [readList()?.edges.length ?? 0];
  for (let page = readList()?.pageInfo; page?.hasNextPage; page = readList()?.pageInfo) {
    await fetchQuery<jobsNextPageQuery>(environment, nextPage, { count, cursor: page.endCursor }).toPromise();
    lengths.push(readList()?.edges.length ?? 0);
  }
  return lengths.map((length, index) => length - (lengths[index - 1] ?? 0));
}

/** Reads a job by its global id, and again by its id, which is how Relay refetches a fragment. */
async function refetchFirstJob() {
  const first = readList()?.edges[0]?.node;
  if (!first) throw new Error('The list is empty.');
  const byNodeId = await fetchQuery<jobsNodeQuery>(environment, anyNode, { id: first.nodeId }).toPromise();
  const id = byNodeId?.node?.id ?? '';
  const again = await fetchQuery<jobsRefetchQuery>(environment, refetchJob, { id }).toPromise();
  const { name } = readFragment<jobs_job$data>(job, again?.node);
  return { name, isSame: name === byNodeId?.node?.name };
}

/** Resolves to the response and its errors: the mutation that failed is null. */
function commit<Operation extends MutationParameters>(
  mutation: typeof createJob,
  variables: Operation['variables'],
  idempotencyKey: string = crypto.randomUUID(),
) {
  return new Promise<{ response: Operation['response']; errors: readonly PayloadError[] }>((resolve, reject) => {
    commitMutation<Operation>(environment, {
      mutation,
      variables,
      cacheConfig: { metadata: { idempotencyKey } },
      onCompleted: (response, errors) => resolve({ response, errors: errors ?? [] }),
      onError: reject,
    });
  });
}

/** The second response names the same job, so the connection gets one entry. */
async function createJobTwice(name: string) {
  const key = crypto.randomUUID();
  const connections = [ConnectionHandler.getConnectionID(`${ROOT_ID}:viewer`, 'jobs_list_jobs')];
  const send = () => commit<jobsCreateMutation>(createJob, { input: { name }, connections }, key);
  const [first, second] = [await send(), await send()];
  const created = first.response.jobCreate?.job;
  return { name: created?.name, isSame: created?.id === second.response.jobCreate?.job?.id };
}

async function deleteUnknownJob() {
  const { errors } = await commit<jobsDeleteMutation>(deleteJob, { input: { id: crypto.randomUUID() } });
  return codeOf(errors);
}

/** The first event is the latest change so far. */
function readLatestChange() {
  return new Promise((resolve, reject) => {
    const { dispose } = requestSubscription<jobsTimesheetChangedSubscription>(environment, {
      subscription: changed,
      variables: {},
      onNext: (response) => {
        dispose();
        resolve(response?.timesheetChanged.node.kind);
      },
      onError: reject,
    });
  });
}

print({ pages: await listJobs() });
print({ job: await createJobTwice('Riverside Apartments') });
print({ code: await deleteUnknownJob() });
print({ change: await readLatestChange() });
print({ listed: readList()?.edges.length, refetched: await refetchFirstJob() });

retained.dispose();
await socket.dispose();
