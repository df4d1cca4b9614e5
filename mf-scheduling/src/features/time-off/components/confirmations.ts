import { failureOf } from '@timetrack/client';

const fields = ['confirmFullDays', 'confirmOverAllowance', 'confirmWorkedDays'] as const;

/** What the server requires to be confirmed, in words, by the field that confirms it. */
export type Confirmations = { readonly [Field in (typeof fields)[number]]?: string };

/** The confirmation that a failure requires, or null if it failed for another reason. */
export function findConfirmation(error: unknown): Confirmations | null {
  const rejected = failureOf(error).fields;
  const field = fields.find((name) => rejected[name]);
  return field ? { [field]: rejected[field] } : null;
}

/** The input that confirms all of them. */
export function confirmAll(confirmations: Confirmations): { readonly [Field in keyof Confirmations]?: true } {
  return Object.fromEntries(Object.keys(confirmations).map((field) => [field, true]));
}
