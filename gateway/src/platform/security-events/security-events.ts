import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { RequestFacts } from '../auth/viewer.js';
import type { Limits } from '../config/config.js';
import { type DomainError, failureTable } from '../errors/index.js';
import { type SecurityEventName, securityEvents } from '../errors/security-event.js';
import type { Metrics } from '../observability/metrics.js';
import type { Clock, SecurityEvent, SecurityEvents } from '../ports/platform.js';
import { networkOf } from '../rate-limits/network.js';

/** Writes the events that belong to a person's sign-in to the audit log, after the event. */
export type AuditSecurityEvent = (event: SecurityEvent) => Promise<void>;

interface SecurityEventsParts {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'securityLinesPerAddress' | 'securityLinesPerEvent'>;
  readonly metrics?: Metrics | undefined;
  readonly audit?: AuditSecurityEvent | undefined;
}

/** Logs, counts and audits security events. A flood of them is counted in full and logged in part. */
export class SecurityLog implements SecurityEvents {
  private readonly logger: Logger;
  private readonly budget: LineBudget;
  /** Requests with an event. The refusal that follows from it is not reported again. */
  private readonly reported = new WeakSet<RequestFacts>();
  private readonly audits = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  /** Runs work outside of the request: its transaction may be rolled back, and the entry must stay. */
  private readonly outsideOfRequest = AsyncLocalStorage.snapshot();

  constructor(private readonly parts: SecurityEventsParts) {
    this.logger = parts.logger.child({ component: 'security' });
    this.budget = new LineBudget(parts.clock, parts.limits);
    this.timer = setInterval(() => this.writeSuppressed(), 60_000).unref();
  }

  report(event: SecurityEvent): void {
    this.reported.add(event.request);
    this.parts.metrics?.countSecurityEvent({ event: event.event });
    this.writeSuppressed();
    if (this.budget.take(event.event, networkOf(event.request.address))) this.write(event);
    this.audit(event);
  }

  countRefusal({ kind, code, limit = '' }: DomainError): void {
    const { status } = failureTable[kind];
    if (status === 429 || status === 503) this.parts.metrics?.countRefusal({ status, reason: code, limit });
  }

  hasReported(request: RequestFacts): boolean {
    return this.reported.has(request);
  }

  async settle(): Promise<void> {
    await Promise.all(this.audits);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.settle();
    this.writeSuppressed({ atOnce: true });
  }

  private write({ event, request, email, ...facts }: SecurityEvent): void {
    const line = {
      event,
      reqId: request.id,
      address: request.address,
      userAgent: toLogText(request.userAgent, 200),
      ...(email !== undefined && { account: pseudonymOf(email) }),
      ...facts,
    };
    this.logger[securityEvents[event]](line, 'security event');
  }

  /** Says how many lines of the last minute were not written, so that the log stays complete in numbers. */
  private writeSuppressed({ atOnce = false } = {}): void {
    for (const { event, address, count, since } of this.budget.endMinute(atOnce)) {
      this.logger.warn({ event, address, suppressed: count, since }, 'more security events of the same kind');
    }
  }

  /** After the response, so that its duration does not reveal whether an account exists. */
  private audit(event: SecurityEvent): void {
    const { audit } = this.parts;
    if (!audit) return;
    const audited = this.outsideOfRequest(() => audit(event)).catch((err) => {
      this.logger.error({ err, event: event.event, reqId: event.request.id }, 'a security event was not audited');
    });
    this.audits.add(audited);
    void audited.finally(() => this.audits.delete(audited));
  }
}

/**
 * The same text for the same email address, so that guesses at one account can be counted. People type passwords into the
 * wrong field, so the log never holds what they typed.
 */
function pseudonymOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16);
}

/** Lines that were not written: of one address, or of many addresses together (null). */
interface Suppressed {
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
class LineBudget {
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
    const named = written > 0 ? address : null;
    this.suppressed.getOrInsert(`${event} ${named}`, { event, address: named, count: 0 }).count += 1;
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
}

/** Controls, line and paragraph separators, and marks that change the direction of text. */
const unsafe = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A client's text for a log line: on one line, well formed and cut. It can forge no line and hide no part of one. */
export function toLogText(text: string, maxLength: number): string {
  const safe = text
    .slice(0, 4 * maxLength)
    .toWellFormed()
    .replaceAll(unsafe, ' ')
    .trim();
  const characters = Array.from(safe);
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : safe;
}
