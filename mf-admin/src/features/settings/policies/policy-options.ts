import type { PtoCategory } from '../../../gql/graphql.js';

export const categoryLabels: Readonly<Record<PtoCategory, string>> = {
  VACATION: 'Vacation',
  SICK: 'Sick leave',
  HOLIDAY: 'Holiday',
  OTHER: 'Other',
};

export const categories = Object.keys(categoryLabels) as readonly PtoCategory[];

export const payLabels = { paid: 'Paid', unpaid: 'Unpaid' } as const;

export const payHints = {
  paid: 'Approved hours are paid and part of payroll.',
  unpaid: 'Approved hours are never part of payroll.',
} as const;

export type Pay = keyof typeof payLabels;
