import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { accountNotice } from './account-notice.types.js';
import { dismissNotice, myNotices } from './account-notices.service.js';

export const accountNoticeRoutes: readonly Route[] = [
  route(myNotices, {
    method: 'GET',
    path: '/api/me/notices',
    status: 200,
    summary: 'What happened to the caller’s account, newest first',
    response: z.array(accountNotice),
  }),
  route(dismissNotice, {
    method: 'DELETE',
    path: '/api/me/notices/:id',
    status: 204,
    summary: 'Dismiss one of the caller’s notices',
  }),
];
