import { Button, Card, CardContent, EmptyState, Skeleton } from '@timetrack/ui';
import { CircleCheckBig } from '@timetrack/ui/icons';
import type { PendingRequest_RequestFragment } from '../../../gql/graphql.js';
import type { Verdict } from './approval-address.js';
import { PendingRequest } from './PendingRequest.js';

interface PendingRequestsProps {
  readonly requests: readonly PendingRequest_RequestFragment[] | undefined;
  readonly onDecide: (request: PendingRequest_RequestFragment, verdict: Verdict) => void;
  readonly onShowDecided: () => void;
}

export function PendingRequests({ requests, onDecide, onShowDecided }: PendingRequestsProps) {
  if (!requests) return <Loading />;
  if (requests.length === 0) return <NothingPending />;
  return (
    <>
      <Button variant="link" onClick={onShowDecided} className="sc:-my-2 sc:self-start sc:px-0">
        Go to the decided requests
      </Button>
      <ul aria-label="Pending requests" className="sc:flex sc:flex-col sc:gap-4">
        {requests.map((request) => (
          <PendingRequest key={request.id} request={request} onDecide={onDecide} />
        ))}
      </ul>
    </>
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
