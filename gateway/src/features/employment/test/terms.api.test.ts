import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createActor } from '../../../../test/harness/actors.js';
import { apis, auditOf, createKey, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser, type TestUser } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { readEmploymentTerms } from '../index.js';
import { anOvertimeRule, aPosition } from './builders.js';
import { type EmploymentOperation, employmentOperations as operations } from './calls.js';

const beginning = '0001-01-01';
const unknownId = '01890a5d-ac96-774b-bcce-b302099a8057';

let gateway: TestGateway<EmploymentOperation>;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-11-16T19:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  team = await aTeam(gateway.orm);
});

const namesOf = ({ id, firstName, lastName }: TestUser) => ({ id, firstName, lastName });

const none = {
  ...{
    from: null,
    exempt: false,
    overtimeRule: null,
    customRule: null,
    overtimeRuleInForce: 'FLSA',
    customRuleInForce: null,
  },
  ...{ contractMinutes: null, position: null, waivesFirstMeal: false, waivesSecondMeal: false },
};

describe.each(apis)('terms of employment over %s', (api) => {
  const change = (input: object, by: TestUser = team.admin) =>
    gateway.call(api, by, 'changeEmploymentTerms', { userIds: [team.worker.id], from: '2026-11-16', ...input });
  const historyOf = async ({ id }: TestUser, by: TestUser = team.admin) =>
    (await gateway.call(api, by, 'employmentTermsHistory', {}, id)).data;
  const storedRows = () => readEmploymentTerms(gateway.orm.em.fork(), team.organizationId, null);

  test('are those of everyone by name for managers, accountants and administrators, and a worker’s own', async () => {
    const { organizationId, worker, manager, accountant, admin } = team;
    await aUser(gateway.orm, { organizationId, firstName: 'Zoe', status: 'DISABLED' });
    await change({ exempt: true });
    for (const by of [manager, accountant, admin]) {
      const { data } = await gateway.call(api, by, 'employmentTerms');
      expect(data).toHaveLength(6);
      expect(data.at(-1)).toMatchObject({ user: { firstName: 'Zoe' }, exempt: false });
    }
    expect((await gateway.call(api, worker, 'employmentTerms')).data).toEqual([
      { ...none, user: namesOf(worker), from: '2026-11-16', exempt: true },
    ]);
    expect((await gateway.call(api, null, 'employmentTerms')).code).toBe('UNAUTHENTICATED');
  });

  test('hide a person from other workers and other organizations, and deleted people from everyone', async () => {
    const { worker, colleague, manager } = team;
    const outsider = await aUser(gateway.orm, { role: 'OWNER' });
    const read = (by: TestUser, userId: string) => gateway.call(api, by, 'employmentTerms', { userId });
    expect((await read(worker, worker.id)).data).toHaveLength(1);
    expect((await read(manager, worker.id)).data).toEqual([{ ...none, user: namesOf(worker) }]);
    expect((await read(colleague, worker.id)).code).toBe('NOT_FOUND');
    expect((await read(outsider, worker.id)).code).toBe('NOT_FOUND');
    expect((await gateway.call(api, colleague, 'employmentTermsHistory', {}, worker.id)).code).toBe('NOT_FOUND');
    expect((await gateway.call(api, outsider, 'employmentTermsHistory', {}, worker.id)).code).toBe('NOT_FOUND');
    await deletePerson(worker);
    expect((await read(manager, worker.id)).code).toBe('NOT_FOUND');
    expect((await gateway.call(api, manager, 'employmentTermsHistory', {}, worker.id)).code).toBe('NOT_FOUND');
    expect((await gateway.call(api, manager, 'employmentTerms')).data).toHaveLength(4);
  });

  test('hold from a day on, and the history starts at the beginning', async () => {
    const { worker } = team;
    expect(await historyOf(worker, worker)).toEqual([{ ...none, user: namesOf(worker) }]);
    await change({ overtimeRule: 'COLORADO', contractMinutes: 2400, from: '2026-11-01' });
    const after = await change({ exempt: true, waivesFirstMeal: true, waivesSecondMeal: true, from: '2026-12-01' });

    const colorado = { overtimeRule: 'COLORADO', overtimeRuleInForce: 'COLORADO', contractMinutes: 2400 };
    const last = { from: '2026-12-01', exempt: true, waivesFirstMeal: true, waivesSecondMeal: true };
    const rows = [{}, { ...colorado, from: '2026-11-01' }, { ...colorado, ...last }];
    const expected = rows.map((row) => ({ ...none, ...row, user: namesOf(worker) }));
    expect(after.data).toEqual(expected.slice(2));
    expect(await historyOf(worker)).toEqual(expected);
    for (const [on, index] of [
      ['2026-10-31', 0],
      ['2026-11-30', 1],
      ['2026-12-01', 2],
    ] as const) {
      const { data } = await gateway.call(api, team.manager, 'employmentTerms', { on, userId: worker.id });
      expect(data).toEqual([expected[index]]);
    }
  });

  test('change for several people at once, and the payload has each of them by name', async () => {
    const { organizationId, worker, colleague } = team;
    const position = await aPosition(gateway.orm, { organizationId });
    const rule = await anOvertimeRule(gateway.orm, { organizationId });
    const userIds = [colleague.id, worker.id, worker.id];
    const input = { overtimeRule: 'CUSTOM', customRuleId: rule.id, positionId: position.id, from: beginning };
    const { data } = await change({ ...input, userIds });
    const nineHours = { id: rule.id, name: 'Nine hours' };
    const terms = {
      ...{ ...none, overtimeRule: 'CUSTOM', overtimeRuleInForce: 'CUSTOM' },
      ...{ customRule: nineHours, customRuleInForce: nineHours },
      position: { id: position.id, name: 'Electrician' },
    };
    expect(data).toHaveLength(2);
    expect(data).toEqual(
      expect.arrayContaining([worker, colleague].map((user) => ({ ...terms, user: namesOf(user) }))),
    );
    const alaska = await change({ overtimeRule: 'ALASKA', from: beginning });
    expect(alaska.data).toMatchObject([{ overtimeRule: 'ALASKA', customRule: null }]);
    const reset = await change({ overtimeRule: null, positionId: null, from: beginning });
    expect(reset.data).toEqual([{ ...none, user: namesOf(worker) }]);
    expect((await storedRows()).map(({ userId }) => userId)).toEqual([colleague.id]);
  });

  test('say the rule of the organization on their day, and the current one from the beginning', async () => {
    const { organizationId, worker, admin } = team;
    await change({ exempt: true, from: '2026-11-01' });
    const rule = { overtimeRule: 'CALIFORNIA', effectiveFrom: '2026-11-10' };
    expect((await gateway.rest(admin, 'PATCH', '/api/organization', rule)).status).toBe(200);
    const history: { overtimeRuleInForce: string }[] = await historyOf(worker);
    expect(history.map(({ overtimeRuleInForce }) => overtimeRuleInForce)).toEqual(['CALIFORNIA', 'FLSA']);
    const before = await gateway.call(api, admin, 'employmentTerms', { userId: worker.id, on: '2026-11-09' });
    expect(before.data[0].overtimeRuleInForce).toBe('FLSA');
    await changeSettings(gateway.orm, organizationId, { overtimeRule: 'NONE' });
    expect((await gateway.call(api, admin, 'employmentTerms', { userId: worker.id })).data[0].overtimeRuleInForce).toBe(
      'NONE',
    );
  });

  test('name the organization’s own rule where it is in force, and only there', async () => {
    const { organizationId, worker, admin } = team;
    const rule = await anOvertimeRule(gateway.orm, { organizationId, name: 'Nine hours' });
    const own = { overtimeRule: 'CUSTOM', customRuleId: rule.id, effectiveFrom: '2026-11-10' };
    expect((await gateway.rest(admin, 'PATCH', '/api/organization', own)).status).toBe(200);
    await change({ exempt: true, from: '2026-11-01' });
    await change({ overtimeRule: 'COLORADO', from: '2026-12-01' });
    const nineHours = { id: rule.id, name: 'Nine hours' };
    expect(await historyOf(worker)).toMatchObject([
      { overtimeRuleInForce: 'CUSTOM', customRule: null, customRuleInForce: nineHours },
      { overtimeRuleInForce: 'FLSA', customRuleInForce: null },
      { overtimeRuleInForce: 'COLORADO', customRuleInForce: null },
    ]);
  });

  test.each<[string, object, string]>([
    ['no day', { from: undefined }, 'from'],
    ['an impossible day', { from: '2026-02-30' }, 'from'],
    ['a day before 1970', { from: '1969-12-31' }, 'from'],
    ['the second day of all', { from: '0001-01-02' }, 'from'],
    ['a day over a year ahead', { from: '2027-11-17' }, 'from'],
    ['nobody', { userIds: [] }, 'userIds'],
    ['501 people', { userIds: Array(501).fill(unknownId) }, 'userIds'],
    ['no field', { exempt: undefined }, 'body'],
    ['no minutes in a week', { contractMinutes: 0 }, 'contractMinutes'],
    ['more minutes than a week has', { contractMinutes: 10_081 }, 'contractMinutes'],
    ['an unknown rule', { overtimeRule: 'TEXAS' }, 'overtimeRule'],
    ['a custom rule without its id', { overtimeRule: 'CUSTOM' }, 'customRuleId'],
    ['the id of a custom rule with a law', { overtimeRule: 'ALASKA', customRuleId: unknownId }, 'customRuleId'],
    ['the id of a custom rule alone', { customRuleId: unknownId }, 'customRuleId'],
  ])('refuse %s', async (_what, input, field) => {
    const refused = await change({ exempt: true, ...input });
    expect(refused.code).toBe('BAD_USER_INPUT');
    // GraphQL refuses a missing day and an unknown rule itself, before any use case runs.
    if (refused.fields) expect(Object.keys(refused.fields)).toEqual([field]);
    expect(await storedRows()).toEqual([]);
  });

  test('may start a year ahead', async () => {
    expect((await change({ exempt: true, from: '2027-11-16' })).code).toBe('OK');
  });

  test('stay for everyone if one person, rule or position is unknown, deleted, retired or foreign', async () => {
    const { organizationId, worker, colleague } = team;
    const foreign = await aUser(gateway.orm);
    const retiredRule = await anOvertimeRule(gateway.orm, { organizationId, retiredAt: new Date() });
    const foreignRule = await anOvertimeRule(gateway.orm, { organizationId: foreign.organizationId });
    const retiredPosition = await aPosition(gateway.orm, { organizationId, retiredAt: new Date() });
    const foreignPosition = await aPosition(gateway.orm, { organizationId: foreign.organizationId });
    await deletePerson(colleague);
    for (const other of [unknownId, 'nonsense', foreign.id, colleague.id]) {
      const refused = await change({ exempt: true, userIds: [worker.id, other] });
      expect(refused).toMatchObject({ code: 'NOT_FOUND', fields: { userIds: 'Employee not found' } });
    }
    const withRule = (customRuleId: string) => change({ overtimeRule: 'CUSTOM', customRuleId });
    for (const id of [unknownId, foreignRule.id]) {
      expect(await withRule(id)).toMatchObject({ code: 'NOT_FOUND', fields: { customRuleId: expect.any(String) } });
      expect((await change({ positionId: id })).code).toBe('NOT_FOUND');
    }
    expect((await change({ positionId: foreignPosition.id })).code).toBe('NOT_FOUND');
    expect(await withRule(retiredRule.id)).toMatchObject({
      code: 'CONFLICT',
      fields: { customRuleId: expect.any(String) },
    });
    expect(await change({ positionId: retiredPosition.id })).toMatchObject({
      code: 'CONFLICT',
      fields: { positionId: expect.any(String) },
    });
    expect(await storedRows()).toEqual([]);
  });

  test('change by administrators only', async () => {
    for (const by of [team.worker, team.manager, team.accountant]) {
      expect((await change({ exempt: true }, by)).code).toBe('FORBIDDEN');
    }
    expect(await storedRows()).toEqual([]);
  });

  test('stay on closed days, in the words of dated settings', async () => {
    const { admin, organizationId } = team;
    const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-11-01' } as const;
    await changeSettings(gateway.orm, organizationId, { payCalendar });
    const closed = await gateway.rest(admin, 'POST', '/api/pay-periods/close', { startDate: '2026-11-08' });
    expect(closed.status).toBe(200);
    for (const from of [beginning, '2026-11-14']) {
      const refused = await change({ exempt: true, from });
      expect(refused.code).toBe('CONFLICT');
      expect(refused.fields).toEqual({ from: expect.stringContaining('closed through Nov 14, 2026') });
    }
    expect((await change({ exempt: true, from: '2026-11-15' })).code).toBe('OK');
  });

  test('are recorded once a command, with readable values and the people who change', async () => {
    const { organizationId, worker, colleague } = team;
    const position = await aPosition(gateway.orm, { organizationId });
    await change({ positionId: position.id, contractMinutes: 2400, from: '2026-11-01' });
    await change({ positionId: position.id, from: '2026-11-20' });
    const userIds = [worker.id, colleague.id];
    await change({ contractMinutes: 1200, exempt: false, userIds, from: beginning });
    await change({ exempt: true, userIds: [worker.id, colleague.id] });
    const entries = await auditOf(gateway.orm, organizationId);
    expect(entries.map(({ action, subjectId, changes }) => ({ action, subjectId, changes }))).toEqual([
      {
        action: 'employment.changed',
        subjectId: worker.id,
        changes: {
          position: { before: null, after: 'Electrician' },
          contractMinutes: { before: null, after: 2400 },
          from: '2026-11-01',
        },
      },
      {
        action: 'employment.changed-for-several',
        subjectId: organizationId,
        changes: {
          exempt: { before: false, after: false },
          contractMinutes: { before: null, after: 1200 },
          userIds,
        },
      },
      {
        action: 'employment.changed-for-several',
        subjectId: organizationId,
        changes: { exempt: { before: false, after: true }, from: '2026-11-16', userIds },
      },
    ]);
  });
});

