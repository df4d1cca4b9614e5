import type { Client } from 'pg';
import type { Config } from '../../../platform/config/config.js';
import type { Flaw } from './chain-walk.rules.js';
import { checkHeads } from './check-heads.queries.js';
import { findSigner, listHeadFiles } from './head-files.adapter.js';
import { walkChains } from './walk-chains.queries.js';

/** The result of a verification. Without flaws, the log is intact as far as the heads can prove. */
export interface AuditReport {
  readonly organizations: number;
  readonly entries: number;
  readonly heads: number;
  /** Heads that were signed with another key, so this one cannot verify them. */
  readonly foreignHeads: number;
  readonly flaws: readonly Flaw[];
}

interface AuditedCell {
  readonly client: Client;
}

/**
 * Walks the log of every organization and compares it with the signed heads. It reads one snapshot of each cell, a
 * thousand entries at a time, and takes no locks.
 */
export async function verifyAudit(
  cells: readonly AuditedCell[],
  location: Pick<Config, 'dataDir' | 'auditSigningKey'>,
): Promise<AuditReport> {
  // Read the heads before the snapshots begin, so that they contain every entry that a head names.
  const [signer, files] = [await findSigner(location), await listHeadFiles(location)];
  const clients = cells.map(({ client }) => client);
  for (const client of clients) await client.query('begin isolation level repeatable read read only');
  try {
    const chains = await walkChainsOf(cells);
    const heads = await checkHeads(clients, signer, files);
    return { ...chains, ...heads, flaws: [...chains.flaws, ...heads.flaws] };
  } finally {
    for (const client of clients) await client.query('rollback');
  }
}

async function walkChainsOf(cells: readonly AuditedCell[]) {
  const report = { organizations: 0, entries: 0, flaws: [] as Flaw[] };
  for (const { client } of cells) {
    const { organizations, entries, flaws } = await walkChains(client);
    report.organizations += organizations;
    report.entries += entries;
    report.flaws.push(...flaws);
  }
  return report;
}
