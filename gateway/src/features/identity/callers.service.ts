import type { MikroORM } from '@mikro-orm/postgresql';
import type { Platform } from '../../platform/ports/platform.js';
import type { Callers } from '../../platform/use-case/index.js';
import { createApiKeyAuthenticator } from './api-keys/api-key-authenticator.service.js';
import { askCaller, confirmCallers, lockCaller } from './callers/caller-check.queries.js';
import { createAuthenticator, createRecentCallers } from './sessions/session-authenticator.service.js';

export function createCallers(orm: MikroORM, platform: Platform): Callers {
  const recent = createRecentCallers(platform);
  return {
    findBySession: createAuthenticator(orm, platform, recent),
    findByKey: createApiKeyAuthenticator(orm, platform),
    expect: (token) => recent.find(token),
    ask: (viewer) => askCaller(viewer, platform),
    lock: (viewer, changed) => lockCaller(viewer, changed, platform),
    confirm: (viewers) => confirmCallers(orm.em.fork(), viewers, platform),
  };
}
