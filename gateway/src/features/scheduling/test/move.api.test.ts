import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aPhoto } from '../../timeclock/test/builders.js';
import { aSchedule, aScheduleInput } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const thursday = { startAt: '2026-07-16T15:00:00.000Z', endAt: '2026-07-16T23:00:00.000Z' };

/** A shift of two people. The function moves one of its people over an API. */
async function aGroup() {
  const team = await aTeam(gateway.orm);
  const { organizationId, worker, colleague } = team;
  const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id, colleague.id] });
  const move = (api: (typeof apis)[number], input: { id?: string; [name: string]: unknown }, sender = team.manager) => {
    const all = { id, ...input };
    // REST takes the id from the path.
    const { id: _, ...body } = all;
    return gateway.call(api, sender, 'moveAssignment', api === 'REST' ? body : all, all.id);
  };
  const list = async () => (await gateway.call('REST', team.manager, 'schedules')).data;
  return { ...team, id, move, list };
}

describe.each(apis)('moving one person of a shift over %s', (api) => {
  test('gives them a shift of their own, and leaves the others in place', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const url = `/api/photos/${(await aPhoto(gateway.orm, { uploadedBy: manager })).id}`;
    const content = { notes: 'Gate 3', imageUrls: [url], plannedBreakMinutes: 30, status: 'PUBLISHED' };
    const input = aScheduleInput([worker, colleague], content);
    const { data: group } = await gateway.call(api, manager, 'createSchedule', input);

    const move = { id: group.id, userId: worker.id, ...thursday };
    const sent = api === 'REST' ? { ...move, id: undefined } : move;
    const { data, code } = await gateway.call(api, manager, 'moveAssignment', sent, group.id);

    expect(code).toBe('OK');
    expect(data.schedule).toMatchObject({ ...content, ...thursday, title: 'Day shift', assignedUserIds: [worker.id] });
    expect(data.schedule.id).not.toBe(group.id);
    expect(data.leftSchedule).toMatchObject({
      ...content,
      id: group.id,
      startAt: group.startAt,
      assignedUserIds: [colleague.id],
    });
    const entries = (await auditOf(gateway.orm, organizationId)).slice(1);
    expect(entries).toMatchObject([
      { action: 'schedule.created', subjectId: data.schedule.id },
      { action: 'schedule.updated', subjectId: group.id },
    ]);
    expect(Object.keys(entries[1]?.changes ?? {})).toEqual(['assignedUserIds']);
  });

  test('puts another person in their place when the times stay', async () => {
    const { id, worker, colleague, manager, move, list } = await aGroup();

    expect(await move(api, { userId: worker.id, toUserId: colleague.id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This person already works this shift',
    });
    const { data } = await move(api, { userId: worker.id, toUserId: manager.id });

    expect(data).toMatchObject({ schedule: { id }, leftSchedule: null });
    expect(data.schedule.assignedUserIds.toSorted()).toEqual([colleague.id, manager.id].toSorted());
    expect(await list()).toHaveLength(1);
  });

  test('moves the shift itself when the person has it alone', async () => {
    const { organizationId, worker, colleague, move, list } = await aGroup();
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });

    const { data } = await move(api, { id, userId: worker.id, toUserId: colleague.id, ...thursday });

    expect(data).toMatchObject({ schedule: { id, ...thursday, assignedUserIds: [colleague.id] }, leftSchedule: null });
    expect(await list()).toHaveLength(2);
  });

  test('is undone by joining the shift again, which deletes the empty one', async () => {
    const { organizationId, id, worker, colleague, move, list } = await aGroup();
    const { data } = await move(api, { userId: worker.id, ...thursday });

    const back = { id: data.schedule.id, userId: worker.id, intoId: id };
    const { data: joined } = await move(api, back);

    expect(joined).toMatchObject({ schedule: { id, startAt: '2026-07-15T15:00:00.000Z' }, leftSchedule: null });
    expect(joined.schedule.assignedUserIds.toSorted()).toEqual([worker.id, colleague.id].toSorted());
    expect(await list()).toHaveLength(1);
    expect((await actionsOf(gateway.orm, organizationId)).slice(2)).toEqual(['schedule.updated', 'schedule.deleted']);
  });

  test('takes the others along when it joins them with times', async () => {
    const { id, worker, colleague, move } = await aGroup();
    const { data } = await move(api, { userId: worker.id, ...thursday });

    const all = await move(api, { id: data.schedule.id, userId: worker.id, intoId: id, ...thursday });

    expect(all.data.schedule).toMatchObject({ id, ...thursday });
    expect(all.data.schedule.assignedUserIds.toSorted()).toEqual([worker.id, colleague.id].toSorted());
  });

  test('rejects people, times and shifts that do not fit, and changes nothing', async () => {
    const { organizationId, id, worker, manager, move, list } = await aGroup();
    const archived = await aUser(gateway.orm, { organizationId, status: 'DISABLED' });
    const foreign = await aTeam(gateway.orm);
    const theirs = await aSchedule(gateway.orm, {
      organizationId: foreign.organizationId,
      assignedUserIds: [foreign.worker.id],
    });
    const userId = worker.id;
    const gone = 'This person no longer works this shift. Look at the schedule again.';

    expect(await move(api, { userId: manager.id, ...thursday })).toMatchObject({ code: 'CONFLICT', message: gone });
    expect(await move(api, { userId, toUserId: archived.id })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await move(api, { userId, toUserId: foreign.worker.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await move(api, { id: theirs.id, userId: foreign.worker.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await move(api, { userId, intoId: theirs.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await move(api, { userId, intoId: id })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await move(api, { userId, startAt: thursday.startAt })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await move(api, { userId, ...thursday }, worker)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await list()).toHaveLength(1);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });
});

describe('simultaneous moves', () => {
  test('move one person once', async () => {
    const { worker, move, list } = await aGroup();

    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => move(apis[index % 2] ?? 'REST', { userId: worker.id, ...thursday })),
    );

    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([...Array(5).fill('CONFLICT'), 'OK']);
    expect(await list()).toHaveLength(2);
  });

  test('take all people along, and leave no shift without a person', async () => {
    const { worker, colleague, move, list } = await aGroup();

    const outcomes = await Promise.all([worker, colleague].map(({ id }) => move('REST', { userId: id, ...thursday })));

    expect(outcomes.map(({ code }) => code)).toEqual(['OK', 'OK']);
    const schedules: { assignedUserIds: string[]; startAt: string }[] = await list();
    expect(schedules.map(({ startAt }) => startAt)).toEqual([thursday.startAt, thursday.startAt]);
    expect(schedules.flatMap(({ assignedUserIds }) => assignedUserIds).toSorted()).toEqual(
      [worker.id, colleague.id].toSorted(),
    );
  });

  test('exchange people between two shifts without a deadlock', async () => {
    const { organizationId, id, worker, colleague, manager, move } = await aGroup();
    const other = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [manager.id, colleague.id] });

    const outcomes = await Promise.all([
      move('REST', { userId: worker.id, intoId: other.id }),
      move('REST', { id: other.id, userId: manager.id, intoId: id }),
    ]);

    expect(outcomes.map(({ code }) => code)).toEqual(['OK', 'OK']);
  });
});
