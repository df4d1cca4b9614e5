import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getNamedType, isEnumType, isObjectType } from 'graphql';
import { features } from '../../src/composition/features.js';
import { newId } from '../../src/platform/database/ids.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';
import { type Actor, createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-16T19:00:00Z' });
});
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

async function ask(fields: string) {
  const { body } = await gateway.graphql(owner, `{ viewer { ${fields} } }`);
  expect(body.errors).toBeUndefined();
  return body.data.viewer;
}

/** Each field that has the value of a text field as an enum, with that field. */
const enumFields = {
  'ApiKey.allowedScopes': 'scopes',
  'AuditLogEntry.actionCode': 'action',
  'DatedPayRules.rounding': 'roundingRule',
  'Organization.rounding': 'roundingRule',
  'PayLine.payRule': 'rule',
  'Report.rounding': 'roundingRule',
  'TimesheetFieldChange.fieldCode': 'field',
  'TimesheetHistoryEntry.actionCode': 'action',
};

test.each(Object.entries(enumFields))(
  '%s is a nullable enum, which REST has as the text %s',
  async (coordinate, text) => {
    const [typeName = '', name = ''] = coordinate.split('.');
    const type = (await schemaOf(features)).getType(typeName);
    const fields = isObjectType(type) ? type.getFields() : {};
    expect(isEnumType(getNamedType(fields[name]?.type))).toBe(true);
    expect(String(fields[name]?.type)).not.toMatch(/[^\]]!$/);
    expect(fields).not.toHaveProperty(text);
  },
);

describe('a field with an enum', () => {
  test('has the value of the rounding rule', async () => {
    await gateway.rest(owner, 'PATCH', '/api/organization', { roundingRule: '15min' });
    const range = 'startDate: "2026-11-08", endDate: "2026-11-14"';
    const { organization, report } = await ask(
      `organization { rounding payRules { rounding } } report(type: TIMES_BY_JOB, ${range}) { rounding }`,
    );
    const { body } = await gateway.rest(owner, 'GET', '/api/organization');
    expect([body.roundingRule, organization.rounding]).toEqual(['15min', 'MINUTES_15']);
    const expected = { none: 'NONE', '15min': 'MINUTES_15' };
    const names = body.payRules.map(
      ({ roundingRule }: { roundingRule: keyof typeof expected }) => expected[roundingRule],
    );
    expect(organization.payRules.map(({ rounding }: { rounding: string }) => rounding)).toEqual(names);
    expect(report.rounding).toBe(names.at(-1));
  });

  test('has the scopes of a key', async () => {
    await gateway.rest(owner, 'POST', '/api/api-keys', { name: 'Payroll', scopes: ['payroll:read', 'jobs:write'] });
    const { apiKeys } = await ask('apiKeys { nodes { allowedScopes } }');
    expect(apiKeys.nodes[0].allowedScopes.toSorted()).toEqual(['JOBS_WRITE', 'PAYROLL_READ']);
  });

  test('has the rule of a pay line', async () => {
    await work();
    const range = 'startDate: "2026-11-15", endDate: "2026-11-21"';
    const { payrollExport } = await ask(`payrollExport(${range}) { nodes { lines { payRule } } }`);
    expect(payrollExport.nodes[0].lines).toEqual([{ payRule: 'REGULAR_TIME' }]);
  });

  test('has the action of an entry', async () => {
    const id = await work();
    const { timesheet, auditLogs } = await ask(
      `timesheet(id: "${id}") { historyEntries { nodes { actionCode changes { fieldCode } } } }
       auditLogs { nodes { actionCode } }`,
    );
    expect(timesheet.historyEntries.nodes.map(({ actionCode }: { actionCode: string }) => actionCode)).toEqual([
      ...['TIMESHEET_CLOCKED_IN', 'BREAK_STARTED', 'BREAK_ENDED', 'TIMESHEET_CLOCKED_OUT'],
      ...['TIMESHEET_UPDATED', 'TIMESHEET_TIMES_CHANGED', 'TIMESHEET_APPROVED'],
    ]);
    type Change = Readonly<Record<'fieldCode', string>>;
    const changes: Change[] = timesheet.historyEntries.nodes.flatMap((entry: { changes: Change[] }) => entry.changes);
    expect(changes.filter(({ fieldCode }) => fieldCode === null)).toEqual([]);
    expect(changes).toContainEqual({ fieldCode: 'CLOCK_OUT_AT' });
    expect(auditLogs.nodes[0]).toEqual({ actionCode: 'TIMESHEET_APPROVED' });
  });

  test('is null for an action that only another version knows', async () => {
    await gateway.orm.em.fork().execute(
      `insert into audit_entries (organization_id, at, actor_id, action, subject_type, subject_id, changes)
       values (?, ?, ?, 'timesheet.teleported', 'TIMESHEET', ?, '{}')`,
      [owner.organizationId, gateway.clock.now(), owner.userId, newId()],
    );
    const { auditLogs } = await ask('auditLogs(first: 1) { nodes { actionCode title } }');
    expect(auditLogs.nodes).toEqual([{ actionCode: null, title: 'timesheet.teleported' }]);
  });
});

/** A timesheet of the owner from noon with a break, corrected times and notes, that is approved. */
async function work(): Promise<string> {
  const send = async (method: string, path: string, body = {}) => {
    const response = await gateway.rest(owner, method as 'POST', `/api/timesheets/${path}`, body);
    expect(response.status).toBeLessThan(300);
    gateway.clock.advance({ minutes: 30 });
    return response.body;
  };
  gateway.clock.set(new Date('2026-11-16T19:00:00Z'));
  const { id } = await send('POST', 'clock-in');
  await send('POST', 'start-break', { type: 'UNPAID' });
  await send('POST', 'end-break');
  await send('POST', 'clock-out');
  await send('PATCH', id, { notes: 'Roof' });
  await send('PUT', `${id}/times`, { clockInAt: '2026-11-16T18:00:00Z', clockOutAt: '2026-11-16T20:40:00Z' });
  await send('POST', `${id}/approve`);
  return id;
}
