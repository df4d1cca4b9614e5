import type { Viewer } from '../../../platform/auth/viewer.js';
import type { Platform } from '../../../platform/ports/platform.js';
import { hashOfToken } from './session-token.rules.js';

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
export class RecentCallers {
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
