import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { aPtoPolicy, aPtoRequest } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const monday = { startDate: '2026-07-13', endDate: '2026-07-13' };

describe.each(apis)('the bounds of time off over %s', (api) => {
  test('reject a request with more hours than its days have', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const { id: policyId } = await aPtoPolicy(gateway.orm, { organizationId });

    const rejected = await gateway.call(api, worker, 'requestPto', { policyId, ...monday, hours: 80 });

    expect(rejected).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { hours: '80h do not fit into 1 day' },
    });
  });

  test.each([
    [
      'years ago',
      '1971-03-01',
      { startDate: 'Time off can start at most 2 years ago. Check the year of the start date.' },
    ],
    [
      'years away',
      '2199-03-01',
      { endDate: 'Time off can end at most 5 years from now. Check the year of the end date.' },
    ],
  ])('reject a request for a day that is %s', async (_, day, fields) => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const { id: policyId } = await aPtoPolicy(gateway.orm, { organizationId });

    const rejected = await gateway.call(api, worker, 'requestPto', {
      policyId,
      startDate: day,
      endDate: day,
      hours: 8,
    });

    expect(rejected).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('reject a request for a day that is already off', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId });
    await aPtoRequest(gateway.orm, { user: worker, policy, ...monday, hours: 24, status: 'APPROVED' });

    const rejected = await gateway.call(api, worker, 'requestPto', { policyId: policy.id, ...monday, hours: 1 });

    expect(rejected).toMatchObject({
      code: 'CONFLICT',
      message: 'You already have approved time off on Jul 13, 2026. Choose other days, or ask a manager to revoke it.',
    });
  });

  test('never approve 80 hours and 8 hours for one day', async () => {
    const { worker, manager } = await aTeam(gateway.orm);
    // They were requested before the days were checked, for example by simultaneous requests.
    const eighty = await aPtoRequest(gateway.orm, { user: worker, ...monday, hours: 80 });
    const eight = await aPtoRequest(gateway.orm, { user: worker, ...monday, hours: 8 });
    const twenty = await aPtoRequest(gateway.orm, { user: worker, ...monday, hours: 20 });

    expect(await gateway.call(api, manager, 'approvePtoRequest', {}, eighty.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'With this request, approved time off on Jul 13, 2026 would be 80h. A day has 24 hours.',
    });
    expect((await gateway.call(api, manager, 'approvePtoRequest', {}, eight.id)).data.status).toBe('APPROVED');
    expect((await gateway.call(api, manager, 'approvePtoRequest', {}, twenty.id)).code).toBe('CONFLICT');
    expect((await gateway.call(api, manager, 'denyPtoRequest', {}, eighty.id)).data.status).toBe('DENIED');
  });

  test('approve beyond the yearly allowance only when the approver confirms it', async () => {
    const { organizationId, worker, manager } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId, yearlyAllowanceHours: 20 });
    const { id } = await aPtoRequest(gateway.orm, { user: worker, policy, hours: 24 });

    for (const input of [undefined, {}, { confirmOverAllowance: false }, { confirmOverAllowance: null }]) {
      const message =
        'This approval exceeds the yearly allowance of Vacation by 4h in 2026. Confirm to approve it anyway.';
      expect(await gateway.call(api, manager, 'approvePtoRequest', input, id)).toMatchObject({
        code: 'CONFLICT',
        message,
        fields: { confirmOverAllowance: message },
      });
    }
    const confirmed = await gateway.call(api, manager, 'approvePtoRequest', { confirmOverAllowance: true }, id);

    expect(confirmed.data).toMatchObject({ status: 'APPROVED', balance: { usedHours: 24, remainingHours: -4 } });
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      { changes: { status: { after: 'APPROVED' }, minutesOverAllowance: { after: 240 } } },
    ]);
  });
});

