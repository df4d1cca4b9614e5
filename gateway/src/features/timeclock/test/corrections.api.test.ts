import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { payPeriodCalls } from '../../pay-periods/test/calls.js';
import { noEffect } from '../corrections/effect.rules.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { aBreak, aTimesheet } from './builders.js';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof aTeam>>;
let timesheet: Timesheet;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.set('2026-07-17T15:00:00Z');
  team = await aTeam(gateway.orm);
  timesheet = await aTimesheet(gateway.orm, {
    user: team.worker,
    clockInAt: new Date('2026-07-15T15:00:00Z'),
    clockOutAt: new Date('2026-07-15T23:00:00Z'),
  });
  await aBreak(gateway.orm, { timesheet });
});

const reason = 'The phone was empty.';
const missing = { kind: 'ADD', clockInAt: '2026-07-16T15:00:00.000Z', clockOutAt: '2026-07-16T23:00:00.000Z', reason };
const longer = () => ({
  kind: 'CHANGE',
  timesheetId: timesheet.id,
  clockInAt: '2026-07-15T15:00:00.000Z',
  clockOutAt: '2026-07-16T00:30:00.000Z',
  reason,
});
const request = (input: object, caller = team.worker) => gateway.rest(caller, 'POST', '/api/corrections', input);

describe('a request for a correction', () => {
  test('shows what changes, and its effect on the pay', async () => {
    const { status, body } = await request(longer());

    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        kind: 'CHANGE',
        status: 'PENDING',
        user: { id: team.worker.id },
        timesheet: { id: timesheet.id },
        before: { clockOutAt: '2026-07-15T23:00:00.000Z', breaks: [{ type: 'UNPAID' }] },
        after: { clockOutAt: '2026-07-16T00:30:00.000Z', breaks: [{ type: 'UNPAID' }] },
        breaks: null,
        effect: { regularMinutes: 90, overtimeMinutes: 0, doubleTimeMinutes: 0, text: 'This adds 1h 30m.' },
        overlaps: [],
        canWithdraw: true,
        canDecide: false,
      },
    });
    const [listed] = (await gateway.rest(team.worker, 'GET', '/api/corrections')).body;
    expect(listed).toEqual(body);
  });

  test('is recorded with each field that changes, without the reason', async () => {
    const { body } = await request(longer());
    await gateway.rest(team.manager, 'POST', `/api/corrections/${body.id}/approve`);

    const { body: log } = await gateway.rest(team.admin, 'GET', '/api/audit-logs');

    const changesOf = (action: string) =>
      log
        .find((entry: { readonly action: string }) => entry.action === action)
        ?.changes.map(({ label, before, after }: Record<string, string | null>) => [label, before, after]);
    const clockOut = ['Clock-out', '2026-07-15T23:00:00.000Z', '2026-07-16T00:30:00.000Z'];
    expect(changesOf('correction.requested')).toEqual(
      expect.arrayContaining([
        ['Kind', null, 'CHANGE'],
        ['Timesheet', null, `${team.worker.firstName} ${team.worker.lastName}`],
        clockOut,
      ]),
    );
    expect(changesOf('correction.approved')).toEqual(
      expect.arrayContaining([['Status', 'PENDING', 'APPROVED'], clockOut]),
    );
    expect(JSON.stringify(log)).not.toContain(reason);
  });

  test('adds a missing timesheet with a job and breaks', async () => {
    const job = await aJob(gateway.orm, { organizationId: team.organizationId });
    const lunch = { type: 'UNPAID', startAt: '2026-07-16T19:00:00.000Z', endAt: '2026-07-16T19:30:00.000Z' };

    const { body } = await request({ ...missing, jobId: job.id, breaks: [lunch] });

    expect(body).toMatchObject({
      timesheet: null,
      before: null,
      after: { breaks: [lunch], job: { id: job.id } },
      effect: { text: 'This adds 7h 30m.' },
    });
  });

  test('removes a timesheet', async () => {
    const { body } = await request({ kind: 'REMOVE', timesheetId: timesheet.id, reason });

    expect(body).toMatchObject({
      before: { clockInAt: '2026-07-15T15:00:00.000Z' },
      after: null,
      effect: { regularMinutes: -450, text: 'This removes 7h 30m.' },
    });
  });

  test('allows an overlap and names it', async () => {
    const { status, body } = await request({ ...missing, clockInAt: '2026-07-15T22:00:00.000Z' });

    expect({ status, overlaps: body.overlaps }).toMatchObject({ status: 201, overlaps: [{ id: timesheet.id }] });
  });

  test('is previewed without being stored', async () => {
    const { reason: _, ...input } = longer();

    const { status, body } = await gateway.rest(team.worker, 'POST', '/api/corrections/preview', input);

    expect({ status, body }).toEqual({
      status: 200,
      body: {
        effect: { ...noEffect, regularMinutes: 90, text: 'This adds 1h 30m.' },
        overlaps: [],
      },
    });
    expect((await gateway.rest(team.worker, 'GET', '/api/corrections')).body).toEqual([]);
  });

  test('names the premium that a forgotten meal break takes back', async () => {
    const california = { overtimeRule: 'CALIFORNIA', breakPremiums: true, timezone: 'America/Los_Angeles' } as const;
    await changeSettings(gateway.orm, team.organizationId, california);
    const times = { clockInAt: '2026-07-16T15:00:00.000Z', clockOutAt: '2026-07-16T23:00:00.000Z' };
    const { id } = await aTimesheet(gateway.orm, {
      user: team.worker,
      clockInAt: new Date(times.clockInAt),
      clockOutAt: new Date(times.clockOutAt),
    });
    const breaks = [{ type: 'PAID', startAt: '2026-07-16T19:00:00.000Z', endAt: '2026-07-16T19:30:00.000Z' }];
    const change = { kind: 'CHANGE', timesheetId: id, ...times, breaks };

    const { body } = await gateway.rest(team.worker, 'POST', '/api/corrections/preview', change);

    expect(body.effect).toMatchObject({ mealPremiumMinutes: -60, restPremiumMinutes: 0 });
    expect(body.effect.text).toBe('The paid time stays the same, with 1h less meal premium.');
  });

  test('is withdrawn once', async () => {
    const { body } = await request(longer());
    const withdraw = () => gateway.rest(team.worker, 'POST', `/api/corrections/${body.id}/withdraw`);

    expect(await withdraw()).toMatchObject({ status: 200, body: { status: 'WITHDRAWN', canWithdraw: false } });
    expect(await withdraw()).toMatchObject({ status: 409, body: { detail: 'This correction was withdrawn' } });
    expect(await request(longer())).toMatchObject({ status: 201 });
  });
});

