import { useQuery } from '@timetrack/client';
import { LoadFailure, RefreshButton } from '@timetrack/screens';
import { Card, CardContent, EmptyState, Skeleton } from '@timetrack/ui';
import { CircleCheckBig } from '@timetrack/ui/icons';
import { useRef } from 'react';
import { readFragment } from '../../../gql/index.js';
import { DecisionDialog } from './DecisionDialog.js';
import { DecidedRequests } from './decided/DecidedRequests.js';
import { useDecidedRequests } from './decided/use-decided-requests.js';
import { PendingRequest } from './PendingRequest.js';
import { PendingRequestRequest } from './pending-request.graphql.js';
import { LoadPendingRequests } from './pto-requests.graphql.js';
import { useDecision } from './use-decision.js';

/** The pending requests, with the information for a decision, and the decided ones below them. */
export function PtoRequests() {
  const { data, loading, error, refetch } = useQuery(LoadPendingRequests, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const decided = useDecidedRequests();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<HTMLElement>(null);
  const { draft, open, close, decide } = useDecision();
  // A decided request stays in the cached list until it is loaded again.
  const pending = data?.pendingPtoRequests.filter(({ status }) => status === 'PENDING') ?? [];
  const openFrom: typeof open = (request, verdict) => {
    focusNext.current = document.activeElement as HTMLElement | null;
    open(request, verdict);
  };
  return (
    <div className="sc:mx-auto sc:flex sc:w-full sc:max-w-4xl sc:flex-col sc:gap-6">
      <header className="sc:flex sc:flex-wrap sc:items-end sc:justify-between sc:gap-x-6 sc:gap-y-4">
        <div className="sc:flex sc:flex-col sc:gap-1">
          <h1
            ref={heading}
            tabIndex={-1}
            className="sc:text-2xl sc:font-semibold sc:tracking-tight sc:outline-none sc:md:text-3xl"
          >
            PTO Requests
          </h1>
          <p className="sc:text-muted-foreground">Time off requests that are waiting for a decision</p>
        </div>
        {/* The list does not update by itself. */}
        <RefreshButton
          onRefresh={() => Promise.all([refetch(), decided.refetch()])}
          isLoading={loading}
          announcement="The requests are up to date"
        />
      </header>
      {!data && error && <LoadFailure title="The requests could not be loaded" error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && pending.length === 0 && <NothingPending />}
      {pending.length > 0 && (
        <ul aria-label="Pending requests" className="sc:flex sc:flex-col sc:gap-4">
          {pending.map((request) => (
            <PendingRequest
              key={request.id}
              request={readFragment(PendingRequestRequest, request)}
              onDecide={openFrom}
            />
          ))}
        </ul>
      )}
      <DecidedRequests decided={decided} />
      {draft && (
        <DecisionDialog
          draft={draft}
          focusNext={focusNext}
          onClose={close}
          onDecide={(note) => {
            // The button that opened the dialog disappears with its request.
            focusNext.current = heading.current;
            void decide(note);
          }}
        />
      )}
    </div>
  );
}

function NothingPending() {
  return (
    <Card>
      <CardContent>
        <EmptyState
          icon={CircleCheckBig}
          title="No pending requests"
          description="All time off requests have been decided."
        />
      </CardContent>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the requests" className="sc:flex sc:flex-col sc:gap-4">
      <Skeleton className="sc:h-64 sc:rounded-xl" />
      <Skeleton className="sc:h-64 sc:rounded-xl" />
    </div>
  );
}
