import { newIdempotencyKey } from '@timetrack/client';
import { useState } from 'react';
import { type BreakValues, check, type Errors, newBreak, refusedFields, type TimesValues } from './times-form.js';

export type TimesForm = ReturnType<typeof useTimes>;

interface TimesOptions {
  readonly initial: TimesValues;
  readonly timeZone: string;
  readonly clockOutRequired: boolean;
}

/** The times and breaks that somebody types, what is wrong with them, and what to send. */
export function useTimes({ initial, timeZone, clockOutRequired }: TimesOptions) {
  const [values, setValues] = useState(initial);
  const [untouched, setUntouched] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Errors>({});
  const { errors, input, sentBreaks } = check(values, timeZone, { clockOutRequired });

  const change = (changes: Partial<TimesValues>) => {
    setValues((current) => ({ ...current, ...changes }));
    setRefused({});
  };
  const changeBreak = (key: string, changes: Partial<BreakValues>) =>
    change({ breaks: values.breaks.map((one) => (one.key === key ? { ...one, ...changes } : one)) });

  return {
    values,
    timeZone,
    change,
    changeBreak,
    addBreak: () => change({ breaks: [...values.breaks, newBreak(values, newIdempotencyKey())] }),
    removeBreak: (key: string) => change({ breaks: values.breaks.filter((one) => one.key !== key) }),
    /** Nothing is called wrong before somebody tried to save it. */
    errors: { ...(tried ? errors : {}), ...refused },
    input,
    unsaved: values !== untouched,
    try: () => setTried(true),
    /** Shows what the server complains of. */
    refuse: (fields: Errors) => setRefused(refusedFields(fields, sentBreaks)),
    /** Begins again with these. */
    reset: (fresh: TimesValues) => {
      setValues(fresh);
      setUntouched(fresh);
      setTried(false);
      setRefused({});
    },
  };
}
