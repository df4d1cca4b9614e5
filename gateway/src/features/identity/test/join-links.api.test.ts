import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { invitationCalls } from './calls.js';

let gateway: TestGateway;
let calls: ReturnType<typeof invitationCalls>;
let admin: Actor;

beforeAll(async () => {
  gateway = await startGateway();
  calls = invitationCalls(gateway);
});
beforeEach(async () => {
  admin = await createActor(gateway, 'ADMIN');
});
afterAll(() => gateway.close());

const find = async (id: string) => {
  const { body } = await gateway.rest(admin, 'GET', '/api/invitations');
  return body.find((each: { id: string }) => each.id === id);
};

describe('a link for several people', () => {
  test('registers each of them until all have joined', async () => {
    const link = await calls.invite(admin, { maxUses: 2, expiresInDays: 30 });
    expect(link).toMatchObject({ maxUses: 2, useCount: 0, status: 'ACTIVE' });
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(30 * 86_400_000);
    expect((await calls.register(link.inviteCode)).status).toBe(201);
    expect(await find(link.id)).toMatchObject({ useCount: 1, status: 'ACTIVE', usedAt: null });
    expect((await calls.register(link.inviteCode)).status).toBe(201);
    expect(await find(link.id)).toMatchObject({ useCount: 2, status: 'USED', usedBy: null });
    const message = 'Everyone whom this link is for has joined. Please ask for a new one.';
    expect(await calls.register(link.inviteCode)).toMatchObject({ status: 409, body: { message } });
    expect(await calls.verify(link.inviteCode)).toMatchObject({ status: 409, body: { message } });
  });

  test('lets in only as many people as it is for when they register at once', async () => {
    const link = await calls.invite(admin, { maxUses: 3 });
    const results = await Promise.all(Array.from({ length: 6 }, () => calls.register(link.inviteCode)));
    expect(results.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await find(link.id)).toMatchObject({ useCount: 3, status: 'USED' });
  });

  test('can be ended while people are still joining', async () => {
    const link = await calls.invite(admin, { maxUses: 5 });
    await calls.register(link.inviteCode);
    expect((await gateway.rest(admin, 'DELETE', `/api/invitations/${link.id}`)).status).toBe(204);
    expect((await calls.register(link.inviteCode)).status).toBe(404);
  });

  test('expires although not everyone has joined', async () => {
    const link = await calls.invite(admin, { maxUses: 5, expiresInDays: 1 });
    await calls.register(link.inviteCode);
    gateway.clock.advance({ days: 1 });
    expect((await calls.register(link.inviteCode)).status).toBe(410);
    expect(await find(link.id)).toMatchObject({ useCount: 1, status: 'EXPIRED' });
  });

  test('is named in the audit entry of each person who joins', async () => {
    const link = await calls.invite(admin, { maxUses: 2 });
    await calls.register(link.inviteCode);
    const { body } = await gateway.rest(admin, 'GET', '/api/audit-logs');
    const entry = body.find(({ action }: { action: string }) => action === 'user.registered');
    expect(entry.changes).toContainEqual(expect.objectContaining({ field: 'invitationId', after: link.id }));
  });

  test.each([
    [{ maxUses: 0 }, ['maxUses']],
    [{ maxUses: 501 }, ['maxUses']],
    [{ maxUses: 1.5 }, ['maxUses']],
    [{ expiresInDays: 0 }, ['expiresInDays']],
    [{ expiresInDays: 91 }, ['expiresInDays']],
    [{ maxUses: 2, role: 'ADMIN' }, ['role']],
    [{ maxUses: 2, email: 'ana@example.com', phone: '303 555 0142' }, ['email', 'phone']],
  ])('rejects %j with an error for %j', async (input, fields) => {
    const { status, body } = await gateway.rest(admin, 'POST', '/api/invitations', input);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(fields);
  });
});
