import { useQuery } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { Card, CardContent, EmptyState, Skeleton } from '@timetrack/ui';
import { CircleCheckBig } from 'lucide-react';
import { useRef } from 'react';
import { readFragment } from '../../../gql/index.js';
import { Refresh } from '../../../network/Refresh.js';
import { LoadPendingRequests, PendingRequestRequest } from './approval.graphql.js';
import { DecisionDialog } from './DecisionDialog.js';
import { PendingRequest } from './PendingRequest.js';
import { useDecision } from './use-decision.js';

/** What waits for a decision, with all that it takes to decide. */
export function PtoRequests() {
  const { data, loading, error, refetch } = useQuery(LoadPendingRequests, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<HTMLElement>(null);
  const { deciding, ask, drop, decide } = useDecision();
  // What was just decided stays in the cache's list until it is read again, but waits no longer.
  const pending = data?.pendingPtoRequests.filter(({ status }) => status === 'PENDING') ?? [];
  const askFrom: typeof ask = (request, verdict) => {
    focusNext.current = document.activeElement as HTMLElement | null;
    ask(request, verdict);
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
          <p className="sc:text-muted-foreground">Time off that waits for a decision</p>
        </div>
        {/* Nothing is read again by itself: what came in meanwhile is a click away. */}
        <Refresh onRefresh={refetch} reading={loading} news="The requests are up to date" />
      </header>
      {!data && error && <LoadFailure title="The requests could not be read" error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && pending.length === 0 && <NothingPending />}
      {pending.length > 0 && (
        <ul aria-label="Pending requests" className="sc:flex sc:flex-col sc:gap-4">
          {pending.map((request) => (
            <PendingRequest
              key={request.id}
              request={readFragment(PendingRequestRequest, request)}
              onDecide={askFrom}
            />
          ))}
        </ul>
      )}
      {deciding && (
        <DecisionDialog
          deciding={deciding}
          focusNext={focusNext}
          onClose={drop}
          onDecide={(note) => {
            // The button that opened it goes together with its request.
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
          description="Every request for time off is decided."
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
