import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { useZodForm } from '@timetrack/screens';
import type { PtoRequestCreateInput } from '../../../gql/graphql.js';
import { type RequestValues, requestSchema } from './request-schema.js';
import { LoadMyTimeOff, RequestPto } from './time-off.graphql.js';

interface RequestFormOptions {
  readonly policyId: string;
  readonly guard: Pick<DialogGuard, 'setUnsaved'>;
  readonly onSent: () => void;
}

export function useRequestForm({ policyId, guard, onSent }: RequestFormOptions) {
  const client = useApolloClient();
  const showToast = useToast();
  return useZodForm<RequestValues, PtoRequestCreateInput>({
    schema: requestSchema,
    defaultValues: { policyId, startDate: '', endDate: '', hours: '', note: '' },
    failureTitle: 'Failed to submit PTO request',
    guard,
    onSubmit: async (input, context) => {
      await client.mutate({ mutation: RequestPto, variables: { input }, context });
      showToast({ title: 'PTO request submitted successfully' });
      onSent();
      await client.refetchQueries({ include: [LoadMyTimeOff] }).catch(() => undefined);
    },
  });
}
