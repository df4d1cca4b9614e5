/** A PENDING request is approved or denied by an approver, or canceled by its requester. The result is final. */
export const PtoStatus = { PENDING: 'PENDING', APPROVED: 'APPROVED', DENIED: 'DENIED', CANCELED: 'CANCELED' } as const;
export type PtoStatus = keyof typeof PtoStatus;
