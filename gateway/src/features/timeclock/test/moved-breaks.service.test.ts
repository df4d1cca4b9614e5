import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { timesheet as oneTimesheet } from '../history/history.service.js';
import { addTimesheet, deleteTimesheet } from '../review/add-timesheet.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;
let id: string;

const at = (time: string) => `2026-07-14T${time}:00.000Z`;
const lunch = { type: 'UNPAID', startAt: at('15:15'), endAt: at('15:45') } as const;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  team = await aTeam(work.orm);
  const input = { userId: team.worker.id, clockInAt: at('15:00'), clockOutAt: at('20:00'), breaks: [lunch] };
  ({ id } = await work.run(addTimesheet, team.manager, input));
});

const setTimes = (clockInAt: string, clockOutAt: string | null, changes: object = {}) =>
  work.run(
    setTimesheetTimes,
    team.manager,
    uncheckedInput({ id, clockInAt: at(clockInAt), clockOutAt: clockOutAt && at(clockOutAt), ...changes }),
  );
const breakOf = async (timesheet: ReturnType<typeof setTimes>) =>
  (await timesheet).breaks.map(({ startAt, endAt }) =>
    [startAt, endAt].map((each) => each?.toISOString().slice(11, 16)),
  );

describe('new times without breaks', () => {
  test('move the breaks with a timesheet that moves as a whole', async () => {
    expect(await breakOf(setTimes('17:00', '22:00'))).toEqual([['17:15', '17:45']]);
    expect(await breakOf(setTimes('15:00', '20:00'))).toEqual([['15:15', '15:45']]);
  });

  test('keep breaks that still fit if the length changes', async () => {
    expect(await breakOf(setTimes('14:00', '21:00'))).toEqual([['15:15', '15:45']]);
  });

  test('ask about breaks that no longer fit, by naming what to send', async () => {
    const message =
      'The breaks of this timesheet don’t fit the new times: A break must not start before the clock-in. ' +
      'Send `breaks` as they should be, or `moveBreaks: true` to move them with the clock-in.';
    await expect(setTimes('16:00', '20:00')).rejects.toMatchObject({ kind: 'invalid', fields: { breaks: message } });
    expect(await breakOf(setTimes('16:00', '20:00', { moveBreaks: true }))).toEqual([['16:15', '16:45']]);
  });

  test('keep the breaks where they are if the caller asks for it', async () => {
    expect(await breakOf(setTimes('14:30', '19:30', { moveBreaks: false }))).toEqual([['15:15', '15:45']]);
    await expect(setTimes('17:00', '22:00', { moveBreaks: false })).rejects.toMatchObject({
      fields: { breaks: expect.stringContaining('`moveBreaks: true`') },
    });
  });

  test('report breaks that do not fit even when moved', async () => {
    await expect(setTimes('19:30', '20:00', { moveBreaks: true })).rejects.toMatchObject({
      fields: { breaks: expect.stringContaining('even moved with the clock-in') },
    });
  });

  test('record the moved breaks in the history', async () => {
    await setTimes('17:00', '22:00');
    const { history } = await work.run(oneTimesheet, team.worker, { id });
    expect(
      history
        ?.at(-1)
        ?.changes.map(({ field }) => field)
        .toSorted(),
    ).toEqual(['breaks', 'clockInAt', 'clockOutAt']);
  });
});

describe('the reason of a change', () => {
  test('is in the history that the worker sees, on one line', async () => {
    await setTimes('15:00', '19:00', { reason: '  Left early for the dentist ' });
    const { history } = await work.run(oneTimesheet, team.worker, { id });
    expect(history?.at(-1)?.changes).toContainEqual({
      field: 'reason',
      label: 'Reason',
      before: null,
      after: 'Left early for the dentist',
    });
  });

  test('is kept when a timesheet is added and deleted', async () => {
    const { worker, manager } = team;
    const day = { clockInAt: at('04:00'), clockOutAt: at('05:00') };
    const added = await work.run(addTimesheet, manager, { userId: worker.id, ...day, reason: 'Phone was dead' });
    const { history } = await work.run(oneTimesheet, worker, { id: added.id });
    expect(history?.at(-1)?.changes).toContainEqual(
      expect.objectContaining({ label: 'Reason', after: 'Phone was dead' }),
    );
    await work.run(deleteTimesheet, manager, { id: added.id, reason: 'Entered twice' });
    const [entry] = await work.orm.em
      .fork()
      .getConnection()
      .execute(`select changes from audit_entries where action = 'timesheet.deleted' and subject_id = ?`, [added.id]);
    expect(entry?.changes.reason).toEqual({ after: 'Entered twice' });
  });
});
