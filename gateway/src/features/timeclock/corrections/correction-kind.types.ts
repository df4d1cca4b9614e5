/** A missing timesheet, other times, or the removal of a timesheet. */
export const CorrectionKind = { ADD: 'ADD', CHANGE: 'CHANGE', REMOVE: 'REMOVE' } as const;
export type CorrectionKind = keyof typeof CorrectionKind;

/** PENDING until a manager decides it, its requester withdraws it, or another change overtakes it. */
export const CorrectionStatus = {
  PENDING: 'PENDING',
  APPROVED: 'APPROVED',
  DENIED: 'DENIED',
  WITHDRAWN: 'WITHDRAWN',
  OVERTAKEN: 'OVERTAKEN',
} as const;
export type CorrectionStatus = keyof typeof CorrectionStatus;
