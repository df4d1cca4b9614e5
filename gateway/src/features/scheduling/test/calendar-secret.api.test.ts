import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aSession, aTeam, testPassword } from '../../identity/test/builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

async function addressOf(by: User): Promise<string> {
  return new URL((await gateway.call('REST', by, 'calendarFeed')).data.url).pathname;
}

const read = (address: string) => gateway.rest(null, 'GET', address);

describe('the secret of a calendar address at rest', () => {
  const sql = <Row>(statement: string, values: unknown[]) => gateway.orm.em.fork().execute<Row[]>(statement, values);
  const secretOf = (address: string) => address.slice('/api/calendar/'.length, -'.ics'.length);

  test('is in no column of the database', async () => {
    const { worker } = await aTeam(gateway.orm);
    const secret = secretOf(await addressOf(worker));
    const [row] = await sql<object>('select feed::text as row from calendar_feeds feed where user_id = ?', [worker.id]);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('is created once by simultaneous first requests', async () => {
    const { worker } = await aTeam(gateway.orm);
    const addresses = await Promise.all(Array.from({ length: 10 }, () => addressOf(worker)));
    expect(new Set(addresses).size).toBe(1);
  });

  test('is not shown once the key is lost, but keeps working until it is reset', async () => {
    const { worker } = await aTeam(gateway.orm);
    const address = await addressOf(worker);
    await sql('update calendar_feeds set sealed_secret = ? where user_id = ?', [Buffer.alloc(93, 1), worker.id]);
    expect((await gateway.call('REST', worker, 'calendarFeed')).data.url).toBeNull();
    expect((await read(address)).status).toBe(200);
    await gateway.call('REST', worker, 'resetCalendarFeed');
    expect((await read(address)).status).toBe(404);
  });

  test('is replaced when its owner changes the password', async () => {
    const { worker } = await aTeam(gateway.orm);
    const address = await addressOf(worker);
    const change = { currentPassword: testPassword, newPassword: 'another horse' };
    expect((await gateway.rest(worker, 'POST', '/api/auth/password', change)).status).toBeLessThan(300);
    expect((await read(address)).status).toBe(404);
    const { token } = await aSession(gateway.orm, worker);
    const renewed = new URL((await gateway.rest(token, 'GET', '/api/calendar-feed')).body.url).pathname;
    expect(renewed).not.toBe(address);
    expect((await read(renewed)).status).toBe(200);
  });
});

test.each(['0'.repeat(64), 'a'.repeat(63), 'x', '%00', "' or 1=1", 'A'.repeat(64)])(
  'does not find the unknown calendar address %s',
  async (secret) => {
    expect((await read(`/api/calendar/${encodeURIComponent(secret)}.ics`)).status).toBe(404);
  },
);
