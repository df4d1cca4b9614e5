import type { Client } from 'pg';
import type { Config } from '../../../platform/config/config.types.js';
import type { Flaw } from './chain-walk.rules.js';
import { checkHeads } from './check-heads.queries.js';
import { findSigner, listHeadFiles } from './head-files.store.js';
import { walkChains } from './walk-chains.queries.js';

/** The result of a verification. Without flaws, the log is intact as far as the heads can prove. */
export interface AuditReport {
  readonly organizations: number;
  readonly entries: number;
  readonly heads: number;
  /** Heads that were signed with another key, so this one cannot verify them. */
  readonly foreignHeads: number;
  /** The first flaw of each organization's chain, and each wrong head. */
  readonly flaws: readonly Flaw[];
}

/**
 * Walks the log of every organization and compares it with the signed heads. It reads one snapshot of the database, a
 * thousand entries at a time, and takes no locks.
 */
export async function verifyAudit(
  client: Client,
  location: Pick<Config, 'dataDir' | 'auditSigningKey'>,
): Promise<AuditReport> {
  // Read the heads before the snapshot begins, so that it contains every entry that a head names.
  const [signer, files] = [await findSigner(location), await listHeadFiles(location)];
  await client.query('begin isolation level repeatable read read only');
  try {
    const chains = await walkChains(client);
    const heads = await checkHeads(client, signer, files);
    return { ...chains, ...heads, flaws: [...chains.flaws, ...heads.flaws] };
  } finally {
    await client.query('rollback');
  }
}
