import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { timesheetChanges } from '../changes/changes.service.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut, endBreak, startBreak } from '../punches/punch.service.js';
import { addTimesheet, deleteTimesheet } from '../review/add-timesheet.service.js';
import { approveTimesheet } from '../review/approve.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { updateTimesheet } from '../timesheets/timesheet.service.js';
import { aTimesheet } from './builders.js';
import { FeedReader } from './feed-reader.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-15T15:00:00Z');
  team = await aTeam(work.orm);
});

const read = (by: User, page: object = {}) => work.run(timesheetChanges, by, page);

describe('the change feed', () => {
  test('has one entry for each command, with the current timesheet', async () => {
    const { worker, manager, accountant } = team;
    const reader = new FeedReader(work, accountant);
    const day = { clockInAt: '2026-07-14T15:00:00Z', clockOutAt: '2026-07-14T23:00:00Z' };
    const lunch = { type: 'UNPAID' as const, startAt: '2026-07-14T18:00:00Z', endAt: '2026-07-14T18:30:00Z' };
    const { id } = await work.run(addTimesheet, manager, {
      userId: worker.id,
      ...day,
      breaks: [lunch, { ...lunch, startAt: lunch.endAt, endAt: day.clockOutAt }],
    });
    expect(await reader.catchUp()).toBe(1);
    const commands: (() => Promise<unknown>)[] = [
      () => work.run(setTimesheetTimes, manager, { id, ...day, breaks: [lunch] }),
      () => work.run(approveTimesheet, manager, { id }),
      () => work.run(updateTimesheet, worker, { id, notes: 'x', imageUrls: [] }),
      () => work.run(clockIn, worker),
      () => work.run(startBreak, worker),
      () => work.run(endBreak, worker),
      () => work.run(clockOut, worker),
    ];

    for (const command of commands) {
      await command();
      expect(await reader.catchUp()).toBe(1);
      expect(reader.changes.at(-1)).toMatchObject({ kind: 'UPSERT', timesheet: { user: { id: worker.id } } });
    }
    expect(reader.changes[2]).toMatchObject({ timesheetId: id, timesheet: { status: 'APPROVED', locked: false } });
    expect(await reader.catchUp()).toBe(0);
  });

  test('reports a deletion and no data of the deleted timesheet', async () => {
    const { id } = await aTimesheet(work.orm, { user: team.worker });
    await work.run(deleteTimesheet, team.manager, { id });

    const { edges } = await read(team.admin);

    expect(edges.map(({ node }) => node)).toEqual([
      { kind: 'UPSERT', timesheetId: id, timesheet: null, at: expect.any(Date) },
      { kind: 'DELETE', timesheetId: id, timesheet: null, at: expect.any(Date) },
    ]);
  });

  test('has no entry for a rejected or rolled back change', async () => {
    await work.orm.em
      .fork()
      .transactional(async (em) => {
        await em.execute('insert into timesheets (organization_id, user_id, clock_in_at) values (?, ?, now())', [
          team.organizationId,
          team.worker.id,
        ]);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);

    expect((await read(team.admin)).edges).toEqual([]);
  });

  test('has no entry for an update without changes', async () => {
    const { id } = await aTimesheet(work.orm, { user: team.worker });
    await work.orm.em.fork().execute('update timesheets set notes = notes where id = ?', [id]);

    expect((await read(team.admin)).edges).toHaveLength(1);
  });

  test('belongs to one organization, as do its cursors', async () => {
    await aTimesheet(work.orm, { user: team.worker });
    const others = await aTeam(work.orm);
    await aTimesheet(work.orm, { user: others.worker });

    const [first] = (await read(team.accountant)).edges;

    expect(first?.node.timesheet?.user.id).toBe(team.worker.id);
    await expect(read(others.accountant, { after: first?.cursor })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { after: 'The cursor is not from this list' },
    });
    expect((await read(team.accountant, { after: first?.cursor })).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: first?.cursor,
    });
  });

  test('rejects a cursor that is ahead of it, after an older database was restored', async () => {
    await aTimesheet(work.orm, { user: team.worker });
    const [first] = (await read(team.admin)).edges;
    await work.orm.em.fork().execute('delete from timesheet_changes where organization_id = ?', [team.organizationId]);

    await expect(read(team.admin, { after: first?.cursor })).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('is available to accountants and administrators', async () => {
    for (const by of [team.manager, team.worker]) await expect(read(by)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await (await read(await aUser(work.orm, { role: 'OWNER' }))).countAll()).toBe(0);
  });
});
