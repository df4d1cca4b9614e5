import { useToast } from '@timetrack/contracts';
import { type FormEvent, useState } from 'react';
import { logError } from '../common/browser.js';
import { useDismissToast } from '../common/ToastProvider.js';
import { ServerFailure } from '../session/server-failure.js';
import { cleanAddresses, type FieldErrors, fieldErrors, firstInvalidControl, valuesOf } from './field-errors.js';

interface Submission<Values> {
  readonly send: (values: Values, form: HTMLFormElement) => Promise<void>;
  /** Finds errors that the browser's own constraints do not cover. */
  readonly check?: (values: Values) => FieldErrors;
  readonly failureTitle: string;
  /** Shown when the server sent no message. */
  readonly failureText?: string;
}

/**
 * Checks a form with the browser's constraints, sends it, and shows failures next to the fields and as a notification.
 *
 * The sign-in screen loads before anything else, so it has no form library.
 */
export function useSubmission<Values extends object>({
  send,
  check,
  failureTitle,
  failureText = 'Please try again',
}: Submission<Values>) {
  const showToast = useToast();
  const dismissToast = useDismissToast();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    cleanAddresses(form);
    const values = valuesOf(form) as Values;
    const found = { ...check?.(values), ...fieldErrors(form) };
    setErrors(found);
    if (Object.keys(found).length > 0) {
      firstInvalidControl(form, found)?.focus();
      return;
    }
    setBusy(true);
    dismissToast();
    try {
      await send(values, form);
    } catch (error) {
      const failure = error instanceof ServerFailure ? error : null;
      if (!failure) logError('The form could not be sent.', error);
      setErrors(failure?.fields ?? {});
      showToast({ title: failureTitle, description: failure?.message || failureText, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  const clearError = (name: string) => {
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  };
  return {
    busy,
    formProps: {
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    },
    /** The props of a `TextField`. */
    field: <Name extends keyof Values & string>(name: Name) => ({ name, error: errors[name], onChanged: clearError }),
  };
}
