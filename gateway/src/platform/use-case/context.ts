import type { EntityManager } from '@mikro-orm/postgresql';
import type { Platform } from '../platform.js';

/** Facts about the request that a use case may need, whatever door it came through. */
export interface RequestFacts {
  /** Told to the caller with each failure and written in each log line. */
  readonly id: string;
  /** The caller's network address. */
  readonly address: string;
  readonly userAgent: string;
  /** Scheme, host and port under which the caller reached the product: `https://time.example.com`. */
  readonly publicUrl: string;
}

/** Hands a session token to the caller, or takes it away; a door knows how (a cookie). */
export interface SessionCarrier {
  grant(token: string, expiresAt: Date): void;
  revoke(): void;
}

/** A change worth telling to others. Published after the commit, never before. */
export interface DomainEvent {
  readonly topic: string;
  readonly payload: unknown;
}

/**
 * What the audit log has words for. The platform knows none: the feature that keeps the log declares `action` and
 * `subject` here, and with that recording anything else does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging
export interface AuditVocabulary {}

type Vocabulary<Part extends string> = AuditVocabulary extends Readonly<Record<Part, infer Words>> ? Words : string;

/** What was done, in the past tense: `timesheet.clocked-in`. */
export type AuditAction = Vocabulary<'action'>;

/** One line of the audit log. Actor, organization and time are added by the audit trail. */
export interface AuditRecord {
  readonly action: AuditAction;
  readonly subjectType: Vocabulary<'subject'>;
  readonly subjectId: string;
  /** Before and after, field by field; never a secret. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** Who acted, where no one is signed in yet: registering or signing in. */
  readonly actor?: { readonly userId: string; readonly organizationId: string };
}

/** Everything that a use case works with. `Caller` is the viewer, or also null where the operation is public. */
export interface UseCaseContext<Caller> {
  readonly em: EntityManager;
  readonly viewer: Caller;
  readonly request: RequestFacts;
  readonly session: SessionCarrier;
  readonly platform: Platform;
  /** Writes to the audit log, in the transaction of the command. */
  record(entry: AuditRecord): void;
  /** Published once the outermost transaction has committed; dropped when it rolls back. */
  publish(event: DomainEvent): void;
}

/** What there is before the transaction opens: nothing to record and nothing to tell yet. */
export type PrepareContext<Caller> = Omit<UseCaseContext<Caller>, 'record' | 'publish' | 'session'>;
