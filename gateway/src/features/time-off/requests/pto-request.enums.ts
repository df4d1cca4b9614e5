/** A PENDING request is approved or denied by a manager, or canceled by whoever made it; then it stays so. */
export const PtoStatus = { PENDING: 'PENDING', APPROVED: 'APPROVED', DENIED: 'DENIED', CANCELED: 'CANCELED' } as const;
export type PtoStatus = keyof typeof PtoStatus;
