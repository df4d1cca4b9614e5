import { formatCount, formatDate } from '@timetrack/screens';
import type { PayPeriodKind } from '../../../gql/graphql.js';

export interface PayPeriodPlan {
  readonly kind: PayPeriodKind;
  /** The first day of one period, from which all others follow. */
  readonly anchorDate: string;
}

export interface PayPeriodSettings extends PayPeriodPlan {
  /** From the end of a period. Null if not set. */
  readonly daysToPayday: number | null;
}

interface KindOption {
  readonly kind: PayPeriodKind;
  readonly label: string;
  readonly description: string;
}

export const kindOptions: readonly KindOption[] = [
  { kind: 'WEEKLY', label: 'Weekly', description: 'Every week, starting on the same day of the week.' },
  { kind: 'BIWEEKLY', label: 'Every two weeks', description: 'Fourteen days, starting on the same day of the week.' },
  {
    kind: 'SEMIMONTHLY',
    label: 'Twice a month',
    description: 'Starting on the day of the first period and fifteen days later, such as the 1st and the 16th.',
  },
  { kind: 'MONTHLY', label: 'Monthly', description: 'Every month, starting on the same day of the month.' },
];

/** `Every two weeks, counted from Jan 4, 2026` */
export function describePlan({ kind, anchorDate }: PayPeriodPlan): string {
  const label = kindOptions.find((option) => option.kind === kind)?.label ?? kind;
  return `${label}, counted from ${formatDate(anchorDate)}`;
}

/** `Payday is 5 days after the end of a period` */
export function describePayday(days: number): string {
  return days === 0
    ? 'Payday is the last day of a period'
    : `Payday is ${formatCount(days, 'day')} after the end of a period`;
}
