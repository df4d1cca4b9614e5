import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createTestLogger, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import type { Viewer } from '../../auth/viewer.js';
import { CallerCheck, CallerNotConfirmed } from '../caller-check.js';
import { newId } from '../ids.js';
import { Replicas } from '../replicas.js';
import { scopeToTenant } from '../tenant-scope.js';
import { tenantSql } from '../tenant-sql.js';
import { UnitOfWork } from '../unit-of-work.js';
import { Note, noteFeature } from './note.js';

/** Separate databases, so that a test sees which one was read. */
let primary: TestDatabase;
let one: TestDatabase;
let other: TestDatabase;
let organizationId: string;

beforeAll(async () => {
  const aDatabase = () => testDatabase([noteFeature]);
  [primary, one, other] = await Promise.all([aDatabase(), aDatabase(), aDatabase()]);
});
afterAll(() => Promise.all([primary, one, other].map((database) => database.close())));
beforeEach(async () => {
  organizationId = newId();
  await write(primary, 'primary');
  await write(one, 'one');
  await write(other, 'other');
});

async function write({ orm }: TestDatabase, text: string): Promise<void> {
  const em = orm.em.fork();
  em.persist([new Note(organizationId, text), new Note(newId(), 'of another organization')]);
  await em.flush();
}

async function replicasAt(...urls: string[]) {
  const { logger, lines } = createTestLogger();
  const unitOfWork = new UnitOfWork(primary.orm, {}, logger);
  const replicas = await Replicas.of({ urls, poolSize: 2, logger, unitOfWork }, [noteFeature]);
  return { replicas, warnings: () => lines.filter(({ level }) => level === 40).map(({ msg }) => msg) };
}

/** The entity manager of a read for the organization. */
function reader(check?: CallerCheck): EntityManager {
  const em = primary.orm.em.fork();
  scopeToTenant(em, organizationId, { check });
  return em;
}

const texts = async (em: EntityManager) => {
  const notes = await tenantSql(em).query<Note>('select text from notes where organization_id = :organization');
  return notes.map(({ text }) => text);
};

describe('read replicas', () => {
  test('are used in turn, with the tenant filter', async () => {
    const { replicas } = await replicasAt(one.url, other.url);
    const read = [];
    for (let count = 0; count < 4; count += 1) read.push(await replicas.read(reader(), texts));
    expect(read).toEqual([['one'], ['other'], ['one'], ['other']]);
    await replicas.close();
  });

  test('fall back to the primary when none is configured', async () => {
    const { replicas } = await replicasAt();
    expect(await replicas.read(reader(), texts)).toEqual(['primary']);
    await replicas.close();
  });

  test('are replaced by the primary while they are unreachable, which is logged', async () => {
    const { replicas, warnings } = await replicasAt('postgres://127.0.0.1:1/away');
    expect(await replicas.read(reader(), texts)).toEqual(['primary']);
    expect(warnings()).toEqual(['a read replica is unreachable: reading from the primary']);
    await replicas.close();
  });

  test('are replaced by the primary when they lose their connection during a query', async () => {
    const { replicas, warnings } = await replicasAt(one.url);
    await replicas.read(reader(), texts);
    const read = await replicas.read(reader(), async (em) => {
      const [{ name }] = await em.execute<[{ name: string }]>('select current_database() as name');
      if (one.url.endsWith(name)) await em.execute('select pg_terminate_backend(pg_backend_pid())');
      return texts(em);
    });
    expect([read, warnings()]).toEqual([['primary'], ['a read replica is unreachable: reading from the primary']]);
    await replicas.close();
  });

  test('are not read before the primary has confirmed the caller, whose session they may still have', async () => {
    const { replicas } = await replicasAt(one.url);
    const statement = { text: 'select :organization as id', values: [] };
    const viewer = { organizationId } as Viewer;
    const question = { statement, accept: () => viewer };
    const check = new CallerCheck(viewer, question);
    await expect(replicas.read(reader(check), texts)).rejects.toThrow(CallerNotConfirmed);
    expect(await check.isConfirmed()).toBe(false);

    const confirmed = new CallerCheck(viewer, question);
    const em = reader(confirmed);
    await texts(em);
    expect(await replicas.read(em, texts)).toEqual(['one']);
    await replicas.close();
  });

  test('do not hide errors in the query itself', async () => {
    const { replicas, warnings } = await replicasAt(one.url);
    await expect(replicas.read(reader(), (em) => em.execute('select 1 / 0'))).rejects.toThrow('division by zero');
    expect(warnings()).toEqual([]);
    await replicas.close();
  });
});
