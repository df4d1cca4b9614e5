import { z } from 'zod';
import { fileRoute } from '../../../platform/http/routes/file-route.builder.js';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { queueSync, syncFile, syncQueue } from './sync-item.service.js';
import { syncItemView } from './sync-item.types.js';

export const syncItemRoutes: readonly Route[] = [
  route(syncQueue, {
    method: 'GET',
    path: '/api/sync-queue',
    status: 200,
    summary: 'Exchanges with the accounting software, newest first',
    response: z.array(syncItemView),
    present: ({ edges }) => edges.map(({ node }) => syncItemView.parse(node)),
    nextCursor: nextCursorOf,
  }),
  route(queueSync, {
    method: 'POST',
    path: '/api/sync-queue',
    status: 201,
    summary: 'Queue an export of a closed pay period to the accounting software, or an import of its lists',
    response: syncItemView,
    present: (item) => syncItemView.parse(item),
  }),
  fileRoute(syncFile, {
    path: '/api/sync-queue/:id/file',
    summary: 'The file of an export, for QuickBooks Desktop to import',
    contentType: 'text/plain',
  }),
];
