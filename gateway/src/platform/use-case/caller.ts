import type { RequestFacts, Role, Viewer } from '../auth/viewer.js';
import type { CallerCheck, CallerQuestion } from '../database/caller-check.js';
import type { RequestTransaction, Transaction } from '../database/unit-of-work.js';
import type { AuditRecord, SessionCarrier } from './use-case.js';

/** Who may run an operation: everyone, or signed-in users with one of these roles. */
export type Access = 'public' | readonly Role[];

/** The caller of an operation, and how to give them a session. The API provides both. */
export interface Caller {
  readonly viewer: Viewer | null;
  readonly request: RequestFacts;
  readonly session: SessionCarrier;
  /** Set while the viewer is only expected: the first statement of the operation confirms them. */
  readonly check?: CallerCheck | undefined;
  readonly transaction?: RequestTransaction | undefined;
}

/** Locks the caller's row, or with `changed` the rows of the caller and of these people, until the commit. */
export type LockCaller = (viewer: Viewer, changed: readonly string[] | null) => CallerQuestion;

export interface Callers {
  /** The viewer of a session token; null if the session is unknown, ended or expired, or its user is not active. */
  findBySession(token: string, request: RequestFacts): Promise<Viewer | null>;
  /** The viewer of an API key; null if it is unknown. Fails if it is revoked, expired or used too often. */
  findByKey(secret: string, request: RequestFacts): Promise<Viewer | null>;
  /** The caller of a recently used session token, from memory; undefined if unknown or too long ago. */
  expect(token: string): Viewer | undefined;
  /** Reads a caller without locks. */
  ask(viewer: Viewer): CallerQuestion;
  /** Reads a caller at the start of a command's transaction. */
  readonly lock: LockCaller;
  /** The callers of one organization as of now, in one round trip and in their order. */
  confirm(viewers: readonly Viewer[]): Promise<readonly (Viewer | null)[]>;
}

export type AuditTrail = (
  transaction: Pick<Transaction, 'em' | 'atCommit'>,
  caller: { readonly viewer: Viewer | null; readonly request: RequestFacts },
  record: AuditRecord,
  at: Date,
) => Promise<void>;
