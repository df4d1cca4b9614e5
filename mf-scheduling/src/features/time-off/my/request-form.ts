import type { RequestPtoInput } from '../../../gql/graphql.js';

/** What stands in the controls. */
export interface FormValues {
  readonly policyId: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly hours: string;
}

export type FormErrors = Partial<Record<keyof FormValues, string>>;

export const leastHours = 1;
export const mostHours = 80;

type Checked = { readonly input: RequestPtoInput } | { readonly errors: FormErrors };

/** What is sent, or everything that is wrong at once. */
export function check(values: FormValues): Checked {
  const { policyId, startDate, endDate } = values;
  const errors = without({
    startDate: startDate === '' && 'Start date is required',
    // Dates written year first are in the order of their letters.
    endDate: endDate === '' ? 'End date is required' : endDate < startDate && 'End date must not be before start date',
    hours: wrongHours(values.hours),
  });
  if (Object.keys(errors).length > 0) return { errors };
  return { input: { policyId, startDate, endDate, hours: Number(values.hours) } };
}

function wrongHours(text: string): string | false {
  if (text.trim() === '') return 'Hours is required';
  const count = Number(text);
  const fits = Number.isInteger(count) && count >= leastHours && count <= mostHours;
  return !fits && `Hours must be a whole number from ${leastHours} to ${mostHours}`;
}

function without(errors: Record<string, string | false>): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
}
