import { useToast } from '@timetrack/contracts';
import { type FormEvent, useState } from 'react';
import { report } from '../common/index.js';
import { ServerFailure } from '../session/index.js';
import { useDismissToast } from '../toast/index.js';
import { type FieldErrors, fieldErrors, firstControlOf, valuesOf } from './field-errors.js';

interface Submission<Values> {
  readonly send: (values: Values) => Promise<void>;
  /** What is wrong with what was typed, beyond what the browser itself finds. */
  readonly check?: (values: Values) => FieldErrors;
  readonly failureTitle: string;
  /** Shown where the server said nothing of its own. */
  readonly failureText: string;
}

/** One form's way to the server: native constraints first, then the call, then a toast and the marked fields. */
export function useSubmission<Values extends object>({ send, check, failureTitle, failureText }: Submission<Values>) {
  const showToast = useToast();
  const dismissToast = useDismissToast();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = valuesOf(form) as Values;
    const wrong = { ...check?.(values), ...fieldErrors(form) };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      firstControlOf(form, wrong)?.focus();
      return;
    }
    setBusy(true);
    dismissToast();
    try {
      await send(values);
    } catch (error) {
      const failure = error instanceof ServerFailure ? error : null;
      if (!failure) report('The form could not be sent.', error);
      setErrors(failure?.fields ?? {});
      showToast({ title: failureTitle, description: failure?.message || failureText, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  const forget = (name: string) => {
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  };
  return { busy, errors, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event), forget };
}
