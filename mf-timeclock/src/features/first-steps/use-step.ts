import { type TypedDocumentNode, useApolloClient } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens/basics';
import { useState } from 'react';
import { LoadFirstSteps } from './first-steps.graphql.js';

/** Sends the mutation of a step and loads the list again. The result is null if the mutation failed, which is reported. */
export function useStep<Data, Variables extends Record<string, unknown>>(
  mutation: TypedDocumentNode<Data, Variables>,
  failureTitle: string,
) {
  const client = useApolloClient();
  const reportFailure = useReportFailure();
  const [busy, setBusy] = useState(false);
  async function run(variables: Variables): Promise<Data | null> {
    setBusy(true);
    try {
      const { data } = await client.mutate<Data>({ mutation, variables });
      await client.refetchQueries({ include: [LoadFirstSteps] }).catch(() => undefined);
      return data ?? null;
    } catch (error) {
      reportFailure(error, failureTitle);
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
