import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import type { Job } from '../../jobs/index.js';
import { aJob } from '../../jobs/test/builders.js';
import { approveCorrection } from '../corrections/approve-correction.service.js';
import { corrections } from '../corrections/correction.service.js';
import { timesheet as oneTimesheet } from '../history/history.service.js';
import { approveTimesheet } from '../review/approve.service.js';
import { rejectTimesheet } from '../review/reject.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { updateTimesheet } from '../timesheets/timesheet.service.js';
import { aTimesheet } from './builders.js';
import { aCorrection } from './correction-builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;
let [roof, gutter]: Job[] = [];
let timesheet: Timesheet;

const hours = { clockInAt: new Date('2026-07-14T15:00:00Z'), clockOutAt: new Date('2026-07-14T23:00:00Z') };

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  team = await aTeam(work.orm);
  const { organizationId } = team;
  [roof, gutter] = await Promise.all(['Roof', 'Gutter'].map((name) => aJob(work.orm, { organizationId, name })));
  timesheet = await aTimesheet(work.orm, { user: team.worker, ...hours });
  await work.orm.em.execute('update timesheets set job_id = ? where id = ?', [(roof as Job).id, timesheet.id]);
});

const correct = (changes: object = {}) =>
  work.run(
    setTimesheetTimes,
    team.manager,
    uncheckedInput({
      id: timesheet.id,
      clockInAt: hours.clockInAt.toISOString(),
      clockOutAt: hours.clockOutAt.toISOString(),
      jobId: (gutter as Job).id,
      ...changes,
    }),
  );
const read = () => work.run(oneTimesheet, team.worker, { id: timesheet.id });

describe('a job that a manager corrects', () => {
  test('is in the history as one change with its names and the reason', async () => {
    await correct({ reason: 'You were on the gutter.', clockOutAt: '2026-07-14T22:00:00Z' });
    const { job, history } = await read();
    expect(job).toMatchObject({ name: 'Gutter' });
    expect(history?.map(({ action }) => action)).toEqual(['timesheet.times-changed']);
    expect(history?.[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'job', label: 'Job', before: 'Roof', after: 'Gutter' },
        { field: 'reason', label: 'Reason', before: null, after: 'You were on the gutter.' },
      ]),
    );
  });

  test('makes an approved timesheet pending again, and answers a rejection', async () => {
    await work.run(approveTimesheet, team.manager, { id: timesheet.id });
    expect(await correct()).toMatchObject({ status: 'PENDING', job: { name: 'Gutter' } });
    await work.run(rejectTimesheet, team.manager, { id: timesheet.id, reason: 'Which job?' });
    expect(await correct({ jobId: null })).toMatchObject({ rejection: null, job: null });
  });

  test('stays as it is if the times are corrected without it', async () => {
    const changed = await correct({ jobId: undefined, clockOutAt: '2026-07-14T22:00:00Z' });
    expect(changed).toMatchObject({ job: { name: 'Roof' } });
  });

  test('is NOT_FOUND in another organization', async () => {
    const foreign = await aJob(work.orm, { organizationId: (await aTeam(work.orm)).organizationId });
    await expect(correct({ jobId: foreign.id })).rejects.toMatchObject({ fields: { jobId: expect.anything() } });
  });

  test('overtakes a correction that asks for another job, and no other', async () => {
    const statusOf = async () => {
      const { edges } = await work.run(corrections, team.worker, {});
      return edges.map(({ node }) => [node.status, node.overtakenReason]);
    };
    await aCorrection(work.orm, { user: team.worker, timesheet });
    await work.run(updateTimesheet, team.manager, { id: timesheet.id, jobId: (gutter as Job).id });
    expect(await statusOf()).toEqual([['PENDING', null]]);
    await work.orm.em.execute('update corrections set changes_job = true where timesheet_id = ?', [timesheet.id]);
    await work.run(updateTimesheet, team.manager, { id: timesheet.id, jobId: (roof as Job).id });
    const name = `${team.manager.firstName} ${team.manager.lastName}`;
    expect(await statusOf()).toEqual([['OVERTAKEN', `${name} changed the job of the timesheet.`]]);
  });

  test('is changed by an approved correction in the same entry of the history', async () => {
    const { id } = await aCorrection(work.orm, { user: team.worker, timesheet });
    await work.orm.em.execute('update corrections set changes_job = true, job_id = ? where id = ?', [
      ...[(gutter as Job).id, id],
    ]);
    await work.run(approveCorrection, team.manager, { id });
    const { job, status, history } = await read();
    expect({ job: job?.name, status }).toEqual({ job: 'Gutter', status: 'APPROVED' });
    expect(history?.map(({ action }) => action)).toEqual(['timesheet.times-changed', 'timesheet.approved']);
  });
});
