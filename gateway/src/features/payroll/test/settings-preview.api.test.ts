import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { withRoundingName } from '../../organization/test/rounding-names.js';
import { chooseComparedDays } from '../pay-preview/compared-days.rules.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-11-01' } as const;
  await changeSettings(gateway.orm, owner.organizationId, { payCalendar });
});

const fields =
  'effectiveFrom earliestEffectiveFrom startDate endDate people regularMinutes overtimeMinutes doubleTimeMinutes byPerson { overtimeMinutes }';

async function previewThroughRest(input: object) {
  return (await gateway.rest(owner, 'POST', '/api/organization/preview', input)).body;
}

async function previewThroughGraphql(input: object) {
  const query = `query ($input: PreviewSettingsInput!) { viewer { previewSettings(input: $input) { ${fields} } } }`;
  const { body } = await gateway.graphql(owner, query, { input: withRoundingName(input) });
  return body.errors?.[0].extensions ?? body.data.viewer.previewSettings;
}

/** Fifty hours from Monday to Friday of the week that starts on this Sunday. */
async function workFiftyHours({ user }: Actor, sunday: string) {
  for (const offset of [1, 2, 3, 4, 5]) {
    const date = Temporal.PlainDate.from(sunday).add({ days: offset });
    const punches = [`${date}T15:00:00Z`, `${date.add({ days: 1 })}T01:00:00Z`] as const;
    await anApprovedTimesheet(gateway.orm, user, punches);
  }
}

describe.each([
  ['REST', previewThroughRest],
  ['GraphQL', previewThroughGraphql],
])('a preview of settings through %s', (_api, preview) => {
  test('counts the people and the minutes that change in open periods, and stores nothing', async () => {
    for (const person of [owner, await createActor(gateway, 'WORKER', owner)])
      await workFiftyHours(person, '2026-11-08');
    await createActor(gateway, 'WORKER', owner);
    const changed = await preview({ overtimeRule: 'NONE', effectiveFrom: '2026-11-08' });
    expect(changed).toMatchObject({
      ...{ effectiveFrom: '2026-11-08', earliestEffectiveFrom: null, startDate: '2026-10-26', endDate: '2026-11-16' },
      ...{ people: 2, regularMinutes: 1200, overtimeMinutes: -1200, doubleTimeMinutes: 0 },
      byPerson: [{ overtimeMinutes: -600 }, { overtimeMinutes: -600 }],
    });
    const { body } = await gateway.rest(owner, 'GET', '/api/organization');
    expect(body).toMatchObject({ overtimeRule: 'FLSA', payRules: [{ from: null }] });
  });

  test('proposes today, which changes no past week', async () => {
    await workFiftyHours(owner, '2026-11-08');
    const changed = await preview({ overtimeRule: 'NONE' });
    expect(changed).toMatchObject({ effectiveFrom: '2026-11-16', people: 0, overtimeMinutes: 0 });
  });

  test('compares nothing for a change in the future, and proposes all days without recorded time', async () => {
    const future = await preview({ overtimeRule: 'NONE', effectiveFrom: '2026-12-01' });
    expect(future).toMatchObject({ startDate: null, endDate: null, people: 0 });
    expect(await preview({ overtimeRule: 'NONE' })).toMatchObject({ effectiveFrom: null, people: 0 });
    expect(await preview({})).toMatchObject({ effectiveFrom: null, people: 0 });
  });

  test('leaves closed periods out and rejects a first day inside them', async () => {
    await workFiftyHours(owner, '2026-11-01');
    await workFiftyHours(owner, '2026-11-08');
    const closed = await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
    expect(closed.status).toBe(200);
    expect(await preview({ overtimeRule: 'NONE', effectiveFrom: '2026-11-08' })).toMatchObject({
      ...{ earliestEffectiveFrom: '2026-11-08', startDate: '2026-11-08', overtimeMinutes: -600 },
    });
    const inside = await preview({ overtimeRule: 'NONE', effectiveFrom: '2026-11-07' });
    expect(inside).toMatchObject({ code: 'CONFLICT', fields: { effectiveFrom: expect.any(String) } });
  });

  test('shows the minutes that another rounding rule pays', async () => {
    await anApprovedTimesheet(gateway.orm, owner.user, ['2026-11-16T15:00:00Z', '2026-11-16T16:08:00Z']);
    const changed = await preview({ roundingRule: '15min' });
    expect(changed).toMatchObject({ people: 1, regularMinutes: 7, overtimeMinutes: 0 });
  });
});

describe('the days that a preview compares', () => {
  const today = '2026-11-16';

  test.each([
    ['the year until today for a change from the beginning', '0001-01-01', null, '2025-11-16'],
    ['those after the last closed day', '0001-01-01', '2026-11-07', '2026-11-08'],
    ['the workweeks around the first day', '2026-11-10', null, '2026-10-28'],
  ])('are %s', (_case, from, lastClosedDay, startDate) => {
    expect(chooseComparedDays({ from, today, lastClosedDay })).toEqual({ startDate, endDate: today });
  });

  test.each([
    ['a change after today', '2026-11-17', null],
    ['periods that are closed through today', '2026-11-16', '2026-11-16'],
  ])('leave out every day for %s', (_case, from, lastClosedDay) => {
    expect(chooseComparedDays({ from, today, lastClosedDay })).toBeUndefined();
  });
});
