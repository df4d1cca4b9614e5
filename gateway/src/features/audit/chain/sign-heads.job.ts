import { existsSync } from 'node:fs';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import type { Sweep, SweepContext } from '../../../platform/jobs/sweeps.js';
import { appendHeads, fileOfDay, linesOf, loadSigner } from './head-files.adapter.js';
import type { Head } from './signed-heads.rules.js';

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
    const heads = await systemSql(orm.em.fork(), 'signs the log of every organization').query<Head>(
      `select organization_id as "organizationId", position::float8 as position, encode(hash, 'hex') as hash
         from list_audit_heads()`,
    );
    const grownHeads = heads.filter(({ organizationId, position }) => position !== signedPositions.get(organizationId));
    if (grownHeads.length === 0) return 0;
    const signed = grownHeads.map((head) => signer.sign(head, now));
    await appendHeads(config, signed, now);
    // Many installations ship their logs to another machine, where an intruder on this one cannot alter them.
    for (const head of signed) logger.info({ auditHead: head }, 'signed the head of an audit log');
    return 0;
  },
};

async function readLastPositions(file: string): Promise<ReadonlyMap<string, number>> {
  const positions = new Map<string, number>();
  if (!existsSync(file)) return positions;
  for await (const { head } of linesOf(file)) if (head) positions.set(head.organizationId, head.position);
  return positions;
}
