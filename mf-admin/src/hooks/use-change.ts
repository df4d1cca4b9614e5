import { failureOf } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useReportFailure } from '@timetrack/screens';
import { useState } from 'react';

interface Change {
  readonly send: () => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
  /** The fields of the form that sends the change. An error at one of them is not reported as a notification too. */
  readonly fields?: readonly string[];
}

export type FieldErrors = Readonly<Record<string, string>>;

/** Sends one change at a time, reports its result as a notification, and keeps the server's errors by field. */
export function useChange() {
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Resolves to true on success. */
  async function change({ send, done, failed, fields = [] }: Change): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setErrors({});
    try {
      await send();
      showToast({ title: done });
      return true;
    } catch (error) {
      const fieldErrors = failureOf(error).fields;
      setErrors(fieldErrors);
      if (fields.some((name) => name in fieldErrors)) return false;
      reportFailure(error, failed);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, errors, setErrors, change };
}
