import type { CorrectionKind } from '../../gql/graphql.js';

/** What can have happened. `kind` is the kind of the request. */
export const choices = [
  { id: 'forgot-in', label: 'I forgot to clock in', kind: 'CHANGE' },
  { id: 'forgot-out', label: 'I forgot to clock out', kind: 'CHANGE' },
  { id: 'times', label: 'The times are wrong', kind: 'CHANGE' },
  { id: 'break', label: 'The break is wrong', kind: 'CHANGE' },
  { id: 'not-worked', label: 'I did not work then', kind: 'REMOVE' },
] as const satisfies readonly { readonly id: string; readonly label: string; readonly kind: CorrectionKind }[];

export type Choice = (typeof choices)[number]['id'];

/** Without a timesheet, only a missing one can be asked for. */
export function kindOf(choice: Choice, timesheetId: string | null): CorrectionKind {
  if (timesheetId === null) return 'ADD';
  return choices.find(({ id }) => id === choice)?.kind ?? 'CHANGE';
}
