export const PayPeriodKind = {
  WEEKLY: 'WEEKLY',
  BIWEEKLY: 'BIWEEKLY',
  SEMIMONTHLY: 'SEMIMONTHLY',
  MONTHLY: 'MONTHLY',
} as const;
export type PayPeriodKind = keyof typeof PayPeriodKind;

/** What a closed period holds nobody changes any more. */
export const PayPeriodStatus = { OPEN: 'OPEN', CLOSED: 'CLOSED' } as const;
export type PayPeriodStatus = keyof typeof PayPeriodStatus;
