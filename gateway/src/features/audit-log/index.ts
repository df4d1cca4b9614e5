import type { Feature } from '../../platform/feature.js';
import { AuditLogResolver } from './audit-log.resolver.js';
import { auditLogRoutes } from './audit-log.routes.js';

/** Reading the audit log. Writing it is another feature: every other one writes, and this one needs some of them. */
export const auditLogFeature: Feature = {
  name: 'audit-log',
  entities: [],
  resolvers: [AuditLogResolver],
  routes: auditLogRoutes,
};
