import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Client } from 'pg';
import { storedTable, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { firstTerms } from '../../employment/index.js';
import { employmentTables } from '../../employment/test/tables.js';
import { identityFeature } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { organizationFeature } from '../../organization/index.js';
import { teamPorts } from '../../teams/index.js';
import { hashOfEntry, type StoredEntry, storedEntryColumns } from '../chain/audit-content.rules.js';
import { walkChains } from '../chain/verify-audit.service.js';
import { auditFeature } from '../index.js';
import { type Column, Tampering, tamperedColumns, withoutTriggers } from './tampering.js';

const size = 1000;
const withoutOrigin = 100;
const originHash = `sha256('salt'::bytea || convert_to(netstring('203.0.113.7') || netstring('Firefox'), 'UTF8'))`;

let database: TestDatabase;
let client: Client;
let tampering: Tampering;
let ids: string[];
let organizationId: string;

beforeAll(async () => {
  database = await testDatabase([
    organizationFeature,
    identityFeature(firstTerms, teamPorts),
    employmentTables,
    auditFeature,
  ]);
  client = new Client({ connectionString: database.url });
  await client.connect();
  tampering = new Tampering(client, await storedTable(database.orm, 'audit_entries'));
  const user = await aUser(database.orm);
  organizationId = user.organizationId;
  // One transaction for all: separate transactions give the same chain, but take longer.
  await tampering.sql(
    `insert into audit_entries
       (organization_id, at, actor_id, actor_first_name, actor_last_name, action, subject_type, subject_id, changes,
        origin_hash)
     select $1, timestamptz '2026-07-15T12:00:00.000Z' + n * interval '1 second', $2, 'Ada', 'Marsh', 'job.created',
       'JOB', uuidv7(), jsonb_build_object('name', jsonb_build_object('after', 'Site ' || n)),
       case when n > ${withoutOrigin} then ${originHash} end
     from generate_series(1, ${size}) n`,
    [organizationId, user.id],
  );
  const rows = await tampering.sql('select id::text from audit_entries order by position');
  // The first hundred entries are from before origins were recorded.
  await tampering.sql(`
    insert into audit_origins (organization_id, entry_id, actor_id, address, client, salt)
    select organization_id, id, actor_id, '203.0.113.7', 'Firefox', 'salt' from audit_entries where position > ${withoutOrigin}`);
  ids = rows.map((row) => String(row.id));
  // PostgreSQL compares each entry with each origin until it knows how many there are.
  await tampering.sql('analyze audit_entries, audit_origins');
  await tampering.disableTriggers();
});
beforeEach(() => tampering.begin());
afterEach(() => tampering.undo());
afterAll(async () => {
  await tampering.enableTriggers();
  await client.end();
  await database.close();
});

const verify = () => walkChains(client);
const idAt = (position: number) => ids[position - 1] as string;

/** The flaw of a log that has exactly one. */
async function onlyFlaw() {
  const { flaws } = await verify();
  expect(flaws).toHaveLength(1);
  return flaws[0];
}

describe('walking a chain of 1,000 entries', () => {
  test('finds no flaw in an untouched log', async () => {
    expect(await verify()).toEqual({ organizations: 1, entries: size, flaws: [] });
  });

  test('finds a byte flipped anywhere, and names the entry', async () => {
    const columns = Object.keys(tamperedColumns) as Column[];
    const anywhere = fc.record({
      position: fc.integer({ min: 1, max: size }),
      column: fc.constantFrom(...columns),
      byte: fc.nat({ max: 200 }),
    });
    const isNamed = async (position: number, column: Column, byte: number) => {
      await tampering.flip(idAt(position), column, byte);
      const { flaws } = await verify();
      await tampering.undo();
      await tampering.begin();
      return flaws.some((flaw) => flaw.position === position || flaw.entryId === idAt(position));
    };
    const property = fc.asyncProperty(anywhere, ({ position, column, byte }) => isNamed(position, column, byte));
    await fc.assert(property, { numRuns: 60 });
    for (const column of columns) expect([column, await isNamed(size / 2, column, 3)]).toEqual([column, true]);
  });
});

describe('walking a chain finds that an entry', () => {
  test('was removed, and names its position', async () => {
    await tampering.sql('delete from audit_entries where id = $1', [idAt(500)]);
    expect(await onlyFlaw()).toMatchObject({ position: 500, message: 'the entry at position 500 was removed' });
  });

  test('was removed and later entries were renumbered, and names the first renumbered entry', async () => {
    await tampering.sql('delete from audit_entries where id = $1', [idAt(500)]);
    await tampering.sql('update audit_entries set position = position - 10001 where position > 500');
    await tampering.sql('update audit_entries set position = position + 10000 where position < 0');
    const message = 'was moved here from position 501';
    expect(await onlyFlaw()).toMatchObject({ position: 500, entryId: idAt(501), message });
  });

  test('swapped positions with another one, and names the original position', async () => {
    await tampering.sql('update audit_entries set position = -1 where id = $1', [idAt(300)]);
    await tampering.sql('update audit_entries set position = 300 where id = $1', [idAt(301)]);
    await tampering.sql('update audit_entries set position = 301 where id = $1', [idAt(300)]);
    const message = 'was moved here from position 301';
    expect(await onlyFlaw()).toMatchObject({ position: 300, entryId: idAt(301), message });
  });

  const copied = `organization_id, at, actor_id, actor_first_name, actor_last_name, action, subject_type, subject_id`;
  const insertAs = (position: string, hashes: string) =>
    tampering.sql(
      `insert into audit_entries (${copied}, position, previous_hash, hash)
       select ${copied}, ${position}, ${hashes} from audit_entries where id = $1 returning id::text`,
      [idAt(700)],
    );

  test('was inserted between others', async () => {
    await tampering.sql('update audit_entries set position = -position where position >= 700');
    await tampering.sql('update audit_entries set position = 1 - position where position < 0');
    const [inserted] = await insertAs('700', 'previous_hash, hash');
    expect(await onlyFlaw()).toMatchObject({ position: 700, entryId: inserted?.id });
  });

  test('was added outside the chain', async () => {
    const [inserted] = await insertAs('null', 'null, null');
    const message = expect.stringContaining('inserted outside the chain');
    expect(await onlyFlaw()).toMatchObject({ position: null, entryId: inserted?.id, message });
  });

  test('was changed along with its hash, and names the entry after it', async () => {
    await tampering.sql(`update audit_entries set action = 'job.deleted' where id = $1`, [idAt(42)]);
    const [changed] = await tampering.sql(`select ${storedEntryColumns} from audit_entries where id = $1`, [idAt(42)]);
    const hash = hashOfEntry(changed as unknown as StoredEntry);
    await tampering.sql('update audit_entries set hash = $2 where id = $1', [idAt(42), hash]);
    expect(await onlyFlaw()).toMatchObject({
      position: 43,
      message: expect.stringContaining('does not follow the entry before it'),
    });
  });
});

describe('walking a chain', () => {
  test('finds a truncated end through the record of the last entry', async () => {
    await tampering.sql('delete from audit_entries where position > 990');
    expect(await onlyFlaw()).toMatchObject({ position: 991, message: 'the entries 991 to 1000 were removed' });
  });

  test('finds that the record of the last entry was removed too', async () => {
    await tampering.sql('delete from audit_heads');
    expect((await onlyFlaw())?.message).toContain('record of the log’s last entry was removed');
  });
});

describe('walking a chain finds that the address and client of an entry', () => {
  const at = (position: number) => [idAt(position)];
  beforeEach(async () => tampering.sql(withoutTriggers(await storedTable(database.orm, 'audit_origins'))));

  test.each(['address', 'client', 'salt'])('had their %s changed', async (column) => {
    const value = column === 'salt' ? "'pepper'" : "'198.51.100.1'";
    await tampering.sql(`update audit_origins set ${column} = ${value} where entry_id = $1`, at(500));
    expect(await onlyFlaw()).toMatchObject({ position: 500, message: 'has an address or client that was changed' });
  });

  test('were removed', async () => {
    await tampering.sql('delete from audit_origins where entry_id = $1', at(500));
    expect(await onlyFlaw()).toMatchObject({ position: 500, message: expect.stringContaining('lost its address') });
  });

  test('were removed along with their hash', async () => {
    await tampering.sql('delete from audit_origins where entry_id = $1', at(500));
    await tampering.sql('update audit_entries set origin_hash = null where id = $1', at(500));
    expect(await onlyFlaw()).toMatchObject({ position: 500, message: expect.stringContaining('was changed') });
  });

  test('were added later', async () => {
    await tampering.sql(
      `insert into audit_origins (organization_id, entry_id, actor_id, address, client, salt)
       select organization_id, id, actor_id, '203.0.113.7', 'Firefox', 'salt' from audit_entries where id = $1`,
      at(50),
    );
    expect(await onlyFlaw()).toMatchObject({ position: 50, message: expect.stringContaining('added later') });
  });

  test('were removed without a flaw only where the actor was permanently deleted', async () => {
    await tampering.sql('delete from audit_origins');
    expect((await onlyFlaw())?.position).toBe(withoutOrigin + 1);
    await tampering.sql(
      `update users set status = 'DISABLED', email = null, holds_email = false, password_hash = null, deleted_at = now()`,
    );
    expect((await verify()).flaws).toEqual([]);
  });
});
