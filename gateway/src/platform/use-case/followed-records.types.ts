import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestFacts } from '../auth/request-facts.types.js';
import type { Viewer } from '../auth/viewer.types.js';
import type { Platform } from '../ports/platform.ports.js';
import type { AuditRecord } from './use-case.types.js';

/** Writes an audit record in the transaction of the command. It is the last work of a command. */
export type AuditTrail = (
  em: EntityManager,
  caller: { readonly viewer: Viewer | null; readonly request: RequestFacts },
  record: AuditRecord,
  at: Date,
) => Promise<void>;

/** The command that wrote the records. */
interface RecordedCommand {
  /** Null for a public command without a session. */
  readonly viewer: Viewer | null;
  readonly platform: Platform;
}

/**
 * Called in the transaction of each command, with what it writes to the audit log. So a feature can react to every change of some
 * kind, whichever command makes it.
 */
export type FollowRecords = (
  em: EntityManager,
  command: RecordedCommand,
  records: readonly AuditRecord[],
) => Promise<void>;
