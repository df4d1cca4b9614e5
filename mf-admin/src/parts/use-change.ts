import { failureOf } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useState } from 'react';
import { useTellFailure } from '../network/use-tell-failure.js';

interface Change {
  readonly send: () => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
  /** The fields of the form that sends it. What is wrong with them is said beside them, and once. */
  readonly fields?: readonly string[];
}

export type FieldErrors = Readonly<Record<string, string>>;

/** Sends one change at a time, tells what became of it, and keeps what the server found wrong with which field. */
export function useChange() {
  const showToast = useToast();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  /** True when it was done. */
  async function change({ send, done, failed, fields = [] }: Change): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setErrors({});
    try {
      await send();
      showToast({ title: done });
      return true;
    } catch (error) {
      const wrong = failureOf(error).fields;
      setErrors(wrong);
      if (fields.some((name) => name in wrong)) return false;
      tellFailure(error, failed);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, errors, setErrors, change };
}
