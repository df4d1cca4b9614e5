import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { type ReopeningOperation, reopeningOperations } from './reopening-calls.js';

let gateway: TestGateway<ReopeningOperation>;
let team: Awaited<ReturnType<typeof aTeam>>;

/** A period of the default plan that has ended. */
const july = { startDate: '2026-07-05', endDate: '2026-07-18' };
const { startDate } = july;
const reason = 'Maya’s shift on Monday is missing';

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-20T15:00:00Z', operations: reopeningOperations });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  team = await aTeam(gateway.orm);
});

const close = (user: User) => gateway.call('REST', user, 'closePayPeriod', { startDate });
const request = (user: User) => gateway.call('REST', user, 'requestReopening', { startDate, reason });

async function requestedReopening(): Promise<string> {
  await close(team.accountant);
  return (await request(team.accountant)).data.id;
}

describe.each(apis)('over %s', (api) => {
  const call: typeof gateway.call = (_api, ...rest) => gateway.call(api, ...rest);

  test('an accountant closes a period, and reopens it with an administrator’s consent', async () => {
    expect((await call(api, team.accountant, 'closePayPeriod', { startDate })).data).toMatchObject({
      ...july,
      status: 'CLOSED',
      canReopen: false,
    });
    expect(await call(api, team.accountant, 'reopenPayPeriod', { startDate })).toMatchObject({
      code: 'FORBIDDEN',
      message:
        'An owner or administrator must agree before an accountant reopens a pay period. Request the reopening with a reason.',
    });
    const requested = await call(api, team.accountant, 'requestReopening', { startDate, reason: ` ${reason} ` });
    const { id } = requested.data;
    expect(requested.data).toMatchObject({
      ...july,
      reason,
      status: 'PENDING',
      requestedBy: { id: team.accountant.id },
      requestedAt: gateway.clock.now().toISOString(),
      decidedAt: null,
      canDecide: false,
    });
    expect((await call(api, team.admin, 'reopeningRequests')).data).toMatchObject([{ id, canDecide: true }]);

    const approved = await call(api, team.admin, 'approveReopening', { note: 'Go ahead' }, id);

    expect(approved.data).toMatchObject({
      status: 'APPROVED',
      note: 'Go ahead',
      decidedBy: { id: team.admin.id },
      canDecide: false,
    });
    expect(await actionsOf(gateway.orm, team.organizationId)).toEqual([
      'pay-period.closed',
      'reopening.requested',
      'reopening.approved',
      'pay-period.reopened',
    ]);
    expect((await close(team.accountant)).data).toMatchObject({ status: 'CLOSED' });
  });

  test('a declined request keeps the period closed, and the accountant may ask again', async () => {
    const id = await requestedReopening();

    const declined = await call(api, team.admin, 'declineReopening', { note: ' ' }, id);

    expect(declined.data).toMatchObject({ status: 'DECLINED', note: null });
    expect(await call(api, team.admin, 'approveReopening', {}, id)).toMatchObject({
      code: 'CONFLICT',
      message: 'The request to reopen Jul 5 – Jul 18, 2026 has already been declined.',
    });
    expect((await close(team.admin)).code).toBe('CONFLICT');
    expect((await request(team.accountant)).data).toMatchObject({ status: 'PENDING' });
  });

  test('a period has at most one pending request', async () => {
    await requestedReopening();

    expect(await call(api, team.accountant, 'requestReopening', { startDate, reason })).toMatchObject({
      code: 'CONFLICT',
      message: 'Someone has already requested to reopen this pay period. Wait for a decision.',
    });
  });

  test('an administrator who reopens the period overtakes the request', async () => {
    const id = await requestedReopening();

    await call(api, team.admin, 'reopenPayPeriod', { startDate });

    expect((await call(api, team.accountant, 'reopeningRequests')).data).toMatchObject([
      { id, status: 'OVERTAKEN', decidedBy: { id: team.admin.id } },
    ]);
    expect(await call(api, team.admin, 'approveReopening', {}, id)).toMatchObject({
      code: 'CONFLICT',
      message:
        'The request to reopen Jul 5 – Jul 18, 2026 no longer needs a decision, because the pay period was reopened without it.',
    });
  });

  test('an accountant reopens the period directly where the organization does not ask for consent', async () => {
    await changeSettings(gateway.orm, team.organizationId, { reopeningNeedsConsent: false });
    expect((await close(team.accountant)).data).toMatchObject({ canReopen: true });

    expect(await call(api, team.accountant, 'requestReopening', { startDate, reason })).toMatchObject({
      code: 'CONFLICT',
      message: 'You may reopen this pay period without consent. Reopen it instead.',
    });
    expect((await call(api, team.accountant, 'reopenPayPeriod', { startDate })).data).toMatchObject({ status: 'OPEN' });
  });

  test('another organization sees and decides nothing', async () => {
    const id = await requestedReopening();
    const stranger = await aTeam(gateway.orm);

    expect((await call(api, stranger.admin, 'reopeningRequests')).data).toEqual([]);
    for (const operation of ['approveReopening', 'declineReopening'] as const) {
      expect((await call(api, stranger.admin, operation, {}, id)).code).toBe('NOT_FOUND');
    }
  });

  test.each([
    [{ startDate, reason: 'x'.repeat(1001) }, { reason: 'Reason must be at most 1,000 characters' }],
    [{ startDate, reason: 'a\0b' }, { reason: 'Reason must not contain the NUL character' }],
    [{ startDate, reason: '   ' }, { reason: 'Reason is required' }],
  ])('a request without a readable reason is rejected', async (input, fields) => {
    expect(await call(api, team.accountant, 'requestReopening', input)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });
});

describe('concurrent calls', () => {
  test('only the first of five requests for one period is stored', async () => {
    await close(team.accountant);

    const responses = await Promise.all(Array.from({ length: 5 }, () => request(team.accountant)));

    expect(responses.filter(({ code }) => code === 'OK')).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 'CONFLICT')).toHaveLength(4);
  });

  test('approving and declining the same request decides it once', async () => {
    const id = await requestedReopening();

    const responses = await Promise.all(
      (['approveReopening', 'declineReopening', 'approveReopening', 'declineReopening'] as const).map((operation) =>
        gateway.call('REST', team.admin, operation, {}, id),
      ),
    );

    expect(responses.filter(({ code }) => code === 'OK')).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 'CONFLICT')).toHaveLength(3);
  });

  test('approving and reopening the same period reopens it once', async () => {
    const id = await requestedReopening();

    const responses = await Promise.all([
      gateway.call('REST', team.admin, 'approveReopening', {}, id),
      gateway.call('REST', team.admin, 'reopenPayPeriod', { startDate }),
    ]);

    expect(responses.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'OK']);
    const reopened = (await auditOf(gateway.orm, team.organizationId)).filter(
      ({ action }) => action === 'pay-period.reopened',
    );
    expect(reopened).toHaveLength(1);
  });
});
