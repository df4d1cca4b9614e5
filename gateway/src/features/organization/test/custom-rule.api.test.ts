import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';

let gateway: TestGateway;
let owner: Actor;
beforeAll(async () => {
  gateway = await startGateway({ now: '2026-11-16T19:00:00Z' });
});
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

const change = (body: object) => gateway.rest(owner, 'PATCH', '/api/organization', body);

async function aRule(): Promise<string> {
  const rule = { name: 'Nine hours', country: 'US', limits: { dailyMinutes: 540 } };
  return (await gateway.rest(owner, 'POST', '/api/overtime-rules', rule)).body.customRuleId;
}

const readPay = () => gateway.rest(owner, 'GET', '/api/payroll?startDate=2026-11-01&endDate=2027-03-01');

test('gives CUSTOM its limits, and removes them with another rule', async () => {
  const customRuleId = await aRule();
  const { body } = await change({ overtimeRule: 'CUSTOM', customRuleId });
  expect(body).toMatchObject({
    overtimeRule: 'CUSTOM',
    customRuleId,
    payRules: [{ customRule: { id: customRuleId } }],
  });
  expect((await change({ overtimeRule: 'FLSA' })).body).toMatchObject({ overtimeRule: 'FLSA', customRuleId: null });
});

test.each([
  ['CUSTOM without limits', { overtimeRule: 'CUSTOM' }],
  ['limits of another rule', { overtimeRule: 'FLSA', customRuleId: '01a22bfd-010a-7864-9142-7f24f8656748' }],
])('rejects %s', async (_name, body) => {
  expect(await change(body)).toMatchObject({ status: 400, body: { fields: { customRuleId: expect.any(String) } } });
});

test('rejects limits that the organization does not have or has retired', async () => {
  const unknown = { overtimeRule: 'CUSTOM', customRuleId: '01a22bfd-010a-7864-9142-7f24f8656748' };
  expect((await change(unknown)).status).toBe(404);
  const customRuleId = await aRule();
  await gateway.rest(owner, 'PATCH', `/api/overtime-rules/${customRuleId}`, { retired: true });
  expect((await change({ overtimeRule: 'CUSTOM', customRuleId })).status).toBe(409);
});

test('keeps the limits of CUSTOM whatever else changes, now and from later days', async () => {
  const customRuleId = await aRule();
  await change({ overtimeRule: 'CUSTOM', customRuleId });
  expect((await change({ customRuleId: null, name: 'Renamed' })).body).toMatchObject({ customRuleId });
  await change({ overtimeRule: 'COLORADO', effectiveFrom: '2026-12-01' });
  await change({ overtimeRule: 'CUSTOM', customRuleId, effectiveFrom: '2027-01-01' });
  await change({ overtimeRule: 'ALASKA' });
  await change({ overtimeRule: 'FLSA', effectiveFrom: '2027-02-01' });
  await change({ overtimeRule: 'CUSTOM', customRuleId });
  const { body } = await gateway.rest(owner, 'GET', '/api/organization');
  for (const { overtimeRule, customRule } of body.payRules) expect(customRule !== null).toBe(overtimeRule === 'CUSTOM');
  expect((await readPay()).status).toBe(200);
});
