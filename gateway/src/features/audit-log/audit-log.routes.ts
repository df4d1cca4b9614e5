import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.js';
import { nextCursorOf } from '../../platform/paging/index.js';
import { auditLogEntryJson, presentAuditLogEntry } from './audit-log.presenter.js';
import { auditLogs } from './audit-log.service.js';

export const auditLogRoutes: readonly Route[] = [
  route(auditLogs, {
    method: 'GET',
    path: '/api/audit-logs',
    status: 200,
    summary: 'Who did what, the newest first; by person, subject and days of the organization',
    response: z.array(auditLogEntryJson),
    present: (page) => page.edges.map((edge) => presentAuditLogEntry(edge.node)),
    nextCursor: nextCursorOf,
  }),
];
