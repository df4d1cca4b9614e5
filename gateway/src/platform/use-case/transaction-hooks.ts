import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../auth/viewer.js';
import type { SqlStatement } from '../database/tenant-sql.js';
import type { LoadedRows } from '../database/unit-of-work.js';
import type { Platform } from '../ports/platform.js';
import type { AuditRecord } from './use-case.js';

export interface RecordedCommand {
  /** Null for a public command without a session. */
  readonly viewer: Viewer | null;
  readonly platform: Platform;
  /** The rows of each statement of `load`. */
  readonly loaded: LoadedRows;
}

/** Reacts to every change of some kind in its transaction, whichever command makes it. */
export interface TransactionHook {
  /** What it reads first thing in the transaction of a command, without a round trip of its own. */
  readonly load?: (operation: string, viewer: Viewer) => readonly SqlStatement[];
  /** Called in the transaction of each command, with what the command writes to the audit log. */
  readonly run: (em: EntityManager, command: RecordedCommand, records: readonly AuditRecord[]) => Promise<void>;
}

export function openHooks(hooks: readonly TransactionHook[], operation: string, viewer: Viewer | null) {
  const loads = hooks.map(({ load }) => (viewer && load?.(operation, viewer)) ?? []);
  return {
    statements: loads.flat(),
    /** `rows` are those of `statements`. */
    async run(
      em: EntityManager,
      command: Omit<RecordedCommand, 'loaded'>,
      { rows, records }: { readonly rows: LoadedRows; readonly records: readonly AuditRecord[] },
    ): Promise<void> {
      let position = 0;
      for (const [index, hook] of hooks.entries()) {
        const next = position + (loads[index]?.length ?? 0);
        await hook.run(em, { ...command, loaded: rows.slice(position, next) }, records);
        position = next;
      }
    },
  };
}
