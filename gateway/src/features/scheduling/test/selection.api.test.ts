import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { aSchedule } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

type Api = (typeof apis)[number];
type Overrides = Omit<Parameters<typeof aSchedule>[1], 'organizationId'>;

/** A team with shifts of the worker. The function changes shifts over an API. */
async function aTeamWith(...shifts: readonly Overrides[]) {
  const team = await aTeam(gateway.orm);
  const { organizationId, worker, manager } = team;
  const ids: string[] = [];
  for (const shift of shifts) {
    ids.push((await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id], ...shift })).id);
  }
  const change = (api: Api, action: string, selected: readonly string[] = ids, sender = manager) =>
    gateway.call(api, sender, 'changeSchedules', { ids: selected, action });
  const list = async (): Promise<{ id: string; status: string; startAt: string; endAt: string }[]> =>
    (await gateway.call('REST', manager, 'schedules')).data;
  const find = async (id: string | undefined) => (await list()).find((each) => each.id === id);
  return { ...team, ids, change, list, find };
}

const everyStatus = [{ status: 'DRAFT' }, { status: 'PUBLISHED' }, { status: 'CANCELED' }] as const;

describe.each(apis)('changing several shifts over %s', (api) => {
  test('publishes the drafts, and lists the others', async () => {
    const { ids, change, find, organizationId } = await aTeamWith(...everyStatus);
    const [draft, published, canceled] = ids;

    const { data, code } = await change(api, 'PUBLISH');

    expect(code).toBe('OK');
    expect(data.changedIds).toEqual([draft]);
    expect(data.left).toEqual([
      { id: published, message: 'This shift is already published' },
      { id: canceled, message: 'This shift is canceled' },
    ]);
    expect(await find(draft)).toMatchObject({ status: 'PUBLISHED' });
    expect(await find(canceled)).toMatchObject({ status: 'CANCELED' });
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      { action: 'schedule.updated', subjectId: draft, changes: { status: { before: 'DRAFT', after: 'PUBLISHED' } } },
    ]);
  });

  test('answers in the order of the selection', async () => {
    const { ids, change } = await aTeamWith({ status: 'DRAFT' }, { status: 'DRAFT' });

    for (const selected of [ids, ids.toReversed()]) {
      expect((await change(api, 'MOVE_NEXT_WEEK', selected)).data.changedIds).toEqual(selected);
      const { left } = (await change(api, 'UNPUBLISH', selected)).data;
      expect(left.map(({ id }: { id: string }) => id)).toEqual(selected);
    }
  });

  test('makes published shifts drafts', async () => {
    const { ids, change, find } = await aTeamWith(...everyStatus);
    const [draft, published, canceled] = ids;

    const { data } = await change(api, 'UNPUBLISH');

    expect(data.changedIds).toEqual([published]);
    expect(data.left).toEqual([
      { id: draft, message: 'This shift is already a draft' },
      { id: canceled, message: 'This shift is canceled' },
    ]);
    expect(await find(published)).toMatchObject({ status: 'DRAFT' });
  });

  test('deletes shifts of every status', async () => {
    const { ids, change, list, organizationId } = await aTeamWith(...everyStatus);

    const { data } = await change(api, 'DELETE');

    expect(data).toEqual({ changedIds: ids, left: [] });
    expect(await list()).toEqual([]);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(Array(3).fill('schedule.deleted'));
  });

  test('moves shifts by a week, and keeps local times across a clock change', async () => {
    // The clock in Denver moves forward on March 8, 2026.
    const { ids, change, find } = await aTeamWith({
      startAt: new Date('2026-03-04T16:00:00Z'),
      endAt: new Date('2026-03-05T00:00:00Z'),
    });

    await change(api, 'MOVE_NEXT_WEEK');
    expect(await find(ids[0])).toMatchObject({
      startAt: '2026-03-11T15:00:00.000Z',
      endAt: '2026-03-11T23:00:00.000Z',
    });

    await change(api, 'MOVE_PREVIOUS_WEEK');
    expect(await find(ids[0])).toMatchObject({
      startAt: '2026-03-04T16:00:00.000Z',
      endAt: '2026-03-05T00:00:00.000Z',
    });
  });

  test('leaves a shift that a clock change would make shorter than its break', async () => {
    // From 1:00 to 4:00, which takes 2 hours on March 8.
    const { ids, change } = await aTeamWith({
      startAt: new Date('2026-03-01T08:00:00Z'),
      endAt: new Date('2026-03-01T11:00:00Z'),
      plannedBreakMinutes: 150,
    });

    const { data } = await change(api, 'MOVE_NEXT_WEEK');

    expect(data).toMatchObject({ changedIds: [], left: [{ id: ids[0] }] });
  });

  test.each(['PUBLISH', 'UNPUBLISH', 'DELETE', 'MOVE_NEXT_WEEK'])(
    '%s neither finds nor lists the shifts of another organization',
    async (action) => {
      const { change } = await aTeamWith();
      const foreign = await aTeamWith(...everyStatus);
      const before = await foreign.list();

      const { data } = await change(api, action, foreign.ids);

      expect(data).toEqual({ changedIds: [], left: [] });
      expect(await foreign.list()).toEqual(before);
    },
  );

  test('rejects workers, unknown actions, and more than 500 shifts', async () => {
    const { ids, change, worker, list } = await aTeamWith({ status: 'DRAFT' });
    const tooMany = Array.from({ length: 501 }, () => crypto.randomUUID());

    expect(await change(api, 'DELETE', ids, worker)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await change(api, 'CANCEL')).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await change(api, 'DELETE', [])).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await change(api, 'DELETE', tooMany)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await change(api, 'PUBLISH', tooMany.slice(1))).toMatchObject({ code: 'OK', data: { left: [] } });
    expect(await list()).toMatchObject([{ status: 'DRAFT' }]);
  });
});

test('two managers who publish the same shifts in opposite orders publish each once', async () => {
  const { ids, change, organizationId } = await aTeamWith(...Array(8).fill({ status: 'DRAFT' }));

  const outcomes = await Promise.all([change('REST', 'PUBLISH'), change('GraphQL', 'PUBLISH', ids.toReversed())]);

  expect(outcomes.map(({ code }) => code)).toEqual(['OK', 'OK']);
  expect(outcomes.flatMap(({ data }) => data.changedIds).toSorted()).toEqual(ids.toSorted());
  expect(await actionsOf(gateway.orm, organizationId)).toHaveLength(8);
});

test('moves 500 shifts with one request, and back', async () => {
  const { ids, change, organizationId } = await aTeamWith(...Array(500).fill({ status: 'DRAFT' }));

  const moved = await change('GraphQL', 'MOVE_NEXT_WEEK');
  const back = await change('REST', 'MOVE_PREVIOUS_WEEK');

  expect(moved.data.changedIds).toHaveLength(500);
  expect(back.data.changedIds.toSorted()).toEqual(ids.toSorted());
  expect(await actionsOf(gateway.orm, organizationId)).toHaveLength(1000);
});
