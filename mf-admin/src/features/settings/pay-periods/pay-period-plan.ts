import type { PayPeriodKind } from '../../../gql/graphql.js';
import { dateInWords } from '../../../parts/days.js';

/** How the organization cuts its calendar into pay periods. */
export interface Plan {
  readonly kind: PayPeriodKind;
  /** The first day of one period; all others follow from it. */
  readonly anchorDate: string;
}

export interface PeriodDays {
  readonly startDate: string;
  readonly endDate: string;
}

export const kinds: readonly { readonly kind: PayPeriodKind; readonly name: string; readonly meaning: string }[] = [
  { kind: 'WEEKLY', name: 'Weekly', meaning: 'Every week, from the same day of the week.' },
  { kind: 'BIWEEKLY', name: 'Every two weeks', meaning: 'Fourteen days, from the same day of the week.' },
  {
    kind: 'SEMIMONTHLY',
    name: 'Twice a month',
    meaning: 'From the day of the first period and from fifteen days after it, such as the 1st and the 16th.',
  },
  { kind: 'MONTHLY', name: 'Monthly', meaning: 'Every month, from the same day of the month.' },
];

export const nameOfKind = (kind: PayPeriodKind): string => kinds.find((one) => one.kind === kind)?.name ?? kind;

/** `Every two weeks, counted from Jan 4, 2026` */
export function planInWords({ kind, anchorDate }: Plan): string {
  return `${nameOfKind(kind)}, counted from ${dateInWords(anchorDate)}`;
}
