import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestFacts } from '../auth/request-facts.types.js';
import type { Viewer } from '../auth/viewer.types.js';
import type { SqlStatement } from '../database/tenant-sql.adapter.js';
import type { OpeningRows } from '../database/transaction.types.js';
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
export interface RecordedCommand {
  /** Null for a public command without a session. */
  readonly viewer: Viewer | null;
  readonly platform: Platform;
  /** The rows of each statement of `load`. */
  readonly loaded: OpeningRows;
}

/** Reacts to every change of some kind, whichever command makes it. */
export interface FollowRecords {
  /** What it reads first thing in the transaction of a command, without a round trip of its own. */
  readonly load?: (operation: string, viewer: Viewer) => readonly SqlStatement[];
  /** Called in the transaction of each command, with what it writes to the audit log. */
  readonly follow: (em: EntityManager, command: RecordedCommand, records: readonly AuditRecord[]) => Promise<void>;
}
