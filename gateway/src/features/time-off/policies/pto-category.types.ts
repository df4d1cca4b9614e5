/** What kind of time off a policy is for. Payroll maps each to an earning code. */
export const PtoCategory = { VACATION: 'VACATION', SICK: 'SICK', HOLIDAY: 'HOLIDAY', OTHER: 'OTHER' } as const;
export type PtoCategory = keyof typeof PtoCategory;
