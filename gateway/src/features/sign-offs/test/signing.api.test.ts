import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, failureOf, type TestGateway } from '../../../../test/harness/index.js';
import { anApprovedTimesheet } from '../../payroll/test/calls.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { hashJson } from '../content/sign-off-content.rules.js';
import { askForSignOffs } from './builders.js';
import { aWorkedWeek, question, readOwnPay, rowOf, sign, startDate, startSigning } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSigning();
});
afterAll(() => gateway.close());

describe('signing', () => {
  test('keeps the hours that were seen, without contact data, under the hash of their canonical JSON', async () => {
    const { person } = await aWorkedWeek(gateway);
    const pay = await readOwnPay(gateway, person);
    expect(pay).toMatchObject({
      ...{ canSignOff: true, signOffObstacle: null, signOff: null },
      signOffForm: { statement: 'These are the hours that I worked.', questions: [question] },
    });

    const { status, body } = await sign(gateway, person);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      contentHash: pay.contentHash,
      user: { id: person.user.id },
      statement: 'These are the hours that I worked.',
      answers: [{ question, answer: 'NO' }],
      ...{ signedAt: '2026-11-16T19:00:00.000Z', staleAt: null, changes: [] },
      content: {
        ...{ startDate, endDate: '2026-11-07' },
        days: [
          { date: '2026-11-02', regularMinutes: 540 },
          { date: '2026-11-04', regularMinutes: 540 },
        ],
        lines: [
          { date: '2026-11-02', kind: 'REGULAR', minutes: 540 },
          { date: '2026-11-04', kind: 'REGULAR', minutes: 540 },
        ],
        totals: { regularMinutes: pay.regularMinutes, overtimeMinutes: 0, unpaidBreakMinutes: 0 },
        settings: { timezone: 'America/Denver', workweekStartsOn: 'SUNDAY' },
      },
    });
    expect(hashJson(body.content)).toBe(pay.contentHash);
    expect(JSON.stringify(body)).not.toContain(person.user.email);
    expect(await readOwnPay(gateway, person)).toMatchObject({
      ...{ canSignOff: false, signOffObstacle: null, signOff: { id: body.id, staleAt: null } },
    });
  });

  test('fails for any hash other than that of the current hours', async () => {
    const { person } = await aWorkedWeek(gateway);
    const { contentHash } = await readOwnPay(gateway, person);

    for (const other of ['old', '0'.repeat(64), contentHash.toUpperCase()]) {
      const reply = await sign(gateway, person, { contentHash: other });
      expect(failureOf(reply)).toMatchObject({
        ...{ code: 'CONFLICT', message: 'Your hours have changed. Look again before you sign.' },
      });
    }
  });

  test('works in every form of the API', async () => {
    const { person, owner } = await aWorkedWeek(gateway);
    const dates = 'startDate: "2026-11-01", endDate: "2026-11-07"';
    const { data } = (await gateway.graphql(person, `{ viewer { myPay(${dates}) { contentHash canSignOff } } }`)).body;
    const input = { startDate, contentHash: data.viewer.myPay.contentHash, answers: [{ question, answer: 'YES' }] };
    const signed = await gateway.graphql(
      person,
      'mutation($input: SignOffCreateInput!) { signOffCreate(input: $input) { signOff { id nodeId } } }',
      { input },
    );
    const { id, nodeId } = signed.body.data.signOffCreate.signOff;
    const read = await gateway.graphql(
      owner,
      `query($id: ID!, $nodeId: ID!) {
        viewer {
          signOffDocument(id: $id) { id content auditEntry { position hash } }
          signOffs(startDate: "2026-11-01") { totalCount nodes { state signOff { id contentHash } } }
        }
        node(id: $nodeId) { ... on SignOff { id user { lastName } } }
      }`,
      { id, nodeId },
    );
    expect(read.body.errors).toBeUndefined();
    expect(read.body.data).toMatchObject({
      viewer: {
        signOffDocument: { id, content: { startDate }, auditEntry: { hash: expect.stringMatching(/^[\da-f]{64}$/) } },
        signOffs: { totalCount: 1, nodes: [{ state: 'SIGNED', signOff: { id } }] },
      },
      node: { id },
    });
  });

  test('signs the settled pay of a closed period', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    const before = await readOwnPay(gateway, person);
    await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate });

    const { status, body } = await sign(gateway, person);

    expect(status).toBe(201);
    expect(body.contentHash).toBe(before.contentHash);
  });

  test('makes a page to print, in which text of people is text', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    await askForSignOffs(gateway.orm, owner.organizationId, { statement: 'Mine <b>& mine</b>' });
    const { body: signed } = await sign(gateway, person);
    const page = await gateway.rest(person, 'GET', `/api/sign-offs/${signed.id}?format=html`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page.text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toBe(`default-src 'none'; style-src 'sha256-${hash}'; sandbox`);
    for (const text of ['Mine &lt;b&gt;&amp; mine&lt;/b&gt;', 'Mon, Nov 2<', '9h', signed.contentHash]) {
      expect(page.text).toContain(text);
    }
    expect(page.text).not.toContain(person.user.email);
  });

  test('is part of the audit log with the hash', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    const { body: signed } = await sign(gateway, person);
    const { body: log } = await gateway.rest(owner, 'GET', '/api/audit-logs');
    expect(log[0]).toMatchObject({ action: 'sign-off.signed', subjectType: 'SIGN_OFF', subjectId: signed.id });
    expect(JSON.stringify(log[0])).toContain(signed.contentHash);
    const { body: document } = await gateway.rest(owner, 'GET', `/api/sign-offs/${signed.id}`);
    expect(document.auditEntry).toMatchObject({ position: expect.any(Number), hash: expect.any(String) });
  });
});

