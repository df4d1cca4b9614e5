import type { MikroORM } from '@mikro-orm/postgresql';
import type { ApiKeyScope, Viewer } from '../../../platform/auth/viewer.types.js';
import { systemSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { Platform } from '../../../platform/ports/platform.ports.js';
import { hashOfApiKey, looksLikeApiKey } from './api-key-secret.rules.js';

interface Row {
  readonly id: string;
  readonly organization_id: string;
  readonly scopes: ApiKeyScope[];
}

/** Updates the last use at most once a minute, so that frequent calls don't write each time. */
const usedKey = `
  with live as (
    select id, organization_id, scopes, last_used_at from api_keys where key_hash = ? and revoked_at is null
  ), noted as (
    update api_keys key set last_used_at = ?::timestamptz
    from live
    where key.organization_id = live.organization_id and key.id = live.id
      and (live.last_used_at is null or live.last_used_at <= ?::timestamptz - interval '1 minute')
  )
  select id, organization_id, scopes from live`;

const never = new Date(8_640_000_000_000_000);

/**
 * Authenticates a program by its key; null if the key is unknown or revoked. Each call counts against the key's own rate
 * limit and fails with RATE_LIMITED once it is used up.
 *
 * A program has the role of an accountant, restricted to the scopes of its key.
 */
export function createApiKeyAuthenticator(
  orm: MikroORM,
  { clock, rateLimits, config }: Pick<Platform, 'clock' | 'rateLimits' | 'config'>,
): (secret: string) => Promise<Viewer | null> {
  return async (secret) => {
    if (!looksLikeApiKey(secret)) return null;
    const now = clock.now();
    const [row] = await systemSql(orm.em, 'the key determines the organization').query<Row>(usedKey, [
      hashOfApiKey(secret),
      now,
      now,
    ]);
    if (!row) return null;
    await rateLimits.take(config.limits.callsPerApiKey, row.id);
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
