import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { builtInOvertimeRules } from '../../../pay-engine/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { readCustomRules } from '../../organization/index.js';
import { anOvertimeRule } from './builders.js';
import { type EmploymentOperation, employmentOperations as operations } from './calls.js';

let gateway: TestGateway<EmploymentOperation>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const noLimits = {
  ...{ dailyMinutes: null, dailyDoubleMinutes: null, weeklyMinutes: null, consecutiveMinutes: null, nthDay: null },
};
const input = { name: 'Nine hours', country: 'US', limits: { dailyMinutes: 540 } };

interface Listed {
  readonly key: string;
  readonly name: string;
  readonly customRuleId: string | null;
}

describe.each(apis)('overtime rules over %s', (api) => {
  test('are the laws with their sources and examples, and then the custom rules by name, for every role', async () => {
    const { organizationId, worker, manager, accountant, admin } = await aTeam(gateway.orm);
    for (const name of ['b', 'A']) await anOvertimeRule(gateway.orm, { organizationId, name });
    await anOvertimeRule(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId, name: 'Foreign' });

    for (const by of [worker, manager, accountant, admin]) {
      const { data } = await gateway.call(api, by, 'overtimeRules');
      expect(data.map(({ key }: Listed) => key)).toEqual([...builtInOvertimeRules, 'CUSTOM', 'CUSTOM']);
      expect(data.slice(-2).map(({ name }: Listed) => name)).toEqual(['A', 'b']);
    }
    const { data } = await gateway.call(api, worker, 'overtimeRules');
    expect(data.find(({ key }: Listed) => key === 'ALASKA')).toEqual({
      ...{ key: 'ALASKA', customRuleId: null, name: 'Alaska', country: 'US', retired: false },
      limits: { ...noLimits, dailyMinutes: 480, weeklyMinutes: 2400 },
      laws: [
        {
          ...{ rule: 'ALASKA_DAILY_OVERTIME', words: 'Over 8 hours worked in the workday' },
          ...{ source: 'AS 23.10.060', since: null, verifiedOn: '2026-11-28' },
        },
        {
          ...{ rule: 'ALASKA_WEEKLY_OVERTIME', words: 'Over 40 regular hours in the workweek' },
          ...{ source: 'AS 23.10.060', since: null, verifiedOn: '2026-11-28' },
        },
      ],
      examples: [{ work: 'Six days of 10 hours', regularHours: 40, overtimeHours: 20, doubleTimeHours: 0 }],
    });
  });

  test('are created with what they consist of, and say where they come from', async () => {
    const admin = await aUser(gateway.orm, { role: 'ADMIN' });
    const limits = {
      dailyMinutes: 510,
      dailyDoubleMinutes: 720,
      weeklyMinutes: 2280,
      consecutiveMinutes: 600,
      nthDay: 6,
    };
    const source = 'Collective agreement, art. 12';
    const { data } = await gateway.call(api, admin, 'createOvertimeRule', {
      ...input,
      country: 'OTHER',
      limits,
      source,
    });
    const law = { source, since: null, verifiedOn: null };
    expect(data).toEqual({
      ...{ key: 'CUSTOM', customRuleId: expect.any(String), name: 'Nine hours', country: 'OTHER', retired: false },
      limits,
      laws: [
        { rule: 'CUSTOM_NTH_DAY_OVERTIME', words: 'Day 6 or later of consecutive work in the workweek', ...law },
        { rule: 'CUSTOM_DAILY_DOUBLE_TIME', words: 'Over 12h worked in the workday', ...law },
        { rule: 'CUSTOM_DAILY_OVERTIME', words: 'Over 8h 30m worked in the workday', ...law },
        { rule: 'CUSTOM_CONSECUTIVE_OVERTIME', words: 'Over 10h worked without a rest of more than an hour', ...law },
        { rule: 'CUSTOM_WEEKLY_OVERTIME', words: 'Over 38h of regular time in the workweek', ...law },
      ],
      examples: [],
    });
  });

  test('are renamed, retired, reinstated and deleted by administrators, each with one audit entry', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    const { data } = await gateway.call(api, admin, 'createOvertimeRule', input);
    const id = data.customRuleId;

    const changed = await gateway.call(api, admin, 'updateOvertimeRule', { name: '9 h', source: 'CBA' }, id);
    expect(changed.data).toMatchObject({ name: '9 h', laws: [{ source: 'CBA' }] });
    const cleared = await gateway.call(api, admin, 'updateOvertimeRule', { source: null, retired: true }, id);
    expect(cleared.data).toMatchObject({ name: '9 h', retired: true, laws: [{ source: null }] });
    await gateway.call(api, admin, 'updateOvertimeRule', { name: '9 h' }, id);
    expect((await gateway.call(api, admin, 'updateOvertimeRule', { retired: false }, id)).data.retired).toBe(false);
    expect((await gateway.call(api, admin, 'deleteOvertimeRule', {}, id)).data).toBe(true);
    expect((await gateway.call(api, admin, 'deleteOvertimeRule', {}, id)).code).toBe('NOT_FOUND');
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([
      'overtime-rule.created',
      'overtime-rule.updated',
      'overtime-rule.updated',
      'overtime-rule.updated',
      'overtime-rule.deleted',
    ]);
  });

  test('are retired instead of deleted while terms have them', async () => {
    const { organizationId, admin, worker } = await aTeam(gateway.orm);
    const { id } = await anOvertimeRule(gateway.orm, { organizationId });
    const change = { userIds: [worker.id], from: '2026-01-01', overtimeRule: 'CUSTOM', customRuleId: id };
    expect((await gateway.call(api, admin, 'changeEmploymentTerms', change)).code).toBe('OK');

    expect((await gateway.call(api, admin, 'deleteOvertimeRule', {}, id)).data).toBe(true);

    const { data } = await gateway.call(api, admin, 'overtimeRules');
    expect(data.at(-1)).toMatchObject({ customRuleId: id, retired: true });
    expect((await gateway.call(api, admin, 'deleteOvertimeRule', {}, id)).data).toBe(true);
    const actions = await actionsOf(gateway.orm, organizationId);
    expect(actions.filter((action) => action === 'overtime-rule.retired')).toHaveLength(1);
  });

  test('have unique names among active ones, ignoring case and the form of letters', async () => {
    const { organizationId, admin } = await aTeam(gateway.orm);
    await anOvertimeRule(gateway.orm, { organizationId, name: 'École' });
    const retired = await anOvertimeRule(gateway.orm, { organizationId, name: 'Mill', retiredAt: new Date() });
    for (const name of ['ÉCOLE', 'E\u0301cole']) {
      expect(await gateway.call(api, admin, 'createOvertimeRule', { ...input, name })).toMatchObject({
        code: 'CONFLICT',
        fields: { name: 'An active overtime rule with this name already exists' },
      });
    }
    expect((await gateway.call(api, admin, 'createOvertimeRule', { ...input, name: 'MILL' })).code).toBe('OK');
    expect((await gateway.call(api, admin, 'updateOvertimeRule', { retired: false }, retired.id)).code).toBe(
      'CONFLICT',
    );
  });

  test.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['a long source', { source: 'x'.repeat(201) }, 'source'],
    ['no limit', { limits: {} }, 'limits'],
    ['a limit of double time alone', { limits: { dailyDoubleMinutes: 720 } }, 'limits'],
    ['a short day', { limits: { dailyMinutes: 59 } }, 'limits.dailyMinutes'],
    ['a long day', { limits: { dailyMinutes: 1441 } }, 'limits.dailyMinutes'],
    ['a fraction of a minute', { limits: { dailyMinutes: 480.5 } }, 'limits.dailyMinutes'],
    ['a long run', { limits: { consecutiveMinutes: 1441 } }, 'limits.consecutiveMinutes'],
    ['a long week', { limits: { weeklyMinutes: 10_081 } }, 'limits.weeklyMinutes'],
    ['the first day', { limits: { nthDay: 1 } }, 'limits.nthDay'],
    ['the eighth day', { limits: { nthDay: 8 } }, 'limits.nthDay'],
    [
      'double time that starts with overtime',
      { limits: { dailyMinutes: 480, dailyDoubleMinutes: 480 } },
      'limits.dailyDoubleMinutes',
    ],
  ])('refuse %s', async (_what, changes, field) => {
    const admin = await aUser(gateway.orm, { role: 'ADMIN' });
    const refused = await gateway.call(api, admin, 'createOvertimeRule', { ...input, ...changes });
    expect(refused.code).toBe('BAD_USER_INPUT');
    // GraphQL refuses a fraction and a missing name itself, before any use case runs.
    if (refused.fields) expect(Object.keys(refused.fields)).toEqual([field]);
  });

  test('are changed by administrators only, and not found in another organization', async () => {
    const { organizationId, worker, manager, accountant } = await aTeam(gateway.orm);
    const { id } = await anOvertimeRule(gateway.orm, { organizationId });
    for (const by of [worker, manager, accountant]) {
      expect((await gateway.call(api, by, 'createOvertimeRule', input)).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'updateOvertimeRule', { name: 'x' }, id)).code).toBe('FORBIDDEN');
      expect((await gateway.call(api, by, 'deleteOvertimeRule', {}, id)).code).toBe('FORBIDDEN');
    }
    const outsider = await aUser(gateway.orm, { role: 'OWNER' });
    expect((await gateway.call(api, outsider, 'updateOvertimeRule', { name: 'x' }, id)).code).toBe('NOT_FOUND');
    expect((await gateway.call(api, outsider, 'deleteOvertimeRule', {}, id)).code).toBe('NOT_FOUND');
  });
});

