import { type TypedDocumentNode, useApolloClient } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens/basics';
import { useState } from 'react';

/** Sends the mutation of a step and loads the dashboard again. The result is null if the mutation failed, which is reported. */
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
      // What else the dashboard shows, too: published shifts count there, and the clock offers new jobs.
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
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
