import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Remembered, RequestFacts, Viewer } from '../auth/viewer.js';
import { idInput } from '../database/ids.js';
import type { SqlStatement } from '../database/tenant-sql.js';
import type { Platform } from '../ports/platform.js';

/**
 * One operation of the product. REST and GraphQL call the same use case.
 * A command changes data: it runs in one transaction and writes an audit entry. A query only reads.
 */
export interface UseCase<Operation extends string, Input extends z.ZodType, Caller, Result>
  extends CommandOptions<z.output<Input>> {
  readonly kind: 'command' | 'query';
  readonly operation: Operation;
  readonly input: Input;
  /**
   * Slow work without side effects, such as checking a password or reading a photo. It runs before the transaction
   * opens, so that it holds no database connection. Its result is the third argument of `run`.
   */
  readonly prepare?: (context: PrepareContext<Caller>, input: z.output<Input>) => Promise<unknown>;
  readonly run: (context: UseCaseContext<Caller>, input: z.output<Input>, prepared: unknown) => Promise<Result>;
}

export interface CommandOptions<Input = unknown> {
  /**
   * The ids of the people whose rows or sessions the command changes, perhaps the caller's own. They are locked together
   * with the caller before anything else, always in the same order, so that two such commands cannot block each other,
   * and wait for the running commands of these people. Other commands only make sure that the caller does not change.
   */
  readonly locks?: (input: Input, viewer: Viewer) => readonly string[];
  /**
   * What the command reads first thing in its transaction, after the caller was checked and without a round trip of its own.
   * The rows of each statement are the third argument of `run`.
   */
  readonly load?: (input: Input, viewer: Viewer, selection: Selection, now: Date) => readonly SqlStatement[];
  /** Whether the caller must have proved the password within the last minutes. API keys are unaffected. */
  readonly needsFreshSignIn?: boolean;
}

/** Any use case, for code that passes use cases on. */
// biome-ignore lint/suspicious/noExplicitAny: the caller and result types vary per use case and meet only in generics
export type AnyUseCase = UseCase<string, z.ZodType, any, unknown>;

/** A file that a use case returns: a stored file, or one that is written while it is sent. */
export interface FileResult {
  readonly content: Readable;
  readonly contentType: string;
  readonly fileName: string;
  /** Identifies the content: `"0192..."`. Null for content that is written while it is sent. */
  readonly etag: string | null;
  readonly bytes: number | null;
  readonly isAttachment?: boolean;
  /** The text of the one `<style>` element of a page that the gateway wrote. A browser applies no other styles. */
  readonly style?: string;
}

/** Gives a session token to the caller, or removes it. The API decides how: with a cookie. */
export interface SessionCarrier {
  grant(token: string, expiresAt: Date): void;
  revoke(): void;
  /** Gives a value to the caller's browser, which sends it back until then. Without one, the browser forgets it. */
  remember(name: Remembered, value: string | null, expiresAt: Date): void;
}

/** An event that other parts of the product may react to. Published after the commit. */
export interface DomainEvent {
  readonly topic: string;
  readonly payload: unknown;
}

/**
 * The actions and subjects of the audit log. The feature that owns the log declares `action` and `subject` by
 * declaration merging, so that recording anything else does not compile.
 *
 * @public Other files merge their declarations into it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging
export interface AuditVocabulary {}

type Vocabulary<Part extends string> = AuditVocabulary extends Readonly<Record<Part, infer Words>> ? Words : string;

/** What happened, in the past tense: `timesheet.clocked-in`. */
export type AuditAction = Vocabulary<'action'>;

/** One entry of the audit log. The audit trail adds the actor, the organization and the time. */
export interface AuditRecord {
  readonly action: AuditAction;
  readonly subjectType: Vocabulary<'subject'>;
  readonly subjectId: string;
  /** The values before and after, by field. Never a secret. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** The actor when the caller has no session yet: registration and sign-in. */
  readonly actor?: { readonly userId: string; readonly organizationId: string };
}

/** The fields of an object that the caller selects. A use case may leave out the others. */
export interface Selection {
  /** Whether the caller selects a field, or one below it: `edges.node.user`. */
  wants(path: string): boolean;
  wantsBesides(names: readonly string[]): boolean;
  at(path: string): Selection;
}

/** REST answers with all fields. */
export const everything: Selection = { wants: () => true, wantsBesides: () => true, at: () => everything };

/** The selection in each entry of a list, which one API may return as a connection and another as an array. */
export function selectionOfEntries(selection: Selection): Selection {
  return selection.wants('edges') ? selection.at('edges.node') : selection;
}

/** Everything that a use case works with. `Caller` is the viewer; it can be null only for public operations. */
export interface UseCaseContext<Caller> {
  readonly em: EntityManager;
  readonly viewer: Caller;
  readonly request: RequestFacts;
  readonly session: SessionCarrier;
  readonly platform: Platform;
  readonly selection: Selection;
  record(entry: AuditRecord): void;
  /** For a command that runs before it is known which organization could keep an entry. `reason` says why. */
  recordNothing(reason: string): void;
  /** Publishes once the outermost transaction has committed. A rollback drops the event. */
  publish(event: DomainEvent): void;
}

/** The context before the transaction opens, when nothing can be recorded or published yet. */
export type PrepareContext<Caller> = Omit<UseCaseContext<Caller>, 'record' | 'recordNothing' | 'publish' | 'session'>;

export const nodesInput = z.object({ ids: z.array(idInput) });

/** An interface, so that type-graphql passes the object itself: a copy would lack its getters. */
export interface Identified {
  readonly id: string;
}

/** How to read the objects of one type. Ids that the caller may not read have no object in the result. */
export interface NodeReader {
  readonly type: string;
  readonly useCase: UseCase<string, typeof nodesInput, Viewer, readonly Identified[]>;
}