describe('signing is refused', () => {
  test('while the organization does not ask for it', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    await askForSignOffs(gateway.orm, owner.organizationId, { enabled: false });
    const pay = await readOwnPay(gateway, person);
    expect(pay).toMatchObject({ canSignOff: false, signOffForm: null });
    expect(failureOf(await sign(gateway, person))).toMatchObject({ code: 'CONFLICT', message: pay.signOffObstacle });
  });

  test('when the hours are not those that were seen', async () => {
    const { person } = await aWorkedWeek(gateway);
    const { contentHash } = await readOwnPay(gateway, person);
    await anApprovedTimesheet(gateway.orm, person.user, ['2026-11-05T15:00:00Z', '2026-11-05T16:00:00Z']);
    expect(failureOf(await sign(gateway, person, { contentHash }))).toMatchObject({
      code: 'CONFLICT',
      message: 'Your hours have changed. Look again before you sign.',
    });
  });

  test('when the question or the statement is not the one that was seen', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    await askForSignOffs(gateway.orm, owner.organizationId, { questions: ['Another question?'] });
    const changed = 'What you are asked to confirm has changed. Look again before you sign.';
    expect(failureOf(await sign(gateway, person))).toMatchObject({ code: 'CONFLICT', message: changed });
    const other = { answers: [{ question: 'Another question?', answer: 'YES' }], statement: 'Something else.' };
    expect(failureOf(await sign(gateway, person, other))).toMatchObject({ code: 'CONFLICT', message: changed });
  });

  test('without an answer to each question', async () => {
    const { person } = await aWorkedWeek(gateway);
    expect(failureOf(await sign(gateway, person, { answers: [] }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { answers: 'Answer each question with Yes or No' },
    });
    expect(failureOf(await sign(gateway, person, { answers: [true] }))).toMatchObject({
      fields: { 'answers.0': 'An answer must have a question and Yes or No' },
    });
  });

  test('before the period is over', async () => {
    const { person } = await aWorkedWeek(gateway);
    await anApprovedTimesheet(gateway.orm, person.user, ['2026-11-16T15:00:00Z', '2026-11-16T16:00:00Z']);
    const message = 'The pay period Nov 15 – Nov 21, 2026 has not ended yet. Sign it when it is over.';
    const current = await readOwnPay(gateway, person, 'startDate=2026-11-15&endDate=2026-11-21');
    expect(current).toMatchObject({ canSignOff: false, signOffObstacle: message });
    const { contentHash } = current;
    expect(failureOf(await sign(gateway, person, { startDate: '2026-11-15', contentHash }))).toMatchObject({
      ...{ code: 'CONFLICT', message },
    });
  });

  test('while a timesheet of the period is in progress, which is named', async () => {
    const { person } = await aWorkedWeek(gateway);
    await aTimesheet(gateway.orm, { user: person.user, clockInAt: new Date('2026-11-07T14:02:00Z') });
    const message = 'You have been clocked in since Nov 7 at 7:02 AM. Clock out before you sign.';
    expect(await readOwnPay(gateway, person)).toMatchObject({ canSignOff: false, signOffObstacle: message });
    expect(failureOf(await sign(gateway, person))).toMatchObject({ code: 'CONFLICT', message });
  });

  test('while a timesheet of a day in a former time zone is in progress, with the name of the zone', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    await aTimesheet(gateway.orm, { user: person.user, clockInAt: new Date('2026-11-07T14:02:00Z') });
    const moved = { timezone: 'Europe/London', effectiveFrom: '2026-11-16' };
    expect((await gateway.rest(owner, 'PATCH', '/api/organization', moved)).status).toBe(200);
    const signOffObstacle = 'You have been clocked in since Nov 7 at 7:02 AM MST. Clock out before you sign.';
    expect(await readOwnPay(gateway, person)).toMatchObject({ signOffObstacle });
  });

  test('while a correction of the period is not decided, which is named', async () => {
    const { person } = await aWorkedWeek(gateway);
    const asked = await gateway.rest(person, 'POST', '/api/corrections', {
      ...{ kind: 'ADD', clockInAt: '2026-11-06T15:00:00Z', clockOutAt: '2026-11-06T18:00:00Z', reason: 'Forgotten' },
    });
    expect(asked.status).toBe(201);
    const message =
      'Your manager has not decided on your correction of Nov 6 yet. Sign when it is decided, or withdraw it.';
    expect(await readOwnPay(gateway, person)).toMatchObject({ canSignOff: false, signOffObstacle: message });
    expect(failureOf(await sign(gateway, person))).toMatchObject({ code: 'CONFLICT', message });

    await gateway.rest(person, 'POST', `/api/corrections/${asked.body.id}/withdraw`);
    expect((await sign(gateway, person)).status).toBe(201);
  });

  test('twice, also at the same time', async () => {
    const { person } = await aWorkedWeek(gateway);
    const statuses = (await Promise.all([sign(gateway, person), sign(gateway, person)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect(failureOf(await sign(gateway, person))).toMatchObject({ message: 'You have already signed these hours.' });
  });

  test('without hours, and for days that are not a pay period', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    expect(await readOwnPay(gateway, owner)).toMatchObject({
      ...{ canSignOff: false, signOffObstacle: 'Nothing is recorded in these days, so there is nothing to sign.' },
    });
    expect(await readOwnPay(gateway, person, 'startDate=2026-11-01&endDate=2026-11-08')).toMatchObject({
      ...{ canSignOff: false, signOffObstacle: 'Only the hours of a whole pay period can be signed.' },
    });
  });
});

