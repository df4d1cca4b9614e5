import type { Feature } from '../../platform/feature.js';
import { auditLogApi } from './audit-log.api.js';
import { auditLogEntriesById } from './audit-log.service.js';

/**
 * Reads the audit log. Writing is a separate feature, because every feature writes entries while only reading them needs
 * other features.
 */
export const auditLogFeature: Feature = {
  name: 'audit-log',
  description: 'Who did what, and when.',
  entities: [],
  nodes: [{ type: 'AuditLogEntry', useCase: auditLogEntriesById }],
  api: auditLogApi,
};
