import { zodResolver } from '@hookform/resolvers/zod';
import { attemptContext, failureOf } from '@timetrack/client';
import { newIdempotencyKey } from '@timetrack/contracts';
import { type DialogGuard, useConfirmLeaving, useUnsavedChanges } from '@timetrack/contracts/routing';
import { useCallback, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { useReportFailure } from '../failures/use-report-failure.js';

export interface ZodFormOptions<Input extends FieldValues, Output> {
  /** Checks the values before they are sent. Its messages appear next to the fields. */
  readonly schema: z.$ZodType<Output, Input>;
  readonly defaultValues: DefaultValues<Input>;
  /**
   * Sends the checked values. Rejects when the server rejects them.
   *
   * Pass `context` to the mutation: if the same values are sent again because the server did not respond, the server
   * executes them only once.
   */
  readonly onSubmit: (values: Output, context: ReturnType<typeof attemptContext>) => Promise<unknown>;
  /** The title of the notification about a failure that does not belong to a field: `Failed to create job`. */
  readonly failureTitle: string;
  /** Shown below the title when the server sent no message. */
  readonly failureFallback?: string;
  /** The server's names of fields that have another name in the form: `{ startAt: 'start' }`. */
  readonly serverFields?: Readonly<Record<string, Path<Input>>>;
  /** Shows a notification about rejected fields too, where the specification prescribes one. */
  readonly notifiesFieldErrors?: boolean;
  /** Called with every failure, before it is shown. If it returns true, it has shown the failure itself. */
  readonly onFailure?: (error: unknown) => unknown;
  /**
   * The guard of the dialog that the address opened. It is notified when the form has unsaved changes. Without it, the
   * form guards itself against a link, the back button and a reload.
   */
  readonly guard?: Pick<DialogGuard, 'setUnsaved'>;
}

export type ZodForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output> & {
  /** Validates and sends the form, unless a request is already in progress. */
  readonly submit: () => Promise<void>;
  readonly isSubmitting: boolean;
  /** Whether a value differs from the default values. */
  readonly isDirty: boolean;
  /** The error of a field, from the schema or from the server. */
  readonly errorOf: (name: Path<Input>) => string | undefined;
};

/**
 * A form that a zod schema checks before it is sent, and that shows the server's field errors next to the fields.
 *
 * Render it in `Form`, which moves the focus to the first invalid field:
 *
 *     <Form busy={form.isSubmitting} onSubmit={form.submit}>
 *       <Field label="Name" error={form.errorOf('name')}>
 *         <Input {...form.register('name')} />
 *       </Field>
 *     </Form>
 */
export function useZodForm<Input extends FieldValues, Output>(
  options: ZodFormOptions<Input, Output>,
): ZodForm<Input, Output> {
  const {
    schema,
    defaultValues,
    onSubmit,
    failureTitle,
    failureFallback,
    serverFields,
    notifiesFieldErrors = false,
    onFailure,
    guard,
  } = options;
  const reportFailure = useReportFailure();
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: zodResolver<Input, unknown, Output>(schema),
    // `Form` moves the focus instead, because it also finds controls that register no element.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const attempt = useAttempt(form.subscribe);
  const isUnsaved = isDirty && !isSubmitting;
  useUnsavedChanges(guard ?? unguarded, isUnsaved);
  useConfirmLeaving(isUnsaved && !guard);
  useConfirmUnload(isDirty && isSubmitting);

  function showFailure(error: unknown): void {
    if (onFailure?.(error) === true) return;
    const rejected = Object.entries(failureOf(error).fields).flatMap(([name, message]) => {
      const path = serverFields?.[name] ?? pathIn(form.getValues(), name);
      return path ? [{ path, message }] : [];
    });
    for (const { path, message } of rejected) form.setError(path, { type: 'server', message });
    // A message next to its field is not repeated in a notification by default.
    if (rejected.length === 0 || notifiesFieldErrors) {
      reportFailure(error, failureTitle, { fallback: failureFallback });
    }
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values, attempt.context());
      attempt.end();
      // The values are saved now, even while the dialog around the form is still closing.
      form.reset(form.getValues());
    } catch (error) {
      if (failureOf(error).isOutcomeKnown) attempt.end();
      showFailure(error);
    }
  });

  return {
    ...form,
    submit: async () => {
      if (!isSubmitting) await submit();
    },
    isSubmitting,
    isDirty,
    errorOf: (name) => {
      const { error } = form.getFieldState(name, { ...form.formState, errors });
      return error?.message ?? error?.root?.message;
    },
  };
}

/** Guards values that are being sent against a reload: the server may still reject them. */
function useConfirmUnload(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const confirm = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [isSending]);
}

const unguarded = { setUnsaved: () => undefined };

/** The form's field of the same name, or null if there is no such field. `breaks.0.startAt` belongs to `breaks`. */
function pathIn<Input extends FieldValues>(values: Input, name: string): Path<Input> | null {
  const [top = ''] = name.split('.');
  return top in values ? (name as Path<Input>) : null;
}

/** The idempotency key of the submitted values. It stays the same until a value changes or the server responds. */
function useAttempt(subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void) {
  const key = useRef(newIdempotencyKey());
  const end = useCallback(() => {
    key.current = newIdempotencyKey();
  }, []);
  useEffect(() => subscribe({ formState: { values: true }, callback: end }), [subscribe, end]);
  return { context: () => attemptContext(key.current), end };
}