describe('the signatures of a period', () => {
  test('list everyone with hours, and who has not signed', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    const { organizationId } = owner;
    const other = await createActor(gateway, 'WORKER', { organizationId }, { lastName: 'Aaronson' });
    await anApprovedTimesheet(gateway.orm, other.user, ['2026-10-31T22:00:00Z', '2026-11-01T12:00:00Z']);
    await createActor(gateway, 'WORKER', { organizationId });
    await sign(gateway, person);

    const { body } = await gateway.rest(owner, 'GET', `/api/sign-offs?startDate=${startDate}`);

    expect(body).toMatchObject([
      { user: { id: other.user.id }, state: 'MISSING', signedAt: null, answeredNo: [], signOff: null },
      { user: { id: person.user.id }, state: 'SIGNED', answeredNo: [question] },
    ]);
    const countsFor = async (who: typeof owner) =>
      (await gateway.rest(who, 'GET', `/api/pay-periods?around=${startDate}`)).body.find(
        (period: { startDate: string }) => period.startDate === startDate,
      );
    expect(await countsFor(owner)).toMatchObject({ signedCount: 1, staleCount: 0, missingCount: 1 });
    expect(await countsFor(other)).toMatchObject({ signedCount: 0, staleCount: 0, missingCount: 1 });
  });

  test('cannot be read by colleagues and other organizations', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    const { body: signed } = await sign(gateway, person);
    const colleague = await createActor(gateway, 'WORKER', { organizationId: owner.organizationId });
    const stranger = await createActor(gateway, 'OWNER');
    for (const who of [colleague, stranger]) {
      expect(failureOf(await gateway.rest(who, 'GET', `/api/sign-offs/${signed.id}`))).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    expect((await gateway.rest(stranger, 'GET', `/api/sign-offs?startDate=${startDate}`)).status).toBe(404);
  });

  test('keep what was signed, with the name, when the person is permanently deleted', async () => {
    const { owner, person } = await aWorkedWeek(gateway);
    const { body: signed } = await sign(gateway, person);
    await gateway.rest(owner, 'DELETE', `/api/users/${person.user.id}`);
    expect((await gateway.rest(owner, 'DELETE', `/api/users/${person.user.id}/permanent`)).status).toBeLessThan(300);

    const { body } = await gateway.rest(owner, 'GET', `/api/sign-offs/${signed.id}`);

    expect(body).toMatchObject({
      user: { firstName: 'Ada' },
      content: signed.content,
      contentHash: signed.contentHash,
    });
    expect(await rowOf(gateway, { owner, person })).toMatchObject({ state: 'SIGNED' });
  });

  test('can be neither changed nor deleted in the database', async () => {
    const { person } = await aWorkedWeek(gateway);
    const { body: signed } = await sign(gateway, person);
    const run = (sql: string) => gateway.orm.em.fork().execute(sql, [signed.id]);
    await expect(run(`update sign_offs set content = '{}' where id = ?`)).rejects.toThrow('never changes');
    await expect(run('delete from sign_offs where id = ?')).rejects.toThrow('never changes');
  });
});
