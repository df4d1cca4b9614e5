import type { Client } from 'pg';
import type { Config } from '../../../platform/config/index.js';
import type { Flaw } from './chain-walk.rules.js';
import { checkHeads } from './check-heads.queries.js';
import { findSigner, headFiles } from './head-files.store.js';
import { walkChains } from './walk-chains.queries.js';

/** What a check found. Without flaws every entry is as it was written, as far as the heads can tell. */
export interface AuditReport {
  readonly organizations: number;
  readonly entries: number;
  readonly heads: number;
  /** Heads that another key signed, and that this one can't judge. */
  readonly foreignHeads: number;
  /** The first one of each organization, and each wrong head. */
  readonly flaws: readonly Flaw[];
}

/**
 * Walks the log of every organization, and compares it with the signed heads. Reads one moment of the database, a
 * thousand entries at a time, and holds up nobody.
 */
export async function verifyAudit(
  client: Client,
  place: Pick<Config, 'dataDir' | 'auditSigningKey'>,
): Promise<AuditReport> {
  // Before the moment that is looked at, which then holds every entry that a head names.
  const [signer, files] = [await findSigner(place), await headFiles(place)];
  await client.query('begin isolation level repeatable read read only');
  try {
    const chains = await walkChains(client);
    const heads = await checkHeads(client, signer, files);
    return { ...chains, ...heads, flaws: [...chains.flaws, ...heads.flaws] };
  } finally {
    await client.query('rollback');
  }
}
