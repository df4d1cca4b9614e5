import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { aScheduleInput } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

/** A value for each text field of a shift. */
const textWith = (end: string) => Object.fromEntries(scheduleText.names.map((name) => [name, `${name} ${end}`]));
const noText = scheduleText.fill({});
const text = textWith('of the shift');

/** A shift of two people with all of its texts. `change` takes the id from the input, as GraphQL does. */
async function aShift(api: (typeof apis)[number]) {
  const team = await aTeam(gateway.orm);
  const input = aScheduleInput([team.worker, team.colleague], text);
  const { data: shift } = await gateway.call(api, team.manager, 'createSchedule', input);
  const change = async (operation: OperationName, changes: Readonly<Record<string, unknown>>) => {
    const sent = api === 'REST' ? changes : { ...changes, id: shift.id };
    return (await gateway.call(api, team.manager, operation, sent, shift.id)).data;
  };
  return { ...team, shift, change };
}

describe.each(apis)('each text field of a shift over %s', (api) => {
  test('is stored, listed and recorded', async () => {
    const { organizationId, manager, shift } = await aShift(api);
    expect(shift).toMatchObject(text);
    const { data: listed } = await gateway.call(api, manager, 'schedules');
    expect(listed).toMatchObject([text]);
    const [entry] = await auditOf(gateway.orm, organizationId);
    expect(entry?.changes).toMatchObject(
      Object.fromEntries(Object.entries(text).map(([name, after]) => [name, { after }])),
    );
  });

  test('stays unless the caller sends it, and is removed by blank text', async () => {
    const { change } = await aShift(api);
    expect(await change('updateSchedule', { title: 'Roof' })).toMatchObject(text);
    const changed = textWith('after a change');
    expect(await change('updateSchedule', changed)).toMatchObject(changed);
    const blank = Object.fromEntries(scheduleText.names.map((name) => [name, ' ']));
    expect(await change('updateSchedule', blank)).toMatchObject(noText);
  });

  test('follows a person who gets a shift of their own', async () => {
    const { worker, change } = await aShift(api);
    const thursday = { startAt: '2026-07-16T15:00:00.000Z', endAt: '2026-07-16T23:00:00.000Z' };
    const { schedule, leftSchedule } = await change('moveAssignment', { userId: worker.id, ...thursday });
    expect([schedule, leftSchedule]).toMatchObject([text, text]);
  });

  test('is copied with the week', async () => {
    const { manager } = await aShift(api);
    const input = { fromDate: '2026-07-15', toDate: '2026-07-22' };
    const { data: copies } = await gateway.call(api, manager, 'copyScheduleWeek', input);
    expect(copies).toMatchObject([text]);
  });
});

test('a template keeps each text field of its shifts', async () => {
  const { manager, worker } = await aTeam(gateway.orm);
  const template = { name: 'Early', startTime: '06:00', endTime: '14:30', ...text };
  const { body: created } = await gateway.rest(manager, 'POST', '/api/shift-templates', template);
  expect(created).toMatchObject(text);
  const url = `/api/shift-templates/${created.id}`;
  const { body: renamed } = await gateway.rest(manager, 'PATCH', url, { name: 'Late' });
  expect(renamed).toMatchObject(text);
  const input = { date: '2026-07-15', userIds: [worker.id] };
  const { body: applied } = await gateway.rest(manager, 'POST', `${url}/apply`, input);
  expect(applied).toMatchObject(text);
});
