import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { schedules } from '../schedules/schedule.service.js';
import { aSchedule } from './builders.js';

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());

const titlesFor = async (by: User, input: object = {}) =>
  (await work.run(schedules, by, input)).edges.map((edge) => edge.node.title);

describe('the list of schedules', () => {
  test('contains all schedules for planners, workers’ own without drafts for workers, and is forbidden for accountants', async () => {
    const { organizationId, worker, colleague, manager, accountant, admin } = await aTeam(work.orm);
    const at = (day: number) => ({
      startAt: new Date(Date.UTC(2026, 6, day, 15)),
      endAt: new Date(Date.UTC(2026, 6, day, 23)),
    });
    await aSchedule(work.orm, { organizationId, title: 'own', assignedUserIds: [worker.id, colleague.id], ...at(1) });
    await aSchedule(work.orm, {
      organizationId,
      title: 'draft',
      status: 'DRAFT',
      assignedUserIds: [worker.id],
      ...at(2),
    });
    await aSchedule(work.orm, {
      organizationId,
      title: 'gone',
      status: 'CANCELED',
      assignedUserIds: [worker.id],
      ...at(3),
    });
    await aSchedule(work.orm, { organizationId, title: 'theirs', assignedUserIds: [colleague.id], ...at(4) });
    await aSchedule(work.orm, { organizationId: (await aUser(work.orm)).organizationId, title: 'foreign' });

    for (const by of [manager, admin]) expect(await titlesFor(by)).toEqual(['theirs', 'gone', 'draft', 'own']);
    expect(await titlesFor(worker)).toEqual(['gone', 'own']);
    expect(await titlesFor(colleague)).toEqual(['theirs', 'own']);
    await expect(titlesFor(accountant)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('contains the schedules that overlap the requested time', async () => {
    const { organizationId, manager } = await aTeam(work.orm);
    await aSchedule(work.orm, { organizationId, title: 'nine to five' });

    for (const [from, to, overlaps] of [
      ['2026-07-15T23:00:00Z', '2026-07-16T00:00:00Z', false],
      ['2026-07-15T22:59:59Z', '2026-07-16T00:00:00Z', true],
      ['2026-07-14T00:00:00Z', '2026-07-15T15:00:00Z', false],
      ['2026-07-14T00:00:00-06:00', '2026-07-15T09:00:01-06:00', true],
      ['2026-07-15T16:00:00Z', undefined, true],
      [undefined, '2026-07-15T15:00:00Z', false],
    ]) {
      expect(await titlesFor(manager, { from, to })).toEqual(overlaps ? ['nine to five'] : []);
    }
  });

  test.each([
    [{ from: 'yesterday' }, { from: 'From must be an instant such as 2026-03-08T09:00:00Z' }],
    [{ from: '0000-01-01T00:00:00Z' }, { from: 'From must be an instant such as 2026-03-08T09:00:00Z' }],
    [{ to: '9999-12-31T23:00:00-02:00' }, { to: 'To must be an instant such as 2026-03-08T09:00:00Z' }],
    [{ to: '2026-13-45' }, { to: 'To must be an instant such as 2026-03-08T09:00:00Z' }],
    [{ from: '2026-07-15T00:00:00Z', to: '2026-07-15T00:00:00Z' }, { to: 'To must be after from' }],
  ])('rejects %j', async (input, fields) => {
    const manager = await aUser(work.orm, { role: 'MANAGER' });

    await expect(work.run(schedules, manager, input)).rejects.toMatchObject({ kind: 'invalid', fields });
  });

  test('presents each with its job and assignees', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(work.orm);
    const job = await aJob(work.orm, { organizationId, name: 'Mill roof' });
    await aSchedule(work.orm, { organizationId, job, assignedUserIds: [worker.id, colleague.id] });

    const { edges } = await work.run(schedules, manager);

    expect(edges[0]?.node.job?.name).toBe('Mill roof');
    expect(new Set(edges[0]?.node.assignedUserIds)).toEqual(new Set([worker.id, colleague.id]));
  });
});
