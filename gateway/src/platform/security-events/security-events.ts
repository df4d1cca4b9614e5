import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { RequestFacts } from '../auth/request-facts.js';
import type { Limits } from '../config/config.js';
import { type DomainError, failureTable } from '../errors/index.js';
import { securityEvents } from '../errors/security-event.js';
import type { Metrics } from '../observability/metrics.js';
import type { Clock, SecurityEvent, SecurityEvents } from '../ports/platform.js';
import { networkOf } from '../rate-limits/network.js';
import { LineBudget } from './line-budget.js';
import { toLogText } from './log-text.js';

/** Writes the events that belong to a person's sign-in to the audit log, after the event. */
export type AuditSecurityEvent = (event: SecurityEvent) => Promise<void>;

export interface SecurityEventsParts {
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
    this.parts.metrics?.countSecurityEvent(event.event);
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
