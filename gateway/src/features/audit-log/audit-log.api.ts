import { type Operation, operation } from '../../platform/api/operation.js';
import { connectionOf } from '../../platform/graphql/schema/connection.js';
import { auditLogs } from './audit-log.service.js';
import { AuditLogEntryType, auditLogEntry } from './audit-log.types.js';

export const auditLogApi: readonly Operation[] = [
  operation(auditLogs, {
    description: 'The audit log, newest first, between dates, both included.',
    rest: { method: 'GET', path: '/api/audit-logs', status: 200, page: auditLogEntry },
    viewer: connectionOf('AuditLog', () => AuditLogEntryType),
  }),
];
