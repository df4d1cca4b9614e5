import { type ApolloClient, useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens';
import { useState } from 'react';

type Change<Data, Variables extends Readonly<Record<string, unknown>>> = ApolloClient.MutateOptions<Data, Variables> & {
  /** The notification after success. Without it, the screen shows the result itself. */
  readonly done?: string;
  readonly failed: string;
};

/** Sends one mutation at a time and reports its result as a notification. */
export function useChange() {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [busy, setBusy] = useState(false);

  /** Resolves to the response, or to null after a failure. */
  async function change<Data, Variables extends Readonly<Record<string, unknown>>>(
    options: Change<Data, Variables>,
  ): Promise<Data | null> {
    if (busy) return null;
    setBusy(true);
    try {
      const { data } = await client.mutate(options);
      if (options.done) showToast({ title: options.done });
      return data ?? null;
    } catch (error) {
      reportFailure(error, options.failed);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { busy, change };
}
