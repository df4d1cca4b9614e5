import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../auth/viewer.types.js';
import type { OpeningRows } from '../database/transaction.types.js';
import type { FollowRecords, RecordedCommand } from './followed-records.types.js';
import type { AuditRecord } from './use-case.types.js';

/** What followers read when the transaction of one command begins, and how they react to its records. */
export function openFollowers(followers: readonly FollowRecords[], operation: string, viewer: Viewer | null) {
  const loads = followers.map(({ load }) => (viewer && load?.(operation, viewer)) ?? []);
  return {
    statements: loads.flat(),
    /** `rows` are those of `statements`. */
    async follow(
      em: EntityManager,
      command: Omit<RecordedCommand, 'loaded'>,
      { rows, records }: { readonly rows: OpeningRows; readonly records: readonly AuditRecord[] },
    ): Promise<void> {
      let position = 0;
      for (const [index, { follow }] of followers.entries()) {
        const next = position + (loads[index]?.length ?? 0);
        await follow(em, { ...command, loaded: rows.slice(position, next) }, records);
        position = next;
      }
    },
  };
}
