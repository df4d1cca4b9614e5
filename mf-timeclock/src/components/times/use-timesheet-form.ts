import { newIdempotencyKey } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { useZodForm, type ZodFormOptions } from '@timetrack/screens';
import { useState } from 'react';
import { type BreakValues, newBreak, startOrder, type TimesheetValues } from './timesheet-form.js';

interface TimesOutput {
  readonly breaks: readonly { readonly startAt: string }[];
}

interface TimesheetFormOptions<Output extends TimesOutput> extends ZodFormOptions<TimesheetValues, Output> {
  readonly guard: DialogGuard;
  readonly failureFallback: string;
}

export type TimesheetForm = Pick<
  ReturnType<typeof useTimesheetForm<TimesOutput>>,
  'values' | 'change' | 'addBreak' | 'changeBreak' | 'removeBreak' | 'errorOf'
>;

type BreakField = `breaks.${number}.${'type' | 'startAt' | 'endAt'}`;

/**
 * A form with the times of a timesheet. Breaks are sent in the order in which they start, and the server's message about
 * a break appears at that break, wherever it is in the form.
 */
export function useTimesheetForm<Output extends TimesOutput>(options: TimesheetFormOptions<Output>) {
  // Filled in when the breaks are sent, and read when the server rejects them.
  const [serverFields] = useState<Record<string, BreakField>>({});
  const form = useZodForm<TimesheetValues, Output>({
    ...options,
    serverFields,
    // The form is long, so a message next to a field may be out of sight.
    notifiesFieldErrors: true,
    onSubmit: (values, context) => {
      const order = startOrder(values.breaks);
      Object.assign(serverFields, breakFields(order));
      return options.onSubmit({ ...values, breaks: order.map((index) => values.breaks[index]) }, context);
    },
  });
  const { isSubmitted } = form.formState;
  const values = form.watch();

  const change = (changes: Partial<TimesheetValues>) => {
    for (const [name, value] of Object.entries(changes) as [keyof TimesheetValues, never][]) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  return {
    ...form,
    values,
    change,
    addBreak: () => change({ breaks: [...values.breaks, newBreak(values, newIdempotencyKey())] }),
    changeBreak: (key: string, changes: Partial<BreakValues>) =>
      change({ breaks: values.breaks.map((each) => (each.key === key ? { ...each, ...changes } : each)) }),
    removeBreak: (key: string) => change({ breaks: values.breaks.filter((each) => each.key !== key) }),
  };
}

/** Maps the server's name of a break's field, numbered in the order of sending, to its name in the form. */
export function breakFields(order: readonly number[]): Record<string, BreakField> {
  const fields = order.flatMap((index, sent): [string, BreakField][] => [
    [`breaks.${sent}`, `breaks.${index}.startAt`],
    [`breaks.${sent}.type`, `breaks.${index}.type`],
    [`breaks.${sent}.startAt`, `breaks.${index}.startAt`],
    [`breaks.${sent}.endAt`, `breaks.${index}.endAt`],
  ]);
  return Object.fromEntries(fields);
}
