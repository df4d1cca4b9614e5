import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens';
import { useState } from 'react';

interface Change {
  readonly send: () => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
}

/** Sends one change at a time and reports its result as a notification. */
export function useChange() {
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [busy, setBusy] = useState(false);

  /** Resolves to true on success. */
  async function change({ send, done, failed }: Change): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await send();
      showToast({ title: done });
      return true;
    } catch (error) {
      reportFailure(error, failed);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, change };
}
