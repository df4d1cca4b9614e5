import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { RequestFacts } from '../auth/viewer.js';
import type { Config, RateLimit, SlowingLimit } from '../config/config.js';
import type { ReadReplica } from '../database/replicas.js';
import type { DomainError } from '../errors/gateway.js';
import type { SecurityEventName } from '../errors/security-event.js';
import type { SecretBox } from '../secrets/secret-box.js';
import type { FileStore } from '../storage/file-store.js';

export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly pubSub: PubSub;
  readonly rateLimits: RateLimits;
  readonly files: FileStore;
  readonly jobs: Jobs;
  /** For large reads, such as reports. */
  readonly readReplica: ReadReplica;
  readonly mail: Mailer;
  readonly secrets: SecretBox;
  readonly cells: Cells;
  /** For what an operator must be able to find after an attack. */
  readonly securityEvents: SecurityEvents;
  readonly countClientError: (error: ReportedClientError) => void;
  /** Calls every feature, so that registration does not depend on them. */
  readonly beginTenant: BeginTenant;
  /** Calls every feature, so that deletion does not depend on them. */
  readonly erasePerson: ErasePerson;
  /** Calls every feature, so that a new password does not depend on them. */
  readonly renewSecrets: RenewSecrets;
  /** Calls every feature, so that an approval of time off does not depend on them. */
  readonly removeFromShifts: RemoveFromShifts;
  /** Calls every feature, so that changing settings does not depend on them. */
  readonly payHistory: PayHistory;
}

/** What an organization's pay was computed from so far. Its settings must not change for days that are closed. */
export interface PayHistory {
  /** The last day of the last closed pay period, `2026-09-26`. Null when no period is closed. */
  findLastClosedDay(em: EntityManager, organizationId: string): Promise<string | null>;
  /** Whether time was recorded, or time off was approved, before a day. */
  hasPayBefore(em: EntityManager, organizationId: string, day: StartedDay): Promise<boolean>;
}

interface StartedDay {
  /** `2026-09-26` */
  readonly date: string;
  readonly startsAt: Date;
}

export interface Cells {
  /** Chooses the cell of a new organization. Call it before the organization is created. */
  assign(organizationId: string): Promise<void>;
}

/** The source of the current time. Injected, so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** The messages of a topic, from the subscription on. */
export interface Messages extends AsyncIterableIterator<unknown> {
  /** The next messages that wait already, at most this many. */
  take(count: number): unknown[];
}

/** Delivers messages between requests, and with REDIS_URL between gateways. Payloads are plain JSON. */
export interface PubSub {
  publish(topic: string, payload: unknown): void;
  /** Yields every message published from now on. Ends when `signal` aborts. */
  subscribe(topic: string, signal?: AbortSignal): Messages;
  close(): Promise<void>;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** False without a mail server. The caller must then offer another way to deliver the message. */
  readonly isConfigured: boolean;
  /** Where the links in mails lead: `https://time.example.com`. */
  readonly publicUrl: string;
  /** Resolves when the mail server has accepted the mail, and throws when it does not. */
  send(mail: Mail): Promise<void>;
}

export interface Jobs {
  /**
   * Stores a job in the transaction of the entity manager: it runs after the commit, and never after a rollback.
   * `payload` is plain JSON with ids rather than data, because the data may have changed by then.
   */
  enqueue(em: EntityManager, name: string, payload: object): Promise<void>;
}

/** Counts attempts. Take a point before the work, and give it back after a success. */
export interface RateLimits {
  /**
   * Counts something frequent, such as a request, in a fixed window. It takes no time: several gateways exchange their
   * counts once a second. Throws a `rate-limited` DomainError like `take`.
   */
  count(limit: RateLimit, key: string): void;
  /** Takes one point. Throws a `rate-limited` DomainError with the seconds to wait when no points are left. */
  take(limit: RateLimit, key: string): Promise<void>;
  /**
   * Takes one point, also beyond the limit, but then the next attempt has to wait. Throws a `rate-limited` DomainError
   * during the wait. Returns the function that gives the point back and ends the wait that this attempt caused.
   */
  takeSlowly(limit: SlowingLimit, key: string): Promise<() => Promise<void>>;
  /** Forgets the attempts and ends the wait. */
  forget(limit: SlowingLimit, key: string): Promise<void>;
  /** Gives one point back, so that only failures count. */
  refund(limit: RateLimit, key: string): Promise<void>;
  close(): Promise<void>;
}

/** Something that may be part of an attack, or that an investigation of one needs. */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly request: RequestFacts;
  /** `login`, or `POST /api/users` */
  readonly operation?: string;
  /** The code of the failure or rule: `session.missing`. */
  readonly reason?: string;
  readonly organizationId?: string;
  /** The person who acts, or whose account is attacked. */
  readonly userId?: string;
  readonly apiKeyId?: string;
  /** An email address that the caller sent. Only its hash is logged. Omit it if `userId` is known. */
  readonly email?: string;
}

/** Logs security events and counts them in the metrics. Those of a known person's sign-in also go to the audit log. */
export interface SecurityEvents {
  /** Returns immediately. The audit entry follows in a transaction of its own. */
  report(event: SecurityEvent): void;
  countRefusal(failure: DomainError): void;
  /** Whether an event was reported for the request, so that its refusal need not be. */
  hasReported(request: RequestFacts): boolean;
  /** Resolves when the audit entries of the reported events are stored. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** A person who is permanently deleted. Everything about them except their name and their hours is removed. */
interface ErasedPerson {
  readonly organizationId: string;
  readonly userId: string;
  readonly at: Date;
}

/**
 * Removes what a feature stores about a person, in the transaction that deletes them; their own row goes last. Returns
 * what was removed and what remains, by field, for the audit log.
 */
export type ErasePerson = (em: EntityManager, person: ErasedPerson) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Invalidates what works without the person's password, such as secret addresses, in the transaction that changes or
 * resets the password. Returns what was renewed, by field, for the audit log.
 */
export type RenewSecrets = (
  em: EntityManager,
  person: Pick<ErasedPerson, 'organizationId' | 'userId'>,
) => Promise<Readonly<Record<string, unknown>>>;

/** The approved days off of a person, as calendar dates, both included. */
interface DaysOff {
  readonly organizationId: string;
  readonly userId: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly at: Date;
  /** Whether shifts without other people are canceled. Otherwise they keep the person. */
  readonly cancelsEmpty: boolean;
}

interface ChangedShift {
  readonly id: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Takes a person off coming shifts, in the transaction of the approval. Returns the changes. */
export type RemoveFromShifts = (em: EntityManager, daysOff: DaysOff) => Promise<readonly ChangedShift[]>;

/** Creates the initial rows of a new organization, in the transaction that creates the organization. */
export type BeginTenant = (em: EntityManager, organizationId: string) => Promise<void>;

export interface ReportedClientError {
  readonly module: string;
  readonly version: string | null;
  /** One of a fixed list: `RENDER`. */
  readonly kind: string;
  readonly occurrences: number;
}