describe.each(apis)('time off on a worked day over %s', (api) => {
  const worked = { clockInAt: new Date('2026-07-13T15:00:00Z'), clockOutAt: new Date('2026-07-13T23:00:00Z') };

  test('is approved only when the approver confirms it', async () => {
    const { worker, manager } = await aTeam(gateway.orm);
    await aTimesheet(gateway.orm, { user: worker, ...worked });
    const { id } = await aPtoRequest(gateway.orm, { user: worker, ...monday, hours: 8 });

    const message = 'Jul 13, 2026 would have 8h worked and 8h of time off. Confirm to approve it anyway.';
    for (const input of [undefined, { confirmWorkedDays: false }, { confirmOverAllowance: true }]) {
      expect(await gateway.call(api, manager, 'approvePtoRequest', input, id)).toMatchObject({
        code: 'CONFLICT',
        message,
        fields: { confirmWorkedDays: message },
      });
    }
    const confirmed = await gateway.call(api, manager, 'approvePtoRequest', { confirmWorkedDays: true }, id);
    expect(confirmed.data.status).toBe('APPROVED');
  });

  test('needs no confirmation for two half days, nor to be denied', async () => {
    const { worker, colleague, manager } = await aTeam(gateway.orm);
    await aTimesheet(gateway.orm, { user: worker, ...worked });
    await aTimesheet(gateway.orm, { user: colleague, ...worked, clockOutAt: new Date('2026-07-13T19:04:00Z') });
    const whole = await aPtoRequest(gateway.orm, { user: worker, ...monday, hours: 8 });
    const half = await aPtoRequest(gateway.orm, { user: colleague, ...monday, hours: 4 });

    expect((await gateway.call(api, manager, 'denyPtoRequest', {}, whole.id)).data.status).toBe('DENIED');
    expect((await gateway.call(api, manager, 'approvePtoRequest', {}, half.id)).data.status).toBe('APPROVED');
  });

  test('counts the days of a longer request and what is off already', async () => {
    const { worker, manager } = await aTeam(gateway.orm);
    const tuesday = { clockInAt: new Date('2026-07-14T15:00:00Z'), clockOutAt: new Date('2026-07-14T20:00:00Z') };
    for (const punches of [worked, tuesday]) await aTimesheet(gateway.orm, { user: worker, ...punches });
    await aPtoRequest(gateway.orm, { user: worker, ...monday, hours: 1, status: 'APPROVED' });
    const { id } = await aPtoRequest(gateway.orm, { user: worker, ...monday, endDate: '2026-07-15', hours: 15 });

    expect(await gateway.call(api, manager, 'approvePtoRequest', {}, id)).toMatchObject({
      message:
        'Jul 13, 2026 would have 8h worked and 6h of time off, and so would 1 other day. Confirm to approve it anyway.',
    });
  });
});

