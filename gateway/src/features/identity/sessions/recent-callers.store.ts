import type { Viewer } from '../../../platform/auth/viewer.types.js';
import { CallerCheck, type ExpectedCaller } from '../../../platform/database/caller-check.service.js';
import type { Platform } from '../../../platform/ports/platform.ports.js';
import { createSessionQuestion } from '../callers/admission.service.js';
import { hashOfToken } from './session-token.rules.js';

interface Recent {
  readonly viewer: Viewer;
  /** Milliseconds of the clock. */
  readonly lookedUpAt: number;
}

/** Those that were not used for longest leave first. A session takes about half a kilobyte. */
const mostSessions = 10_000;

/**
 * Who the last look-ups of session tokens found. A read asks PostgreSQL whether that still holds in the message of its first
 * statement (ADR 0051). After `maxAgeMs` the next request looks the session up again, which records its use.
 */
export class RecentCallers {
  private readonly byHash = new Map<string, Recent>();

  constructor(
    private readonly platform: Pick<Platform, 'clock' | 'config'>,
    private readonly maxAgeMs: number,
  ) {}

  /** Notes what a look-up found. */
  note(hash: string, viewer: Viewer | null): void {
    this.byHash.delete(hash);
    if (!viewer) return;
    this.byHash.set(hash, { viewer, lookedUpAt: this.platform.clock.now().getTime() });
    const [oldest = ''] = this.byHash.size > mostSessions ? this.byHash.keys() : [];
    this.byHash.delete(oldest);
  }

  readonly expect = (token: string): ExpectedCaller | undefined => {
    const hash = hashOfToken(token);
    const recent = this.byHash.get(hash);
    if (!recent) return undefined;
    this.byHash.delete(hash);
    this.byHash.set(hash, recent);
    const age = this.platform.clock.now().getTime() - recent.lookedUpAt;
    if (age < 0 || age >= this.maxAgeMs) return undefined;
    const { viewer } = recent;
    return { viewer, check: new CallerCheck(createSessionQuestion(viewer, this.platform)) };
  };
}
