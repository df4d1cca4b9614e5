/** What the person asks for: a timesheet that is missing, other times, or that a timesheet goes away. */
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
