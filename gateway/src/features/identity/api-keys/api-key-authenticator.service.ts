import type { MikroORM } from '@mikro-orm/postgresql';
import type { ApiKeyScope } from '../../../platform/auth/viewer.types.js';
import { systemSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/ports/platform.ports.js';
import type { Authenticate } from '../sessions/session-authenticator.service.js';
import { hashOfApiKey, looksLikeApiKey } from './api-key-secret.rules.js';

interface Row {
  readonly id: string;
  readonly organization_id: string;
  readonly scopes: ApiKeyScope[];
  readonly is_revoked: boolean;
}

/** Updates the last use at most once a minute, so that frequent calls don't write each time. */
const usedKey = `
  with known as (
    select id, organization_id, scopes, last_used_at, revoked_at from api_keys where key_hash = ?
  ), noted as (
    update api_keys key set last_used_at = ?::timestamptz
    from known
    where key.organization_id = known.organization_id and key.id = known.id and known.revoked_at is null
      and (known.last_used_at is null or known.last_used_at <= ?::timestamptz - interval '1 minute')
  )
  select id, organization_id, scopes, revoked_at is not null as is_revoked from known`;

const never = new Date(8_640_000_000_000_000);

/**
 * Authenticates a program by its key; null if the key is unknown or revoked. Each call counts against the key's own rate
 * limit and fails with RATE_LIMITED once it is used up.
 *
 * A program has the role of an accountant, restricted to the scopes of its key.
 */
export function createApiKeyAuthenticator(
  orm: MikroORM,
  { clock, rateLimits, config, securityEvents }: Pick<Platform, 'clock' | 'rateLimits' | 'config' | 'securityEvents'>,
): Authenticate {
  return async (secret, request) => {
    if (!looksLikeApiKey(secret)) {
      securityEvents.report({ event: 'api-key.unknown-used', request });
      return null;
    }
    const now = clock.now();
    const [row] = await systemSql(orm.em, 'the key determines the organization').query<Row>(usedKey, [
      hashOfApiKey(secret),
      now,
      now,
    ]);
    if (!row) {
      securityEvents.report({ event: 'api-key.unknown-used', request });
      return null;
    }
    const key = { organizationId: row.organization_id, apiKeyId: row.id };
    if (row.is_revoked) {
      securityEvents.report({ event: 'api-key.revoked-used', request, ...key });
      return null;
    }
    await rateLimits.take(config.limits.callsPerApiKey, row.id).catch((failure: DomainError) => {
      securityEvents.report({ event: 'request.rate-limited', request, reason: failure.code, ...key });
      throw failure;
    });
    return {
      userId: row.id,
      organizationId: row.organization_id,
      role: 'ACCOUNTANT',
      sessionId: row.id,
      expiresAt: never,
      scopes: row.scopes,
    };
  };
}
