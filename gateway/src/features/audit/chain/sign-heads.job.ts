import { existsSync } from 'node:fs';
import { pagesOfOrganizations, type Sweep, type SweepContext } from '../../../platform/jobs/sweeps.js';
import { appendHeads, fileOfDay, linesOf, loadSigner } from './head-files.adapter.js';
import type { Head } from './signed-heads.rules.js';

interface ListedHead extends Pick<Head, 'position' | 'hash'> {
  readonly id: string;
}

const selectHeads = `
  select organization_id as id, position::float8 as position, encode(hash, 'hex') as hash from list_audit_heads(?, ?)`;

/**
 * Signs the last entry of each organization's log and stores it outside the database. A chain alone cannot show that its
 * end was cut off; these heads can. A head is written once a day, and again whenever the log has grown.
 */
export const signHeadsSweep: Sweep = {
  name: 'audit-heads',
  everyMinutes: 15,
  run: async ({ orm, clock, config, logger }: SweepContext) => {
    const now = clock.now();
    const signer = await loadSigner(config);
    const signedPositions = await readLastPositions(fileOfDay(config, now));
    for await (const heads of pagesOfOrganizations<ListedHead>(orm, { select: selectHeads })) {
      const grownHeads = heads.filter(({ id, position }) => position !== signedPositions.get(id));
      if (grownHeads.length === 0) continue;
      const signed = grownHeads.map(({ id, position, hash }) =>
        signer.sign({ organizationId: id, position, hash }, now),
      );
      await appendHeads(config, signed, now);
      // Many installations ship their logs to another machine, where an intruder on this one cannot alter them.
      for (const head of signed) logger.info({ auditHead: head }, 'signed the head of an audit log');
    }
    return 0;
  },
};

async function readLastPositions(file: string): Promise<ReadonlyMap<string, number>> {
  const positions = new Map<string, number>();
  if (!existsSync(file)) return positions;
  for await (const { head } of linesOf(file)) if (head) positions.set(head.organizationId, head.position);
  return positions;
}
