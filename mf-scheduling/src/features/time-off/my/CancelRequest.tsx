import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatWeekdayDateRange, useReportFailure } from '@timetrack/screens';
import { Button, ConfirmDialog } from '@timetrack/ui';
import type { MyRequest_RequestFragment } from '../../../gql/graphql.js';
import { formatHours } from '../components/labels.js';
import { useRequestAddress } from './request-address.js';
import { CancelPto, LoadMyTimeOff } from './time-off.graphql.js';

/** Cancels a pending request, after confirmation. */
export function CancelRequest({ request }: { readonly request: MyRequest_RequestFragment }) {
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
