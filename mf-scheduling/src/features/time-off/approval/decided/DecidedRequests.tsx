import { formatCount, formatWeekdayDateRange, fullName, LoadFailure } from '@timetrack/screens';
import { Avatar, Badge, Button, Card, CardContent, CardHeader, CardTitle, EmptyState, Skeleton } from '@timetrack/ui';
import { ClipboardCheck, Lock, Undo2 } from '@timetrack/ui/icons';
import type { RefObject } from 'react';
import type { DecidedRequest_RequestFragment } from '../../../../gql/graphql.js';
import { RequestDetails } from '../../components/RequestDetails.js';
import { StatusBadge } from '../../components/StatusBadge.js';
import type { DecidedRequestsState } from './use-decided-requests.js';

interface DecidedRequestsProps {
  readonly decided: DecidedRequestsState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onRevoke: (request: DecidedRequest_RequestFragment) => void;
}

export function DecidedRequests({ decided, heading, onRevoke }: DecidedRequestsProps) {
  const { requests, error, refetch } = decided;
  return (
    <Card aria-busy={!requests && !error}>
      <CardHeader>
        <CardTitle ref={heading} tabIndex={-1} className="sc:scroll-mt-4 sc:outline-none">
          Decided Requests
        </CardTitle>
      </CardHeader>
      <CardContent className="sc:flex sc:flex-col sc:gap-4 sc:pt-2 sc:md:pt-2">
        {!requests && error && (
          <LoadFailure title="The decided requests could not be loaded" error={error} onRetry={() => refetch()} />
        )}
        {!requests && !error && <Loading />}
        {requests?.length === 0 && (
          <EmptyState
            icon={ClipboardCheck}
            title="No decided requests"
            description="Approved and denied requests appear here. You can revoke an approval."
          />
        )}
        {requests && requests.length > 0 && (
          <>
            <ul aria-label="Decided requests" className="sc:divide-y sc:divide-border">
              {requests.map((request) => (
                <DecidedRequest key={request.id} request={request} onRevoke={onRevoke} />
              ))}
            </ul>
            <More decided={decided} count={requests.length} />
          </>
        )}
      </CardContent>
    </Card>
  );
}

function More({ decided, count }: { readonly decided: DecidedRequestsState; readonly count: number }) {
  if (!decided.hasMore) return null;
  return (
    <div className="sc:flex sc:flex-col sc:items-center sc:gap-3">
      <p role="status" className="sc:text-sm sc:text-muted-foreground sc:tabular-nums">
        {`${count} of ${formatCount(decided.total, 'request', decided.isTotalExact)}`}
      </p>
      <Button variant="outline" busy={decided.isLoadingMore} onClick={() => void decided.loadMore()}>
        Load more
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the decided requests" className="sc:flex sc:flex-col sc:gap-4 sc:py-2">
      <Skeleton className="sc:h-14" />
      <Skeleton className="sc:h-14" />
    </div>
  );
}

interface DecidedRequestProps {
  readonly request: DecidedRequest_RequestFragment;
  readonly onRevoke: (request: DecidedRequest_RequestFragment) => void;
}

function DecidedRequest({ request, onRevoke }: DecidedRequestProps) {
  const { user, startDate, endDate, status } = request;
  return (
    <li className="sc:flex sc:flex-wrap sc:items-start sc:justify-between sc:gap-x-4 sc:gap-y-3 sc:py-4">
      <div className="sc:flex sc:min-w-0 sc:flex-1 sc:basis-72 sc:gap-3">
        <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
        <div className="sc:flex sc:min-w-0 sc:flex-col sc:gap-1.5">
          <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1.5">
            <h3 className="sc:font-medium sc:wrap-anywhere">{fullName(user)}</h3>
            <StatusBadge status={status} />
            {user.status === 'DISABLED' && <Badge variant="outline">Archived</Badge>}
          </div>
          <p className="sc:tabular-nums">{formatWeekdayDateRange(startDate, endDate)}</p>
          <RequestDetails request={request} />
        </div>
      </div>
      <Action request={request} onRevoke={onRevoke} />
    </li>
  );
}

function Action({ request, onRevoke }: DecidedRequestProps) {
  const { user, startDate, endDate } = request;
  if (request.canRevoke) {
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Revoke the approval of ${fullName(user)}’s request for ${formatWeekdayDateRange(startDate, endDate)}`}
        onClick={() => onRevoke(request)}
      >
        <Undo2 aria-hidden="true" />
        <span>Revoke</span>
      </Button>
    );
  }
  if (request.status !== 'APPROVED' || !request.inClosedPayPeriod) return null;
  return (
    <p className="sc:flex sc:items-center sc:gap-1.5 sc:text-sm sc:text-muted-foreground">
      <Lock aria-hidden="true" className="sc:size-4 sc:shrink-0" />
      <span>In a closed pay period</span>
    </p>
  );
}
