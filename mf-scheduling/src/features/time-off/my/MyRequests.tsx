import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatWeekdayDateRange, useReportFailure } from '@timetrack/screens';
import { Button, Card, CardContent, CardHeader, ConfirmDialog, EmptyState } from '@timetrack/ui';
import { TreePalm } from '@timetrack/ui/icons';
import type { MyRequest_RequestFragment } from '../../../gql/graphql.js';
import { formatHours } from '../components/labels.js';
import { RequestDetails } from '../components/RequestDetails.js';
import { StatusBadge } from '../components/StatusBadge.js';
import { useRequestAddress } from './request-address.js';
import { CancelPto, LoadMyTimeOff } from './time-off.graphql.js';

interface MyRequestsProps {
  readonly requests: readonly MyRequest_RequestFragment[];
}

export function MyRequests({ requests }: MyRequestsProps) {
  return (
    <Card>
      <CardHeader title="My PTO Requests" />
      <CardContent className="sc:pt-2 sc:md:pt-2">
        {requests.length === 0 && (
          <EmptyState
            icon={TreePalm}
            title="No PTO requests"
            description="Your requests and their decisions appear here."
          />
        )}
        {requests.length > 0 && (
          <ul className="sc:divide-y sc:divide-border">
            {requests.map((request) => (
              <MyRequest key={request.id} request={request} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

function MyRequest({ request }: { readonly request: MyRequest_RequestFragment }) {
  const { startDate, endDate, status } = request;
  return (
    <li className="sc:flex sc:flex-wrap sc:items-start sc:justify-between sc:gap-x-4 sc:gap-y-3 sc:py-4">
      <div className="sc:flex sc:min-w-0 sc:flex-1 sc:basis-64 sc:flex-col sc:gap-1.5">
        <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1.5">
          <p className="sc:font-medium sc:tabular-nums">{formatWeekdayDateRange(startDate, endDate)}</p>
          <StatusBadge status={status} />
        </div>
        <RequestDetails request={request} />
      </div>
      {status === 'PENDING' && <CancelRequest request={request} />}
    </li>
  );
}

/** Cancels a pending request, after confirmation. */
function CancelRequest({ request }: { readonly request: MyRequest_RequestFragment }) {
  const { canceling, askToCancel, close } = useRequestAddress();
  const cancel = useCancel(request.id);
  const days = formatWeekdayDateRange(request.startDate, request.endDate);
  return (
    <ConfirmDialog
      open={canceling === request.id}
      onOpenChange={(isOpen) => (isOpen ? askToCancel(request.id) : close())}
      trigger={
        <Button variant="outline" size="sm" aria-label={`Cancel the request for ${days}`}>
          Cancel
        </Button>
      }
      title="Cancel this request?"
      description={`Your request for ${days} (${formatHours(request.hours)}) will be canceled. If you need it later, submit a new request.`}
      cancel="Keep Request"
      action="Cancel Request"
      variant="destructive"
      onAction={() => void cancel()}
    />
  );
}

function useCancel(id: string) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const reload = () => void client.refetchQueries({ include: [LoadMyTimeOff] }).catch(() => undefined);
  return async () => {
    const canceled = { __typename: 'PtoRequest', id, status: 'CANCELED' } as const;
    const payload = { __typename: 'PtoRequestCancelPayload', ptoRequest: canceled } as const;
    const optimisticResponse = { __typename: 'Mutation', ptoRequestCancel: payload } as const;
    try {
      await client.mutate({ mutation: CancelPto, variables: { input: { id } }, optimisticResponse });
      showToast({ title: 'PTO request canceled' });
      reload();
    } catch (error) {
      reportFailure(error, 'Failed to cancel PTO request');
      // A manager may have decided the request, or the server did not respond.
      const { code, isOutcomeKnown } = failureOf(error);
      if (code === 'CONFLICT' || !isOutcomeKnown) reload();
    }
  };
}
