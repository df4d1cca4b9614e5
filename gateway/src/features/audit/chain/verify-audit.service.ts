import type { Client } from 'pg';
import type { Config } from '../../../platform/config/config.js';
import { storedEntryColumns } from './audit-content.rules.js';
import { ChainWalk, type Flaw, type WalkedEntry } from './chain-walk.rules.js';
import { checkHeads } from './check-heads.queries.js';
import { findSigner, listHeadFiles } from './head-files.adapter.js';

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

const batch = 1000;

interface Log {
  readonly organization_id: string;
  readonly entries: number;
  /** The last entry as the database recorded it; null if that record is missing. */
  readonly position: string | null;
  readonly hash: Buffer | null;
}

const logs = `
  select organization_id::text, coalesce(entries, 0)::float8 as entries, head.position::text, head.hash
  from audit_heads head
  full join (select organization_id, count(*) as entries from audit_entries group by 1) counted using (organization_id)
  order by 1`;

export async function walkChains(client: Client) {
  const { rows } = await client.query<Log>(logs);
  const flaws: Flaw[] = [];
  for (const log of rows) {
    const length = Math.max(log.entries, Number(log.position));
    const flaw = await walkOn(new ChainWalk(log.organization_id, length), client, log);
    if (flaw) flaws.push(flaw);
  }
  return { organizations: rows.length, entries: rows.reduce((sum, { entries }) => sum + entries, 0), flaws };
}

async function walkOn(
  walk: ChainWalk,
  client: Client,
  { organization_id: id, position, hash }: Log,
): Promise<Flaw | null> {
  for await (const entry of entriesOf(client, id)) {
    const flaw = walk.next(entry);
    if (flaw) return flaw;
  }
  return walk.end(position && hash ? { position, hash } : undefined);
}

async function* entriesOf(client: Client, organizationId: string): AsyncIterable<WalkedEntry> {
  const organization = client.escapeLiteral(organizationId);
  await client.query(
    `declare audit_walk no scroll cursor for
     select walked.*, origin.address as origin_address, origin.client as origin_client, origin.salt as origin_salt,
       person.deleted_at is not null as actor_deleted
     from (
       select ${storedEntryColumns}, audit_entries.position as place
       from audit_entries
       where organization_id = ${organization}
     ) walked
     left join audit_origins origin on origin.organization_id = ${organization} and origin.entry_id = walked.id::uuid
     left join users person on person.organization_id = ${organization} and person.id = walked.actor_id::uuid
     order by walked.place nulls first, walked.id`,
  );
  try {
    for (;;) {
      const { rows } = await client.query<WalkedEntry>(`fetch ${batch} from audit_walk`);
      yield* rows;
      if (rows.length < batch) return;
    }
  } finally {
    await client.query('close audit_walk');
  }
}
