import { existsSync } from 'node:fs';
import type { Sweep, SweepContext } from '../../../platform/housekeeping/index.js';
import { appendHeads, fileOfDay, linesOf, loadSigner } from './head-files.store.js';
import type { Head } from './signed-heads.rules.js';

/**
 * Writes down, outside of the database and signed, how far each organization's log goes. A chain can't show that its
 * end was cut off: these heads do. Each is written once a day, and again when the log has grown.
 */
export const signHeadsSweep: Sweep = {
  name: 'audit-heads',
  everyMinutes: 15,
  run: async ({ orm, clock, config, logger }: SweepContext) => {
    const now = clock.now();
    const signer = await loadSigner(config);
    const known = await lastPositions(fileOfDay(config, now));
    const heads = await orm.em.fork().execute<Head[]>(
      `select organization_id as "organizationId", position::float8 as position, encode(hash, 'hex') as hash
         from audit_heads order by organization_id`,
    );
    const grown = heads.filter(({ organizationId, position }) => position !== known.get(organizationId));
    if (grown.length === 0) return 0;
    const signed = grown.map((head) => signer.sign(head, now));
    await appendHeads(config, signed, now);
    // The log leaves this machine in many installations, and then nobody on it can take this back.
    for (const head of signed) logger.info({ auditHead: head }, 'signed the head of an audit log');
    return 0;
  },
};

async function lastPositions(file: string): Promise<ReadonlyMap<string, number>> {
  const positions = new Map<string, number>();
  if (!existsSync(file)) return positions;
  for await (const { head } of linesOf(file)) if (head) positions.set(head.organizationId, head.position);
  return positions;
}
