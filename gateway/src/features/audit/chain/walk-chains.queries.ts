import type { Client } from 'pg';
import { storedEntryColumns } from './audit-content.rules.js';
import { type ChainPlace, ChainWalk, type Flaw, type WalkedEntry } from './chain-walk.rules.js';

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

/** Walks the chain of each organization and collects its first flaw. Leaves out organizations that are elsewhere, and names them. */
export async function walkChains(client: Client, elsewhere: ReadonlySet<string> = new Set()) {
  const found = await client.query<Log>(logs);
  const [copies, rows] = [true, false].map((isElsewhere) =>
    found.rows.filter((log) => elsewhere.has(log.organization_id) === isElsewhere),
  ) as [Log[], Log[]];
  const flaws: Flaw[] = [];
  for (const log of rows) {
    const flaw = await walkOn(new ChainWalk(log.organization_id, lengthOf(log)), client, log);
    if (flaw) flaws.push(flaw);
  }
  return {
    ...{ walked: idsOf(rows), leftOut: idsOf(copies), flaws },
    entries: rows.reduce((sum, { entries }) => sum + entries, 0),
  };
}

const idsOf = (found: readonly Log[]) => found.map((log) => log.organization_id);

export interface VerifiedChain {
  /** What is wrong with the log; null if it is intact. */
  readonly flaw: string | null;
  /** Up to where it is intact. */
  readonly place: ChainPlace;
}

/** Walks the chain of one organization, from its first entry on or after one that was verified before. */
export async function verifyChainOf(
  client: Client,
  organizationId: string,
  after?: ChainPlace,
): Promise<VerifiedChain> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const log = await logOf(client, organizationId);
    const walk = new ChainWalk(organizationId, lengthOf(log), after);
    const flaw = await walkOn(walk, client, log);
    return { flaw: flaw?.message ?? null, place: walk.place };
  } finally {
    await client.query('rollback');
  }
}

async function logOf(client: Client, organizationId: string): Promise<Log> {
  const last = await client.query<{ entries: number }>(
    'select coalesce(max(position), 0)::float8 as entries from audit_entries where organization_id = $1',
    [organizationId],
  );
  const head = await client.query<Pick<Log, 'position' | 'hash'>>(
    'select position::text, hash from audit_heads where organization_id = $1',
    [organizationId],
  );
  const { position = null, hash = null } = head.rows[0] ?? {};
  return { organization_id: organizationId, entries: last.rows[0]?.entries ?? 0, position, hash };
}

const lengthOf = ({ entries, position }: Log) => Math.max(entries, Number(position));

async function walkOn(
  walk: ChainWalk,
  client: Client,
  { organization_id: id, position, hash }: Log,
): Promise<Flaw | null> {
  for await (const entry of entriesOf(client, id, walk.place)) {
    const flaw = walk.next(entry);
    if (flaw) return flaw;
  }
  return walk.end(position && hash ? { position, hash } : undefined);
}

async function* entriesOf(client: Client, organizationId: string, after: ChainPlace): AsyncIterable<WalkedEntry> {
  const organization = client.escapeLiteral(organizationId);
  await client.query(
    `declare audit_walk no scroll cursor for
     select walked.*, origin.address as origin_address, origin.client as origin_client, origin.salt as origin_salt,
       person.deleted_at is not null as actor_deleted
     from (
       select ${storedEntryColumns}, audit_entries.position as place
       from audit_entries
       where organization_id = ${organization} and (audit_entries.position > ${after.position} or audit_entries.position is null)
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
