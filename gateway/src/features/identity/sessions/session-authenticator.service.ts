import type { MikroORM } from '@mikro-orm/postgresql';
import { routingKeyOf } from '../../../platform/auth/routable-secret.js';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import type { Config } from '../../../platform/config/config.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import type { Platform } from '../../../platform/ports/platform.js';
import type { Callers } from '../../../platform/use-case/index.js';
import { unusedBefore } from '../callers/caller-check.queries.js';
import { hashOfToken, looksLikeSessionToken } from './session-token.rules.js';

interface Recent {
  readonly viewer: Viewer;
  /** Milliseconds of the clock. */
  readonly lookedUpAt: number;
}

/** Those that were not used for longest leave first. A session takes about half a kilobyte. */
const mostSessions = 10_000;

/**
 * The callers of recently used session tokens. An operation verifies its caller in the round trip of its first
 * statement (ADR 0051). After `maxAgeMs` the next request looks the session up again, which records its use.
 */
class RecentCallers {
  private readonly byHash = new Map<string, Recent>();

  constructor(
    private readonly platform: Pick<Platform, 'clock'>,
    private readonly maxAgeMs: number,
  ) {}

  note(hash: string, viewer: Viewer | null): void {
    this.byHash.delete(hash);
    if (!viewer) return;
    this.byHash.set(hash, { viewer, lookedUpAt: this.platform.clock.now().getTime() });
    const [oldest = ''] = this.byHash.size > mostSessions ? this.byHash.keys() : [];
    this.byHash.delete(oldest);
  }

  find(token: string): Viewer | undefined {
    const hash = hashOfToken(token);
    const recent = this.byHash.get(hash);
    if (!recent) return undefined;
    this.byHash.delete(hash);
    this.byHash.set(hash, recent);
    const age = this.platform.clock.now().getTime() - recent.lookedUpAt;
    return age < 0 || age >= this.maxAgeMs ? undefined : recent.viewer;
  }
}

interface Row {
  readonly id: string;
  readonly organization_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly is_restricted: boolean;
  readonly expires_at: Date | string;
  readonly auth_at: Date | string;
}

/** The accuracy of `last_used_at`, so that not every request writes to the database. */
const lastUseAccuracyMs = 5 * 60 * 1000;

/** With a short idle timeout, a use that is not recorded must not end the session too early. */
const accuracyOf = ({ sessionIdleMinutes }: Pick<Config, 'sessionIdleMinutes'>) =>
  Math.min(lastUseAccuracyMs, sessionIdleMinutes * 6000);

/** How long requests of a session may go without recording its use. */
const recentMsOf = (config: Pick<Config, 'sessionIdleMinutes'>) => accuracyOf(config) / 10;

export function createRecentCallers(platform: Pick<Platform, 'clock' | 'config'>): RecentCallers {
  return new RecentCallers(platform, recentMsOf(platform.config));
}

/** One query by the index of the token hash, without entities. Notes in `recent` whom it found. */
export function createAuthenticator(
  orm: MikroORM,
  { clock, config, securityEvents }: Pick<Platform, 'clock' | 'config' | 'securityEvents'>,
  recent?: RecentCallers,
): Callers['findBySession'] {
  const recordAfterMs = accuracyOf(config) - recentMsOf(config);
  return async (token, request) => {
    if (!looksLikeSessionToken(token)) return null;
    const now = clock.now();
    const hash = hashOfToken(token);
    const [row] = await systemSql(orm.em, 'the token determines the organization', {
      routingKey: routingKeyOf(token),
    }).query<Row>('select * from find_session(?, ?, ?, ?)', [
      hash,
      now,
      unusedBefore(now, config),
      new Date(now.getTime() - recordAfterMs),
    ]);
    const viewer = row ? viewerOf(row) : null;
    recent?.note(hash, viewer);
    if (!viewer) securityEvents.report({ event: 'session.ended-used', request });
    return viewer;
  };
}

function viewerOf(row: Row): Viewer {
  return {
    sessionId: row.id,
    organizationId: row.organization_id,
    userId: row.user_id,
    role: row.role,
    ...(row.is_restricted && { isRestricted: true }),
    expiresAt: new Date(row.expires_at),
    authAt: new Date(row.auth_at),
  };
}
