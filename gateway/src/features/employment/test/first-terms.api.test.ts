import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  apis,
  auditOf,
  createActor,
  createKey,
  startGateway,
  type TestGateway,
} from '../../../../test/harness/index.js';
import { aTeam, type TestUser } from '../../identity/test/builders.js';
import { readEmploymentTerms } from '../index.js';
import { anOvertimeRule, aPosition } from './builders.js';
import { type EmploymentOperation, employmentOperations as operations } from './calls.js';

let gateway: TestGateway<EmploymentOperation>;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  gateway = await startGateway({ operations, now: '2026-11-16T19:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  team = await aTeam(gateway.orm);
});

const unknownId = '01890a5d-ac96-774b-bcce-b302099a8057';
const person = { firstName: 'Ben', lastName: 'Okafor', role: 'WORKER' };

describe.each(apis)('a new person over %s', (api) => {
  const create = (terms: unknown, by: TestUser = team.admin) =>
    gateway.call(api, by, 'createUser', { ...person, terms });
  const termsOf = async (userId: string) => (await gateway.call(api, team.admin, 'employmentTerms', { userId })).data;
  const countPeople = async () => (await gateway.call(api, team.admin, 'employmentTerms')).data.length;

  test('has the given terms from the beginning, even after a pay period was closed', async () => {
    const { organizationId } = team;
    const owner = await createActor(gateway, 'OWNER', { organizationId });
    const closed = await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate: '2026-10-25' });
    expect(closed.status).toBe(200);
    const position = await aPosition(gateway.orm, { organizationId });
    const rule = await anOvertimeRule(gateway.orm, { organizationId });
    const terms = { exempt: true, overtimeRule: 'CUSTOM', customRuleId: rule.id, positionId: position.id };
    const { data } = await create({ ...terms, contractMinutes: 2400, waivesFirstMeal: true });
    expect(await termsOf(data.id)).toMatchObject([
      {
        ...{ from: null, exempt: true, overtimeRule: 'CUSTOM', contractMinutes: 2400, waivesFirstMeal: true },
        ...{ customRule: { id: rule.id }, position: { id: position.id }, waivesSecondMeal: false },
      },
    ]);
  });

  test('is one audit entry, which says the terms that differ from the defaults', async () => {
    const { organizationId } = team;
    const position = await aPosition(gateway.orm, { organizationId, name: 'Welder' });
    const rule = await anOvertimeRule(gateway.orm, { organizationId });
    const terms = { exempt: false, overtimeRule: 'CUSTOM', customRuleId: rule.id, positionId: position.id };
    const { data } = await create({ ...terms, contractMinutes: 2400 });
    const [entry, ...others] = await auditOf(gateway.orm, organizationId);
    expect([entry?.action, others]).toEqual(['user.created', []]);
    expect(entry?.changes).toMatchObject({ firstName: { after: 'Ben' }, contractMinutes: { after: 2400 } });
    expect(entry?.changes).not.toHaveProperty('exempt');
    const owner = await createActor(gateway, 'OWNER', { organizationId });
    const [shown] = (await gateway.rest(owner, 'GET', '/api/audit-logs')).body;
    expect(shown).toMatchObject({
      ...{ action: 'user.created', subjectId: data.id },
      changes: expect.arrayContaining([
        { field: 'overtimeRule', label: 'Overtime rule', before: null, after: 'CUSTOM' },
        { field: 'customRule', label: 'Custom rule', before: null, after: 'Nine hours' },
        { field: 'position', label: 'Position', before: null, after: 'Welder' },
      ]),
    });
  });

  test.each([[undefined], [null], [{}], [{ exempt: false, overtimeRule: null }]])(
    'has no row of terms with the terms %j',
    async (terms) => {
      expect((await create(terms)).code).toBe('OK');
      expect(await readEmploymentTerms(gateway.orm.em.fork(), team.organizationId, null)).toEqual([]);
    },
  );

  test('gets terms from administrators only, and from no API key', async () => {
    expect((await create({ exempt: true }, team.manager)).code).toBe('FORBIDDEN');
    expect((await create(null, team.manager)).code).toBe('OK');
    const owner = await createActor(gateway, 'OWNER', { organizationId: team.organizationId });
    const key = await createKey(gateway, owner, ['people:write']);
    const { body } = await gateway.rest(key, 'POST', '/api/users', { ...person, terms: { exempt: true } });
    expect(body.code).toBe('FORBIDDEN');
  });

  test.each([
    [{ overtimeRule: 'CUSTOM' }, 'BAD_USER_INPUT', 'terms.customRuleId'],
    [{ customRuleId: unknownId }, 'BAD_USER_INPUT', 'terms.customRuleId'],
    [{ contractMinutes: 0 }, 'BAD_USER_INPUT', 'terms.contractMinutes'],
    [{ contractMinutes: 10_081 }, 'BAD_USER_INPUT', 'terms.contractMinutes'],
    [{ positionId: unknownId }, 'NOT_FOUND', 'terms.positionId'],
    [{ overtimeRule: 'CUSTOM', customRuleId: unknownId }, 'NOT_FOUND', 'terms.customRuleId'],
  ])('is not added with the terms %j', async (terms, code, field) => {
    const before = await countPeople();
    const { code: found, fields } = await create(terms);
    expect([found, Object.keys(fields ?? {})]).toEqual([code, [field]]);
    expect(await countPeople()).toBe(before);
  });

  test('is not added with a rule or position of another organization, or with a retired one', async () => {
    const { organizationId } = await aTeam(gateway.orm);
    const foreign = await aPosition(gateway.orm, { organizationId });
    expect(await create({ positionId: foreign.id })).toMatchObject({ code: 'NOT_FOUND' });
    const rule = await anOvertimeRule(gateway.orm, { organizationId });
    expect(await create({ overtimeRule: 'CUSTOM', customRuleId: rule.id })).toMatchObject({ code: 'NOT_FOUND' });
    const retired = { organizationId: team.organizationId, retiredAt: new Date('2026-11-01T00:00:00Z') };
    const position = await aPosition(gateway.orm, retired);
    const conflict = { code: 'CONFLICT', fields: { 'terms.positionId': expect.any(String) } };
    expect(await create({ positionId: position.id })).toMatchObject(conflict);
  });
});
