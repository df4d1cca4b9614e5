import type { MikroORM } from '@mikro-orm/postgresql';
import { routingKeyOf } from '../../../platform/auth/routable-secret.js';
import type { ApiKeyScope, Role } from '../../../platform/auth/viewer.js';
import { arrayLiteral, systemSql } from '../../../platform/database/tenant-sql.js';
import type { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/ports/platform.js';
import type { Callers } from '../../../platform/use-case/index.js';
import { keyOwnerRoles } from './api-key.policy.js';
import {
  eventOfRefusal,
  failureOfRefusal,
  hashOfApiKey,
  type KeyRefusal,
  looksLikeApiKey,
  parseAddress,
} from './api-key.rules.js';

interface Row {
  readonly id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly owner_id: string;
  readonly owner_role: Role;
  readonly scopes: ApiKeyScope[];
  readonly refusal: KeyRefusal | null;
  readonly expires_at: Date | string | null;
}

const never = new Date(8_640_000_000_000_000);

/**
 * Authenticates a program by its key; null if the key is unknown. A key that is revoked or expired fails with
 * UNAUTHENTICATED, and one that is used from an address outside its list with FORBIDDEN. Each call counts against the
 * key's own rate limit and fails with RATE_LIMITED once it is used up.
 *
 * A program reads hours and pay with the role of an accountant, restricted to the scopes of its key. What other scopes allow,
 * it does with the role of the key's owner: see `actingViewer`.
 */
export function createApiKeyAuthenticator(
  orm: MikroORM,
  { clock, rateLimits, config, securityEvents }: Pick<Platform, 'clock' | 'rateLimits' | 'config' | 'securityEvents'>,
): Callers['findByKey'] {
  const find = async (secret: string, address: string): Promise<Row | undefined> => {
    if (!looksLikeApiKey(secret)) return undefined;
    const [row] = await systemSql(orm.em, 'the key determines the organization', {
      routingKey: routingKeyOf(secret),
    }).query<Row>('select * from use_api_key(?, ?::timestamptz, ?::inet, ?::text[])', [
      hashOfApiKey(secret),
      clock.now(),
      parseAddress(address),
      arrayLiteral(keyOwnerRoles),
    ]);
    return row;
  };
  return async (secret, request) => {
    const row = await find(secret, request.address);
    if (!row) {
      securityEvents.report({ event: 'api-key.unknown-used', request });
      return null;
    }
    const key = { organizationId: row.organization_id, apiKeyId: row.id };
    if (row.refusal) {
      securityEvents.report({ event: eventOfRefusal(row.refusal), request, ...key });
      throw failureOfRefusal(row.refusal);
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
      expiresAt: row.expires_at ? new Date(row.expires_at) : never,
      authAt: null,
      scopes: row.scopes,
      apiKey: {
        name: row.name,
        ownerId: row.owner_id,
        ownerRole: row.owner_role,
        address: parseAddress(request.address),
      },
    };
  };
}
