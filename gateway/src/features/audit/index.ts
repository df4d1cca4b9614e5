import type { Feature } from '../../platform/feature.js';
import { AuditEntry, AuditOrigin } from './audit-entry.entity.js';
import { eraseOrigins } from './audit-trail.service.js';
import { signHeadsSweep } from './chain/sign-heads.job.js';
import { AuditBaseline } from './migrations/0005-audit.js';

export {
  type AuditedKey,
  addedFields,
  apiKeyField,
  type Changes,
  compareFields,
  erased,
  removedFields,
  unchanged,
} from './audit.rules.js';
export { type AuditSubject, auditAction, auditSubject, securityEventOf, titleOfAction } from './audit-action.types.js';
export { AuditEntry, AuditOrigin } from './audit-entry.entity.js';
export { auditEntryReads } from './audit-entry.reads.js';
export { auditClosing, auditTrail, writeAuditEntry } from './audit-trail.service.js';
export type { Flaw } from './chain/chain-walk.rules.js';
export { backUpHeads, HeadRestorer, setAsideLaterHeads } from './chain/heads-in-backups.service.js';
export { type AuditReport, verifyAudit } from './chain/verify-audit.service.js';
export { createSignInAudit } from './sign-in-audit.service.js';

export const auditFeature: Feature = {
  name: 'audit',
  entities: [AuditEntry, AuditOrigin],
  migrations: [{ name: '0005-audit', class: AuditBaseline }],
  erasePerson: eraseOrigins,
  sweeps: [signHeadsSweep],
};
