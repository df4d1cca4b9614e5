import { type ApolloClient, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens';
import { useState } from 'react';

type Change<Data, Variables extends Readonly<Record<string, unknown>>> = ApolloClient.MutateOptions<Data, Variables> & {
  readonly done: string;
  readonly failed: string;
};

/** Sends one mutation at a time and reports its result as a notification. */
export function useChange() {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [busy, setBusy] = useState(false);

  /** Resolves to true on success. */
  async function change<Data, Variables extends Readonly<Record<string, unknown>>>(
    options: Change<Data, Variables>,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await client.mutate(options);
      showToast({ title: options.done });
      return true;
    } catch (error) {
      reportFailure(error, options.failed);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, change };
}