describe('the database', () => {
  test('keeps the limits and the country of a rule', async () => {
    const { organizationId, id } = await anOvertimeRule(gateway.orm, await aUser(gateway.orm).then(pickOrganization));
    const update = (change: string) =>
      gateway.orm.em
        .fork()
        .execute(`update overtime_rules set ${change} where organization_id = ? and id = ?`, [organizationId, id]);
    for (const change of ['daily_minutes = 480', 'daily_minutes = null, nth_day = 6', `country = 'CA'`]) {
      await expect(update(change)).rejects.toThrow('the limits of an overtime rule stay');
    }
    await update(`source = 'CBA', name = 'Other'`);
  });

  test('reads the custom rules of one organization for payroll', async () => {
    const { organizationId, id } = await anOvertimeRule(gateway.orm, await aUser(gateway.orm).then(pickOrganization));
    await anOvertimeRule(gateway.orm, await aUser(gateway.orm).then(pickOrganization));
    expect(await readCustomRules(gateway.orm.em.fork(), organizationId)).toEqual([
      {
        ...{ id, name: 'Nine hours', country: 'US', limits: { ...noLimits, dailyMinutes: 540 }, retired: false },
        source: 'Collective agreement, art. 12',
      },
    ]);
  });
});

const pickOrganization = ({ organizationId }: { readonly organizationId: string }) => ({ organizationId });
