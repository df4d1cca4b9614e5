import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../platform/paging/index.js';
import { auditLogs } from './audit-log.service.js';
import { auditLogEntry } from './audit-log.types.js';

export const auditLogRoutes: readonly Route[] = [
  route(auditLogs, {
    method: 'GET',
    path: '/api/audit-logs',
    status: 200,
    summary: 'The audit log, newest first; filtered by actor, subject and dates in the organization’s time zone',
    response: z.array(auditLogEntry),
    present: (page) => page.edges.map(({ node }) => node),
    nextCursor: nextCursorOf,
  }),
];
