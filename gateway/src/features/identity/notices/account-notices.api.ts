import { z } from 'zod';
import { deletedId, type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import { AccountNoticeType, accountNotice } from './account-notice.types.js';
import { dismissNotice, myNotices, noticePage } from './account-notices.service.js';

export const accountNoticeApi: readonly Operation[] = [
  operation(noticePage, {
    description: 'What happened to the caller’s account, newest first.',
    route: route(myNotices, { method: 'GET', path: '/api/me/notices', status: 200, response: z.array(accountNotice) }),
    viewer: connectionOf('AccountNotice', () => AccountNoticeType),
  }),
  operation(dismissNotice, {
    description: 'Removes one of the caller’s notices.',
    rest: { method: 'DELETE', path: '/api/me/notices/:id', status: 204 },
    mutation: {
      name: 'accountNoticeDismiss',
      payload: { dismissedNoticeId: deletedId('The id of the notice that is gone.') },
    },
  }),
];
