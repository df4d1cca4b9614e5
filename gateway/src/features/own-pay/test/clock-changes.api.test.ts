import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Actor, createActor, type TestGateway } from '../../../../test/harness/index.js';
import { anApprovedTimesheet, startPayroll } from '../../payroll/test/calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

/** A worker in Denver who worked from one instant to another. */
async function someoneWhoWorked(...punches: readonly [clockInAt: string, clockOutAt: string]) {
  const owner = await createActor(gateway, 'OWNER');
  const person = await createActor(gateway, 'WORKER', { organizationId: owner.organizationId });
  const { id } = await anApprovedTimesheet(gateway.orm, person.user, punches);
  return { person, id };
}

const readDays = async (who: Actor, dates: string) =>
  (await gateway.rest(who, 'GET', `/api/me/pay?${dates}`)).body.days;
const readFile = async (who: Actor, dates: string) =>
  (await gateway.rest(who, 'GET', `/api/me/hours.csv?${dates}`)).text.split('\r\n');

test('a night shift over the repeated hour counts the time that passed, on both of its days', async () => {
  const { person, id } = await someoneWhoWorked('2026-11-01T04:00:00Z', '2026-11-01T11:20:00Z');
  const dates = 'startDate=2026-10-31&endDate=2026-11-01';

  expect(await readDays(person, dates)).toEqual([
    { date: '2026-10-31', minutes: 120, timeOffMinutes: 0, timesheets: [{ timesheetId: id, minutes: 120 }] },
    { date: '2026-11-01', minutes: 320, timeOffMinutes: 0, timesheets: [{ timesheetId: id, minutes: 320 }] },
  ]);
  const [header, ...rows] = await readFile(person, dates);
  expect(header).toBe(
    'date,kind,minutes,hours,job,policy,rule,explanation,timesheetId,requestId,adjustsStartDate,adjustsEndDate,overtimePending',
  );
  expect(rows).toEqual([
    `2026-10-31,REGULAR,120,2,,,REGULAR_TIME,Regular time,${id},,,,`,
    `2026-11-01,REGULAR,320,5.33,,,REGULAR_TIME,"Regular time. The clocks went back; elapsed time counts",${id},,,,`,
    '',
  ]);
});

test('a night shift over the skipped hour counts the time that passed', async () => {
  const { person, id } = await someoneWhoWorked('2026-03-08T05:00:00Z', '2026-03-08T12:00:00Z');

  expect(await readDays(person, 'startDate=2026-03-07&endDate=2026-03-08')).toEqual([
    { date: '2026-03-07', minutes: 120, timeOffMinutes: 0, timesheets: [{ timesheetId: id, minutes: 120 }] },
    { date: '2026-03-08', minutes: 300, timeOffMinutes: 0, timesheets: [{ timesheetId: id, minutes: 300 }] },
  ]);
});
