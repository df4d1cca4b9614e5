import { registerEnumType } from 'type-graphql';

/** Hours go out to the accounting software; its lists of customers and jobs come in. */
export const SyncType = { EXPORT_TIMESHEETS: 'EXPORT_TIMESHEETS', IMPORT_LISTS: 'IMPORT_LISTS' } as const;
export type SyncType = keyof typeof SyncType;

/** PENDING until somebody works on it, also between two tries; then RUNNING; SUCCESS or ERROR in the end. */
export const SyncStatus = { PENDING: 'PENDING', RUNNING: 'RUNNING', SUCCESS: 'SUCCESS', ERROR: 'ERROR' } as const;
export type SyncStatus = keyof typeof SyncStatus;

registerEnumType(SyncType, { name: 'SyncType', description: 'What is exchanged with the accounting software.' });
registerEnumType(SyncStatus, {
  name: 'SyncStatus',
  description: 'PENDING, also between two tries; RUNNING; SUCCESS or ERROR in the end.',
});