describe('terms of employment', () => {
  test('stay after a person is deleted, for payroll', async () => {
    const { admin, worker, organizationId } = team;
    const input = { userIds: [worker.id], from: '2026-11-16', exempt: true };
    await gateway.call('REST', admin, 'changeEmploymentTerms', input);
    await deletePerson(worker);
    expect(await readEmploymentTerms(gateway.orm.em.fork(), organizationId, [worker.id])).toEqual([
      {
        ...{ userId: worker.id, from: '2026-11-16', exempt: true, overtimeRule: null, customRuleId: null },
        ...{ contractMinutes: null, positionId: null, waivesFirstMeal: false, waivesSecondMeal: false },
      },
    ]);
  });

  test('are read, but not changed, by a key with people:read', async () => {
    const { admin, worker } = team;
    const actor = await createActor(gateway, 'ADMIN', admin);
    const { headers } = await createKey(gateway, actor, ['people:write']);
    const read = await gateway.rest({ headers }, 'GET', `/api/users/${worker.id}/employment-terms`);
    expect(read.body).toEqual([{ ...none, user: namesOf(worker) }]);
    const input = { userIds: [worker.id], from: '2026-11-16', exempt: true };
    expect((await gateway.rest({ headers }, 'POST', '/api/employment-terms', input)).status).toBe(403);
  });
});

async function deletePerson({ id }: TestUser) {
  const { admin } = team;
  expect((await gateway.rest(admin, 'DELETE', `/api/users/${id}`)).status).toBe(204);
  expect((await gateway.rest(admin, 'DELETE', `/api/users/${id}/permanent`)).status).toBe(204);
}
