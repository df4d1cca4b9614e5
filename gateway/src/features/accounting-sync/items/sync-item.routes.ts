import { z } from 'zod';
import { fileRoute } from '../../../platform/http/routes/file-route.js';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { presentSyncItem, syncItemJson } from './sync-item.presenter.js';
import { queueSync, syncFile, syncQueue } from './sync-item.service.js';

export const syncItemRoutes: readonly Route[] = [
  route(syncQueue, {
    method: 'GET',
    path: '/api/sync-queue',
    status: 200,
    summary: 'What was exchanged with the accounting software, newest first',
    response: z.array(syncItemJson),
    present: ({ edges }) => edges.map(({ node }) => presentSyncItem(node)),
    nextCursor: nextCursorOf,
  }),
  route(queueSync, {
    method: 'POST',
    path: '/api/sync-queue',
    status: 201,
    summary: 'Export timesheets to the accounting software, or import its lists, in the background',
    response: syncItemJson,
    present: presentSyncItem,
  }),
  fileRoute(syncFile, {
    path: '/api/sync-queue/:id/file',
    summary: 'The file that an export left, for QuickBooks Desktop to import',
    contentType: 'text/plain',
  }),
];
