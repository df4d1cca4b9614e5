import type { Limits } from '../config/config.js';
import type { SecurityEventName } from '../errors/security-event.js';
import type { Clock } from '../ports/platform.js';

/** Lines that were not written: of one address, or of many addresses together (null). */
export interface Suppressed {
  readonly event: SecurityEventName;
  readonly address: string | null;
  readonly count: number;
  readonly since: Date;
}

type LineLimits = Pick<Limits, 'securityLinesPerAddress' | 'securityLinesPerEvent'>;

const minuteMs = 60_000;

/**
 * Decides which security events are written to the log: within a minute, a number of each event from each address, and a
 * number of each event from all addresses. So neither one address nor a botnet fills the disk or hides another attack.
 */
export class LineBudget {
  private minuteBegan: Date;
  private lines = new Map<string, number>();
  private suppressed = new Map<string, { event: SecurityEventName; address: string | null; count: number }>();

  constructor(
    private readonly clock: Clock,
    private readonly limits: LineLimits,
  ) {
    this.minuteBegan = clock.now();
  }

  take(event: SecurityEventName, address: string): boolean {
    const { securityLinesPerAddress, securityLinesPerEvent } = this.limits;
    const ofAddress = `${event} ${address}`;
    const written = this.lines.get(ofAddress) ?? 0;
    const writtenOfAll = this.lines.get(event) ?? 0;
    if (written < securityLinesPerAddress && writtenOfAll < securityLinesPerEvent) {
      this.lines.set(ofAddress, written + 1).set(event, writtenOfAll + 1);
      return true;
    }
    // An address with a line of its own is named; there are at most `securityLinesPerEvent` of them.
    this.suppress(event, written > 0 ? address : null);
    return false;
  }

  /** What was suppressed, once the minute is over or `atOnce`. Then a new minute begins. */
  endMinute(atOnce = false): Suppressed[] {
    const now = this.clock.now();
    const passed = now.getTime() - this.minuteBegan.getTime();
    if (!atOnce && passed >= 0 && passed < minuteMs) return [];
    const since = this.minuteBegan;
    const ended = [...this.suppressed.values()].map((entry) => ({ ...entry, since }));
    this.minuteBegan = now;
    this.lines = new Map();
    this.suppressed = new Map();
    return ended;
  }

  private suppress(event: SecurityEventName, address: string | null): void {
    const key = `${event} ${address}`;
    const entry = this.suppressed.get(key) ?? { event, address, count: 0 };
    entry.count += 1;
    this.suppressed.set(key, entry);
  }
}
