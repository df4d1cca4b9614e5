import type { Feature } from '../../platform/feature.types.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditOrigin } from './audit-origin.entity.js';
import { signHeadsSweep } from './chain/sign-heads.sweep.js';
import { eraseOrigins } from './erasure.service.js';
import { AuditEntries } from './migrations/0003-audit-entries.js';
import { AuditChain } from './migrations/0016-audit-chain.js';
import { AuditOrigins } from './migrations/0053-audit-origins.js';
import { AuditSystemFunctions } from './migrations/0062-audit-system-functions.js';
import { AuditChainAtInsert } from './migrations/0072-audit-chain-at-insert.js';
import { InlinedNetstrings } from './migrations/0085-inlined-netstrings.js';
import { AuditChainOnShards } from './migrations/0128-audit-chain-on-shards.js';
import { MovedAuditLog } from './migrations/0134-moved-audit-log.js';

export { type AuditedKey, apiKeyField, type Changes, compareFields, erased, unchanged } from './audit.rules.js';
export { type AuditSubject, auditAction, auditSubjects, titleOfAction } from './audit-action.enums.js';
export { AuditEntry } from './audit-entry.entity.js';
export { auditEntryReads } from './audit-entry.reads.js';
export { AuditOrigin } from './audit-origin.entity.js';
export { createAuditTrail } from './audit-trail.service.js';
export type { ChainPlace, Flaw } from './chain/chain-walk.rules.js';
export { backUpHeads, HeadRestorer, setAsideLaterHeads } from './chain/heads-in-backups.service.js';
export { type AuditReport, verifyAudit } from './chain/verify-audit.service.js';
export { verifyChainOf } from './chain/walk-chains.queries.js';
export { auditClosing } from './closing-audit.service.js';
export { securityEventOf } from './security-events.enums.js';
export { createSignInAudit } from './sign-in-audit.service.js';

export const auditFeature: Feature = {
  name: 'audit',
  entities: [AuditEntry, AuditOrigin],
  resolvers: [],
  routes: [],
  migrations: [
    { name: '0003-audit-entries', class: AuditEntries },
    { name: '0016-audit-chain', class: AuditChain },
    { name: '0053-audit-origins', class: AuditOrigins },
    { name: '0062-audit-system-functions', class: AuditSystemFunctions },
    { name: '0072-audit-chain-at-insert', class: AuditChainAtInsert },
    { name: '0085-inlined-netstrings', class: InlinedNetstrings },
    { name: '0128-audit-chain-on-shards', class: AuditChainOnShards },
    { name: '0134-moved-audit-log', class: MovedAuditLog },
  ],
  erasePerson: eraseOrigins,
  sweeps: [signHeadsSweep],
};
