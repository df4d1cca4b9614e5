import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { storedTable, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { AuditRecord, Caller } from '../../../platform/use-case/index.js';
import { firstTerms } from '../../employment/index.js';
import { employmentTables } from '../../employment/test/tables.js';
import { identityFeature, type User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { organizationFeature } from '../../organization/index.js';
import { teamPorts } from '../../teams/index.js';
import { AuditEntry, AuditOrigin, auditFeature, auditTrail } from '../index.js';

let database: TestDatabase;
let unitOfWork: UnitOfWork;
let actor: User;

const at = new Date('2026-07-15T12:00:00.123Z');

beforeAll(async () => {
  database = await testDatabase([
    organizationFeature,
    identityFeature(firstTerms, teamPorts),
    employmentTables,
    auditFeature,
  ]);
  unitOfWork = new UnitOfWork(database.orm, {}, pino({ level: 'silent' }));
});
afterAll(() => database.close());
beforeEach(async () => {
  actor = await aUser(database.orm, { firstName: 'Ada', lastName: 'Marsh' });
});

function createCaller(request: Partial<Caller['request']> = {}): Caller {
  const { id: userId, organizationId, role } = actor;
  return {
    viewer: { userId, organizationId, role, sessionId: newId(), expiresAt: at, authAt: at },
    request: { id: 'test', address: '203.0.113.7', userAgent: 'test', publicUrl: 'http://localhost', ...request },
    session: { grant: () => undefined, revoke: () => undefined, remember: () => undefined },
  };
}

function write(record: Partial<AuditRecord> = {}, request: Partial<Caller['request']> = {}): Promise<void> {
  const entry: AuditRecord = {
    action: 'timesheet.clocked-in',
    subjectType: 'TIMESHEET',
    subjectId: newId(),
    ...record,
  };
  return unitOfWork.run(actor.organizationId, (transaction) =>
    auditTrail(transaction, createCaller(request), entry, at),
  );
}

function entries(): Promise<AuditEntry[]> {
  return unitOfWork.read(actor.organizationId, (em) => em.findAll(AuditEntry, { orderBy: { position: 'asc' } }));
}

function origins(): Promise<AuditOrigin[]> {
  return unitOfWork.read(actor.organizationId, (em) => em.findAll(AuditOrigin));
}

const sql = (statement: string, params: unknown[] = []) => database.orm.em.fork().execute(statement, params);

describe('the audit trail', () => {
  test('records who did what, and when', async () => {
    const subjectId = newId();
    await write({ subjectId, changes: { clockInAt: { after: at.toISOString() } } });
    expect(await entries()).toMatchObject([
      {
        organizationId: actor.organizationId,
        at,
        actorId: actor.id,
        actorFirstName: 'Ada',
        actorLastName: 'Marsh',
        action: 'timesheet.clocked-in',
        subjectType: 'TIMESHEET',
        subjectId,
        changes: { clockInAt: { after: '2026-07-15T12:00:00.123Z' } },
      },
    ]);
  });

  test('keeps the name the actor had at the time', async () => {
    await write();
    await sql(`update users set last_name = 'Stone' where id = ?`, [actor.id]);
    await write();
    expect((await entries()).map((entry) => entry.actorLastName)).toEqual(['Marsh', 'Stone']);
  });

  test.each(['plain', `O'Brien ? ?? \\? $1 \\ "quoted" --`, '‮right to left', '👷', '%s {} :name'])(
    'stores the text %j unchanged',
    async (text) => {
      await write({ changes: { name: { after: text } } });
      expect((await entries())[0]?.changes).toEqual({ name: { after: text } });
    },
  );

  test('is rolled back when the command fails', async () => {
    const attempt = unitOfWork.run(actor.organizationId, async (transaction) => {
      await auditTrail(
        transaction,
        createCaller(),
        { action: 'job.created', subjectType: 'JOB', subjectId: newId() },
        at,
      );
      throw new Error('the command failed');
    });
    await expect(attempt).rejects.toThrow('the command failed');
    expect(await entries()).toEqual([]);
  });

  test('rejects an actor from another organization', async () => {
    const outsider = { userId: (await aUser(database.orm)).id, organizationId: actor.organizationId };
    await expect(write({ actor: outsider })).rejects.toThrow('names an actor who does not exist');
  });

  test('numbers the entries of an organization without gaps', async () => {
    await Promise.all(Array.from({ length: 20 }, () => write()));
    const positions = (await entries()).map(({ position }) => Number(position));
    expect(positions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('does not block on a command that is still running', async () => {
    const [slow, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = unitOfWork.run(actor.organizationId, async (transaction) => {
      await auditTrail(
        transaction,
        createCaller(),
        { action: 'job.created', subjectType: 'JOB', subjectId: newId() },
        at,
      );
      begun.resolve();
      await slow.promise;
    });
    await begun.promise;
    await write({ action: 'job.retired' });
    slow.resolve();
    await first;
    expect((await entries()).map(({ action }) => action)).toEqual(['job.retired', 'job.created']);
  });
});

describe('the audit table', () => {
  test.each([
    ['an update', `update audit_entries set action = 'nothing'`],
    ['an update that matches no row', `update audit_entries set action = 'nothing' where false`],
    ['a deletion', 'delete from audit_entries'],
    ['truncation', 'truncate audit_entries'],
    ['truncation along with another table', 'truncate organizations cascade'],
    [
      'an update with triggers off',
      `set session_replication_role = replica; update audit_entries set action = 'nothing'`,
    ],
  ])('rejects %s of the audit log', async (_what, statement) => {
    await write();
    await expect(database.orm.em.fork().transactional((em) => em.execute(statement))).rejects.toThrow('append-only');
    expect(await entries()).toHaveLength(1);
  });

  test.each([
    ['an entry that chooses its own position', 'position', '7'],
    ['an entry with a hash of its own', 'hash', `'\\x00'`],
  ])('rejects %s', async (_what, column, value) => {
    await write();
    const insert = `
      insert into audit_entries (organization_id, at, actor_id, actor_first_name, actor_last_name, action, subject_type,
        subject_id, ${column})
      select organization_id, at, actor_id, actor_first_name, actor_last_name, action, subject_type, subject_id, ${value}
      from audit_entries where organization_id = '${actor.organizationId}'`;
    await expect(sql(insert)).rejects.toThrow('append-only');
  });

  test('rejects an update from inside a trigger, where chaining happens', async () => {
    await write();
    const users = await storedTable(database.orm, 'users');
    const update = `
      create function tamper() returns trigger language plpgsql as $$
      begin update audit_entries set action = 'nothing'; return new; end $$;
      create trigger tamper before update on ${users} for each row execute function tamper()`;
    await sql(update);
    await expect(sql(`update users set first_name = 'Eve' where id = '${actor.id}'`)).rejects.toThrow('append-only');
    await sql('drop function tamper cascade');
  });

  test('rejects deleting a user whom the audit log names', async () => {
    await write();
    await expect(sql('delete from users where id = ?', [actor.id])).rejects.toThrow('audit_entries');
  });

  test('has only indexes that start with the organization', async () => {
    const indexes = await sql(`select indexdef from pg_indexes where tablename = 'audit_entries'`);
    expect(indexes.length).toBeGreaterThan(0);
    for (const { indexdef } of indexes as { indexdef: string }[]) expect(indexdef).toContain('(organization_id');
  });
});

describe('the origin of an entry', () => {
  test('is the address and the client of the actor, on one line and cut', async () => {
    await write({}, { address: '2001:db8::1', userAgent: `Firefox\n${'x'.repeat(300)}` });
    const [origin] = await origins();
    expect(origin).toMatchObject({ actorId: actor.id, address: '2001:db8::1' });
    expect(origin?.client).toMatch(/^Firefox x+…$/);
    expect(origin?.client).toHaveLength(200);
  });

  test('cannot be changed, and cannot be removed while its person exists', async () => {
    await write();
    await expect(sql(`update audit_origins set address = 'x'`)).rejects.toThrow('append-only');
    await expect(sql('delete from audit_origins where actor_id = ?', [actor.id])).rejects.toThrow(
      'erased with its person',
    );
  });

  test('is erased with its person, and the entry stays', async () => {
    await write();
    await unitOfWork.run(actor.organizationId, async ({ em }) => {
      const { id: userId, organizationId } = actor;
      expect(await auditFeature.erasePerson?.(em, { userId, organizationId, at })).toEqual({
        addressesInAuditLog: 'erased',
      });
      await em.execute(
        `update users set status = 'DISABLED', email = null, holds_email = false, password_hash = null, deleted_at = now() where id = ?`,
        [userId],
      );
    });
    expect(await origins()).toEqual([]);
    expect(await entries()).toHaveLength(1);
  });
});
