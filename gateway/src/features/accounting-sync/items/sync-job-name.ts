/** The queue in which exchanges wait. */
export const syncJobName = 'accounting-sync';

export interface SyncJob {
  readonly organizationId: string;
  readonly itemId: string;
}
