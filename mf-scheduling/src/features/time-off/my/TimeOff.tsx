import { useQuery } from '@timetrack/client';
import { LoadFailure, useMissingDialog } from '@timetrack/screens';

import { readFragment } from '../../../gql/index.js';
import { MyRequests } from './MyRequests.js';
import { MyRequestRequest } from './my-request.graphql.js';
import { PolicyCard } from './PolicyCard.js';
import { RequestDialog } from './RequestDialog.js';
import { useRequestAddress } from './request-address.js';
import { LoadMyTimeOff, PolicyCardPolicy } from './time-off.graphql.js';

/** The viewer's own time off: balances, requests, and the dialog for a new request. */
export function TimeOff() {
  const { canceling, close } = useRequestAddress();
  const { data, error, loading, refetch } = useQuery(LoadMyTimeOff, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const policies = data?.viewer?.ptoPolicies?.nodes.map((policy) => readFragment(PolicyCardPolicy, policy)) ?? [];
  const requests = data?.viewer?.myPtoRequests?.nodes.map((request) => readFragment(MyRequestRequest, request));
  const isFound = requests?.some(({ id, status }) => id === canceling && status === 'PENDING');
  useMissingDialog({ id: canceling, isFound: isFound || (loading || !data ? undefined : false), close });
  return (
    <div className="sc:mx-auto sc:flex sc:w-full sc:max-w-4xl sc:flex-col sc:gap-6">
      <header className="sc:flex sc:flex-wrap sc:items-end sc:justify-between sc:gap-x-6 sc:gap-y-4">
        <div className="sc:flex sc:flex-col sc:gap-1">
          <h1 className="sc:text-2xl sc:font-semibold sc:tracking-tight sc:md:text-3xl">Time Off</h1>
          <p className="sc:text-muted-foreground">Request time off and track your requests</p>
        </div>
        <RequestDialog policies={data && policies} />
      </header>
      {!data && error ? (
        <LoadFailure title="Your time off could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <>
          {policies.length > 0 && (
            <ul aria-label="Balances" className="sc:grid sc:gap-4 sc:md:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
              {policies.map((policy) => (
                <PolicyCard key={policy.id} policy={policy} requests={requests ?? []} />
              ))}
            </ul>
          )}
          <MyRequests requests={requests} />
        </>
      )}
    </div>
  );
}