describe.each(apis)('revoking an approval over %s', (api) => {
  test('cancels the request, returns its hours to the balance and writes one audit entry', async () => {
    const { organizationId, worker, manager } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId, yearlyAllowanceHours: 80 });
    const bare = await aPtoRequest(gateway.orm, {
      ...{ user: worker, policy, status: 'APPROVED', decidedBy: manager },
      managerNotes: 'Enjoy it.',
    });
    const noted = await aPtoRequest(gateway.orm, { user: worker, policy, ...monday, hours: 8, status: 'APPROVED' });

    const revoked = await gateway.call(api, manager, 'revokePtoRequest', undefined, bare.id);
    const withNotes = await gateway.call(api, manager, 'revokePtoRequest', { managerNotes: 'Come in.' }, noted.id);

    expect(revoked.data).toMatchObject({
      status: 'CANCELED',
      managerNotes: null,
      decidedBy: { id: manager.id },
      revokedAt: gateway.clock.now().toISOString(),
      revokedBy: { id: manager.id },
      canDecide: false,
      canRevoke: false,
      balance: { usedHours: 8, remainingHours: 72 },
    });
    expect(withNotes.data).toMatchObject({ managerNotes: 'Come in.', balance: { usedHours: 0, remainingHours: 80 } });
    const status = { before: 'APPROVED', after: 'CANCELED' };
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      { action: 'pto-request.revoked', changes: { status, managerNotes: { before: 'Enjoy it.', after: null } } },
      { action: 'pto-request.revoked', changes: { status, managerNotes: { before: null, after: 'Come in.' } } },
    ]);
  });

  test('frees the day for another request', async () => {
    const { organizationId, worker, manager } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId });
    const { id } = await aPtoRequest(gateway.orm, { user: worker, policy, ...monday, status: 'APPROVED' });
    await gateway.call(api, manager, 'revokePtoRequest', {}, id);

    const input = { policyId: policy.id, ...monday, hours: 24, confirmFullDays: true };
    const { data } = await gateway.call(api, worker, 'requestPto', input);
    expect(
      (await gateway.call(api, manager, 'approvePtoRequest', { confirmFullDays: true }, data.id)).data.status,
    ).toBe('APPROVED');
  });

  test.each(['PENDING', 'DENIED', 'CANCELED'] as const)('fails for a request that is %s', async (status) => {
    const { worker, manager } = await aTeam(gateway.orm);
    const { id } = await aPtoRequest(gateway.orm, { user: worker, status });

    expect(await gateway.call(api, manager, 'revokePtoRequest', {}, id)).toMatchObject({
      code: 'CONFLICT',
      message: `This request is ${status.toLowerCase()}. Only an approved request can be revoked.`,
    });
  });

  test('is forbidden for a manager’s own request and allowed for an administrator’s', async () => {
    const { manager, admin } = await aTeam(gateway.orm);
    const own = await aPtoRequest(gateway.orm, { user: manager, status: 'APPROVED', decidedBy: admin });
    const admins = await aPtoRequest(gateway.orm, { user: admin, status: 'APPROVED' });

    expect(await gateway.call(api, manager, 'revokePtoRequest', {}, own.id)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You can’t revoke the approval of your own request. Ask another approver.',
    });
    expect((await gateway.call(api, admin, 'revokePtoRequest', {}, own.id)).data.status).toBe('CANCELED');
    expect((await gateway.call(api, admin, 'revokePtoRequest', {}, admins.id)).data.status).toBe('CANCELED');
  });
});

describe('the decided requests', () => {
  test('are listed with the latest decision first, in pages, with what the caller may revoke', async () => {
    const { organizationId, worker, colleague, manager, admin } = await aTeam(gateway.orm);
    const policy = await aPtoPolicy(gateway.orm, { organizationId, name: 'Unpaid leave', paid: false });
    await aPtoRequest(gateway.orm, { user: worker, policy });
    await aPtoRequest(gateway.orm, { user: worker, policy, status: 'CANCELED' });
    const approved = await aPtoRequest(gateway.orm, { user: worker, policy });
    const denied = await aPtoRequest(gateway.orm, { user: colleague, policy });
    const own = await aPtoRequest(gateway.orm, { user: manager, policy });
    const revoked = await aPtoRequest(gateway.orm, { user: colleague, policy });
    for (const [{ id }, name] of [
      [approved, 'approvePtoRequest'],
      [denied, 'denyPtoRequest'],
      [own, 'approvePtoRequest'],
      [revoked, 'approvePtoRequest'],
    ] as const) {
      gateway.clock.advance({ minutes: 1 });
      await gateway.call('REST', admin, name, {}, id);
    }
    await gateway.call('REST', admin, 'revokePtoRequest', {}, revoked.id);
    const expected = [
      { id: revoked.id, status: 'CANCELED', canRevoke: false },
      { id: own.id, status: 'APPROVED', canRevoke: false },
      { id: denied.id, status: 'DENIED', canRevoke: false },
      { id: approved.id, status: 'APPROVED', canRevoke: true, policy: { name: 'Unpaid leave', paid: false } },
    ];

    const { body, headers } = await gateway.rest(manager, 'GET', '/api/pto-requests/decided?limit=3');
    const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
    const rest = await gateway.rest(manager, 'GET', next);
    const listed = await gateway.graphql(
      manager,
      '{ viewer { decidedPtoRequests(first: 9) { totalCount edges { node { id status canRevoke policy { name paid } } } } } }',
    );

    expect([...body, ...rest.body]).toMatchObject(expected);
    expect(listed.body.data.viewer.decidedPtoRequests).toMatchObject({
      totalCount: 4,
      edges: expected.map((node) => ({ node })),
    });
  });
});
