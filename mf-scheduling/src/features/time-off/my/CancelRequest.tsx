import { failureOf, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Button, ConfirmDialog } from '@timetrack/ui';
import type { MyRequest_RequestFragment } from '../../../gql/graphql.js';
import { useTellFailure } from '../../../network/use-tell-failure.js';
import { hours, period } from '../words.js';
import { CancelPto, LoadMyTimeOff } from './my-time-off.graphql.js';

/** Takes a request back while nobody has decided it. */
export function CancelRequest({ request }: { readonly request: MyRequest_RequestFragment }) {
  const cancel = useCancel(request.id);
  const days = period(request.startDate, request.endDate);
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" size="sm" aria-label={`Cancel the request for ${days}`}>
          Cancel
        </Button>
      }
      title="Cancel this request?"
      description={`Your request for ${days} (${hours(request.hours)}) is taken back, and nobody will decide it. To have it again, you request it anew.`}
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
  const tellFailure = useTellFailure();
  const readAgain = () => void client.refetchQueries({ include: [LoadMyTimeOff] }).catch(() => undefined);
  return async () => {
    const canceled = { __typename: 'PtoRequest', id, status: 'CANCELED' } as const;
    const optimisticResponse = { __typename: 'Mutation', cancelPtoRequest: canceled } as const;
    try {
      await client.mutate({ mutation: CancelPto, variables: { id }, optimisticResponse });
      showToast({ title: 'PTO request canceled' });
      readAgain();
    } catch (error) {
      tellFailure(error, 'Failed to cancel PTO request');
      // Somebody decided it meanwhile, or nobody knows what became of it.
      const { code, decided } = failureOf(error);
      if (code === 'CONFLICT' || !decided) readAgain();
    }
  };
}
