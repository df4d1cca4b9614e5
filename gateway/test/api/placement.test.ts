import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tenantSql } from '../../src/platform/database/tenant-sql.js';
import { MailServer, textOf } from '../../src/platform/mail/test/mail-server.js';
import { applicationOf, openCells, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
/** Where new organizations go: with Citus, four cells on two nodes. */
let cells: readonly string[];
let owners: readonly Owner[];

interface Owner {
  readonly email: string;
  readonly organizationId: string;
  readonly headers: { readonly cookie: string };
}

const password = 'correct horse';

async function register(number: number): Promise<Owner> {
  const email = `owner${number}@example.com`;
  const person = { firstName: 'Ada', lastName: `Marsh ${number}`, email, password, orgName: `Northwind ${number}` };
  const { status, body, headers } = await gateway.rest(null, 'POST', '/api/auth/register', person);
  expect(status).toBe(201);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return { email, organizationId: body.user.organization.id, headers: { cookie } };
}

beforeAll(async () => {
  gateway = await startGateway();
  cells = await openCells(gateway.orm);
  const registered = [];
  for (const number of [...cells, ...cells].keys()) registered.push(await register(number));
  owners = registered;
});
afterAll(() => gateway.close());

test('new organizations go to the cells in turn', async () => {
  const placed = await applicationOf(gateway.orm)
    .em.fork()
    .execute<{ cell: string; count: number }[]>(
      'select cell, count(*)::int as count from public.organization_cells group by 1 order by 1',
    );
  // One cell needs no directory.
  expect(placed).toEqual(cells.length === 1 ? [] : cells.map((cell) => ({ cell, count: 2 })));
});

test('everyone works in their own organization, wherever it is', async () => {
  for (const { headers, email } of owners) {
    expect((await gateway.rest({ headers }, 'GET', '/api/auth/me')).body).toMatchObject({ user: { email } });
    const keyed = { 'idempotency-key': randomUUID() };
    const punches = [1, 2].map(() => gateway.rest({ headers }, 'POST', '/api/timesheets/clock-in', {}, keyed));
    const [first, second] = await Promise.all(punches);
    expect([first?.status, second?.text]).toEqual([201, first?.text]);
    expect((await gateway.rest({ headers }, 'GET', '/api/timesheets')).body).toHaveLength(1);
  }
});

test('a password, an API key and an invitation find the organization that they belong to', async () => {
  for (const [number, { headers, email, organizationId }] of owners.entries()) {
    const signIn = await gateway.rest(null, 'POST', '/api/auth/login', { email, password });
    expect(signIn.body).toMatchObject({ user: { organization: { id: organizationId } } });
    const input = { name: 'Sync', scopes: ['timesheets:read'] };
    const { secret } = (await gateway.rest({ headers }, 'POST', '/api/api-keys', input)).body;
    const key = { headers: { authorization: `Bearer ${secret}` } };
    expect((await gateway.rest(key, 'GET', '/api/timesheets')).body).toHaveLength(1);
    const { inviteCode } = (await gateway.rest({ headers }, 'POST', '/api/invitations', {})).body;
    const worker = { firstName: 'Nora', lastName: 'Quinn', email: `worker${number}@example.com`, password };
    const joined = await gateway.rest(null, 'POST', '/api/register', { ...worker, inviteCode });
    expect(joined.body).toMatchObject({ user: { organization: { id: organizationId } } });
  }
});

describe('row-level security holds in every cell', () => {
  const sqlOf = ({ organizationId }: Owner) => tenantSql(applicationOf(gateway.orm).em.fork(), organizationId);

  test.each(['users', 'sessions', 'timesheets', 'audit_entries', 'api_keys', 'invitations', 'idempotent_requests'])(
    'for the rows of %s',
    async (table) => {
      for (const owner of owners) {
        const statement = `select distinct organization_id as id from ${table} where :organization::uuid is not null`;
        expect(await sqlOf(owner).query(statement)).toEqual([{ id: owner.organizationId }]);
      }
    },
  );

  test('for new rows', async () => {
    for (const [index, owner] of owners.entries()) {
      const other = owners.at(index - cells.length)?.organizationId;
      const statement = `insert into jobs (organization_id, name) select ?::uuid, 'Spy' where :organization::uuid is not null`;
      await expect(sqlOf(owner).run(statement, [other])).rejects.toThrow('violates row-level security policy');
    }
  });
});

test('an address is taken in every cell', async () => {
  const person = { firstName: 'Ada', lastName: 'Marsh', password, orgName: 'Second' };
  const again = owners.map(({ email }) => gateway.rest(null, 'POST', '/api/auth/register', { ...person, email }));
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual(owners.map(() => 409));
});

test('the jobs of every organization run', async () => {
  const mails = await MailServer.start();
  const env = { SMTP_URL: mails.url, PUBLIC_URL: 'https://time.example.com' };
  const mailing = await startGateway({ beside: gateway, env });
  for (const { email } of owners) await mailing.rest(null, 'POST', '/api/auth/forgot', { email });
  await mailing.app.jobs.runPending();
  const links = mails.mails.filter((mail) => textOf(mail).includes('/reset#'));
  expect(links.flatMap(({ to }) => to).toSorted()).toEqual(owners.map(({ email }) => email).toSorted());
  await mailing.close();
  await mails.stop();
});
