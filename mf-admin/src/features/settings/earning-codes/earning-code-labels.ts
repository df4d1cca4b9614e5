import type { EarningCodeRow_EarningCodeFragment, PayKind, PtoCategory } from '../../../gql/graphql.js';

type EarningCode = EarningCodeRow_EarningCodeFragment;

export const kindLabels: Readonly<Record<PayKind, string>> = {
  REGULAR: 'Regular time',
  OVERTIME: 'Overtime',
  DOUBLE_TIME: 'Double time',
  PTO: 'Paid time off',
};

const categoryLabels: Readonly<Record<PtoCategory, string>> = {
  VACATION: 'Vacation',
  SICK: 'Sick leave',
  HOLIDAY: 'Holidays',
  OTHER: 'Other time off',
};

/** The pay of the code: `Overtime`, `Sick leave`. */
export function kindOf({ kind, category }: EarningCode): string {
  return category ? categoryLabels[category] : kindLabels[kind];
}

/** The job or policy that the code is for: `Every job`, `Roof repair`. */
export function scopeOf({ kind, job, policy }: EarningCode): string {
  return (job ?? policy)?.name ?? (kind === 'PTO' ? 'Every policy' : 'Every job');
}

export const idOf = ({ kind, category, job, policy }: EarningCode): string =>
  [kind, category, job?.id, policy?.id].join(' ');

export function targetOf({ kind, category, job, policy }: EarningCode) {
  return { kind, category, jobId: job?.id ?? null, policyId: policy?.id ?? null };
}
