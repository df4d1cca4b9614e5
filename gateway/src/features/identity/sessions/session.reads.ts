import { instant, readModel, text, uuid } from '../../../platform/read-model/index.js';

/** What people see of their own sessions. The hash of the token never leaves the database. */
export const sessionReads = readModel('sessions', {
  columns: {
    id: uuid('id'),
    createdAt: instant('created_at'),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    userAgent: text('user_agent'),
    address: text('address'),
  },
});