test('a repeated request with the same key gets the first response, and asks once', async () => {
  const send = (input: object) =>
    gateway.rest(team.worker, 'POST', '/api/corrections', input, { 'idempotency-key': 'one-request-sent-twice' });

  const first = await send(longer());

  expect(first).toMatchObject({ status: 201 });
  expect(await send(longer())).toMatchObject({ status: 201, body: { id: first.body.id } });
  expect(await send({ ...longer(), reason: 'Another reason.' })).toMatchObject({ status: 409 });
  expect((await gateway.rest(team.worker, 'GET', '/api/corrections')).body).toHaveLength(1);
});

describe('a request fails', () => {
  test('if the timesheet has changed since the caller saw it, with the timesheet as it is now', async () => {
    const current = (await gateway.rest(team.worker, 'GET', `/api/timesheets/${timesheet.id}`)).body;
    const input = { ...longer(), baseVersion: 'old' };

    const { status, body } = await request(input);
    const inGraphql = await gateway.graphql(
      team.worker,
      'mutation($input: CorrectionRequestInput!) { correctionRequest(input: $input) { correction { id } } }',
      { input },
    );

    const { history, ...members } = current;
    expect(history).toBeDefined();
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'CONFLICT', timesheet: members } });
    const [error] = inGraphql.body.errors;
    expect(error).toMatchObject({ message: body.message, extensions: { code: 'CONFLICT', timesheet: members } });
    expect(await request({ ...input, baseVersion: current.version })).toMatchObject({ status: 201 });
  });

  test('without a reason', async () => {
    const { reason: _, ...input } = longer();
    for (const given of [input, { ...input, reason: ' ' }]) {
      expect(await request(given)).toMatchObject({
        status: 400,
        body: { fields: { reason: 'Say what happened, so that your manager can decide' } },
      });
    }
  });

  test('if one of the periods that the times span is closed', async () => {
    gateway.clock.set('2026-07-20T15:00:00Z');
    await gateway.orm.em.execute('update timesheets set approved_at = now() where id = ?', [timesheet.id]);
    await payPeriodCalls(gateway).close(team.admin, '2026-07-05');

    for (const input of [
      longer(),
      { ...missing, clockInAt: '2026-07-19T04:00:00.000Z', clockOutAt: '2026-07-19T09:00:00.000Z' },
    ]) {
      expect(await request(input)).toMatchObject({
        status: 409,
        body: { detail: 'These days are closed. Ask your manager.' },
      });
    }
  });

  test('while another one of the same timesheet, or for the same time, is pending', async () => {
    await request(longer());
    await request(missing);

    expect(await request({ kind: 'REMOVE', timesheetId: timesheet.id, reason })).toMatchObject({ status: 409 });
    expect(await request({ ...missing, clockOutAt: '2026-07-16T16:00:00.000Z' })).toMatchObject({ status: 409 });
  });

  test('for a timesheet of someone else', async () => {
    expect(await request(longer(), team.colleague)).toMatchObject({ status: 404 });
    const stranger = (await aTeam(gateway.orm)).worker;
    expect(await request(longer(), stranger)).toMatchObject({ status: 404 });
  });
});

test('a caller sees the corrections of others only as a reviewer', async () => {
  const { body } = await request(longer());
  const idsSeenBy = async (caller: typeof team.worker) =>
    (await gateway.rest(caller, 'GET', '/api/corrections?status=PENDING')).body.map(({ id }: { id: string }) => id);

  expect(await idsSeenBy(team.manager)).toEqual([body.id]);
  expect(await idsSeenBy(team.accountant)).toEqual([body.id]);
  expect(await idsSeenBy(team.colleague)).toEqual([]);
  expect(await idsSeenBy((await aTeam(gateway.orm)).manager)).toEqual([]);
});

test('a denial without a reason is rejected with what to do', async () => {
  const { body } = await request(longer());
  for (const input of [{}, { managerNotes: null }, { managerNotes: ' ' }]) {
    expect(await gateway.rest(team.manager, 'POST', `/api/corrections/${body.id}/deny`, input)).toMatchObject({
      status: 400,
      body: { fields: { managerNotes: 'Say why, so that it can be understood' } },
    });
  }
});
