import type { Role } from '../../../platform/auth/viewer.js';
import { instant, nullable, readModel, text, uuid } from '../../../platform/read-model/index.js';
import type { NoticeKind } from './account-notice.types.js';

export const accountNoticeReads = readModel('account_notices', {
  columns: {
    id: uuid('id'),
    kind: text<NoticeKind>('kind'),
    at: instant('at'),
    userAgent: text('user_agent'),
    address: text('address'),
    role: nullable(text<Role>('role')),
  },
});
