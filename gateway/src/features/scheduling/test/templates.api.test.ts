import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditOf, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { aSchedule, aShiftTemplate } from './builders.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const path = '/api/shift-templates';
const early = { name: 'Early', startTime: '06:00', endTime: '14:30', plannedBreakMinutes: 30 };

/** An organization, and calls of its manager. */
async function aPlanner() {
  const team = await aTeam(gateway.orm);
  const { organizationId, manager } = team;
  const create = (input: object) => gateway.rest(manager, 'POST', path, input);
  const update = (id: string, input: object) => gateway.rest(manager, 'PATCH', `${path}/${id}`, input);
  const apply = (id: string, input: object) => gateway.rest(manager, 'POST', `${path}/${id}/apply`, input);
  const list = async () => (await gateway.rest(manager, 'GET', path)).body;
  const names = async () => (await list()).map(({ name }: { name: string }) => name);
  const template = (overrides = {}) => aShiftTemplate(gateway.orm, { organizationId, ...overrides });
  const job = () => aJob(gateway.orm, { organizationId });
  const audit = () => auditOf(gateway.orm, organizationId);
  return { ...team, create, update, apply, list, names, template, job, audit };
}

describe('shift templates', () => {
  test('hold what a shift has without its day and people', async () => {
    const { create, list, job, audit } = await aPlanner();
    const { id: jobId, name } = await job();
    const { status, body } = await create({ ...early, jobId, notes: 'Bring the keys' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ ...early, id: expect.any(String), title: 'Early', position: 1 },
      ...scheduleText.fill({ notes: 'Bring the keys' }),
      ...{ jobId, job: { id: jobId, name }, teamId: null, team: null, placeId: null, place: null },
    });
    const night = { name: 'Night', title: 'Night porter', startTime: '22:00', endTime: '06:00' };
    expect((await create(night)).body).toMatchObject({ ...night, plannedBreakMinutes: 0, job: null, position: 2 });
    expect(await list()).toMatchObject([body, night]);
    const [entry] = await audit();
    expect(entry).toMatchObject({
      action: 'shift-template.created',
      subjectType: 'SHIFT_TEMPLATE',
      subjectId: body.id,
    });
  });

  test('change field by field, and record only what changed', async () => {
    const { template, update, audit, job } = await aPlanner();
    const { id } = await template({ name: 'Early', jobId: (await job()).id });
    expect((await update(id, { name: 'Dawn', notes: ' ' })).body).toMatchObject({ name: 'Dawn', title: 'Dawn' });
    expect((await update(id, { title: 'Opening' })).body).toMatchObject({ name: 'Dawn', title: 'Opening' });
    expect((await update(id, { title: null, jobId: null })).body).toMatchObject({ title: 'Dawn', job: null });
    expect((await update(id, { endTime: '06:20' })).body).toMatchObject({ endTime: '06:20', plannedBreakMinutes: 0 });
    expect((await audit()).map(({ changes }) => Object.keys(changes))).toEqual(
      [['name'], ['title'], ['title', 'jobId'], ['endTime', 'plannedBreakMinutes'].toSorted()].map((fields) =>
        expect.arrayContaining(fields),
      ),
    );
  });

  test.each([
    [{ name: ' ' }, ['name']],
    [{ name: 'x'.repeat(61) }, ['name']],
    [{ name: 'Two\nlines' }, ['name']],
    [{ startTime: '6:00' }, ['startTime']],
    [{ startTime: undefined, endTime: '24:00' }, ['startTime', 'endTime']],
    [{ endTime: '06:00' }, ['endTime']],
    [{ endTime: '06:30' }, ['plannedBreakMinutes']],
    [{ endTime: '06:00', name: '' }, ['endTime', 'name']],
    [{ plannedBreakMinutes: 241 }, ['plannedBreakMinutes']],
    [{ plannedBreakMinutes: 2.5 }, ['plannedBreakMinutes']],
    [{ notes: 5 }, ['notes']],
  ])('reject %j with an error for %j', async (input, fields) => {
    const { create } = await aPlanner();
    const { status, body } = await create({ ...early, ...input });
    expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, fields.toSorted()]);
  });

  test('have names that differ in more than case, even in simultaneous requests', async () => {
    const { create, update, template, names } = await aPlanner();
    const responses = await Promise.all(['Early', 'EARLY', ' early '].map((name) => create({ ...early, name })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.fields).toEqual({ name: 'A shift template with this name already exists' });
    const { id } = await template({ name: 'Late' });
    expect((await update(id, { name: 'éarly' })).status).toBe(200);
    expect((await update(id, { name: 'eaRly' })).status).toBe(409);
    expect(await names()).toHaveLength(2);
  });

  test('are at most 100, even in simultaneous requests', async () => {
    const { create, template, names } = await aPlanner();
    for (let count = 0; count < 98; count += 1) await template();
    const responses = await Promise.all(['A', 'B', 'C', 'D'].map((name) => create({ ...early, name })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
    expect(await names()).toHaveLength(100);
  });

  test('keep their new order, and add new ones at the end', async () => {
    const { manager, template, create, names, audit } = await aPlanner();
    const [first, second, third] = [
      await template({ name: 'A' }),
      await template({ name: 'B' }),
      await template({ name: 'C' }),
    ];
    const order = (ids: readonly string[]) => gateway.rest(manager, 'PUT', `${path}/order`, { ids });
    expect((await order([third.id, first.id])).body.map(({ name }: { name: string }) => name)).toEqual(['C', 'A', 'B']);
    await create({ ...early, name: 'D' });
    expect(await names()).toEqual(['C', 'A', 'B', 'D']);
    await gateway.rest(manager, 'DELETE', `${path}/${second.id}`);
    expect((await order([second.id])).status).toBe(404);
    expect(await names()).toEqual(['C', 'A', 'D']);
    expect((await audit())[0]).toMatchObject({
      action: 'shift-templates.ordered',
      changes: { order: { before: ['A', 'B', 'C'], after: ['C', 'A', 'B'] } },
    });
  });

  test('belong to one organization', async () => {
    const [here, there] = [await aPlanner(), await aPlanner()];
    const { id } = await here.template({ name: 'Early' });
    const { id: jobId } = await here.job();
    expect(await there.list()).toEqual([]);
    const statuses = await Promise.all([
      there.update(id, { name: 'Mine' }),
      there.apply(id, { date: '2026-07-15', userIds: [there.worker.id] }),
      there.create({ ...early, jobId }),
      gateway.rest(there.manager, 'DELETE', `${path}/${id}`),
      gateway.rest(there.manager, 'PUT', `${path}/order`, { ids: [id] }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await there.create(early)).status).toBe(201);
    expect(await here.names()).toEqual(['Early']);
  });

  test('keep a job in use from being deleted', async () => {
    const { template, job, admin, list, create } = await aPlanner();
    const { id: jobId } = await job();
    await template({ jobId });
    expect((await gateway.rest(admin, 'DELETE', `/api/jobs/${jobId}`)).status).toBe(204);
    expect(await list()).toMatchObject([{ jobId }]);
    expect((await create({ ...early, jobId })).body.fields).toEqual({ jobId: 'This job is retired' });
  });
});

describe('applying a shift template', () => {
  test('makes one draft for all of the people, and says where it came from', async () => {
    const { template, job, apply, worker, colleague, audit } = await aPlanner();
    const { id: jobId } = await job();
    const { id } = await template({ name: 'Early', jobId, notes: 'Bring the keys' });
    const userIds = [worker.id, colleague.id];
    const { status, body } = await apply(id, { date: '2026-07-15', userIds });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ title: 'Early', notes: 'Bring the keys', jobId, status: 'DRAFT', plannedBreakMinutes: 30, warnings: [] },
      ...{ startAt: '2026-07-15T12:00:00.000Z', endAt: '2026-07-15T20:30:00.000Z', plannedMinutes: 480 },
    });
    expect(body.assignedUserIds.toSorted()).toEqual(userIds.toSorted());
    expect(await audit()).toMatchObject([
      { action: 'schedule.created', subjectId: body.id, changes: { template: { after: 'Early' } } },
    ]);
  });

  test('warns of a double booking, and does not reject it', async () => {
    const { template, apply, worker, organizationId } = await aPlanner();
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const { id } = await template();
    const { status, body } = await apply(id, { date: '2026-07-15', userIds: [worker.id] });
    expect([status, body.warnings[0].kind]).toEqual([201, 'DOUBLE_BOOKED']);
  });

  test('marks conflicts on the draft, in GraphQL', async () => {
    const { template, manager, worker, organizationId } = await aPlanner();
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const { id } = await template();
    const document = `mutation ($input: ShiftTemplateApplyInput!) {
      shiftTemplateApply(input: $input) { schedule { status conflicts { code } } }
    }`;
    const input = { id, date: '2026-07-15', userIds: [worker.id] };
    const { body } = await gateway.graphql(manager, document, { input });
    expect(body.data.shiftTemplateApply.schedule).toEqual({ status: 'DRAFT', conflicts: [{ code: 'OVERLAP' }] });
  });

  test('copies: later changes of the template leave the shift alone', async () => {
    const { template, apply, update, manager, worker } = await aPlanner();
    const { id } = await template();
    const { body: shift } = await apply(id, { date: '2026-07-15', userIds: [worker.id] });
    await update(id, { name: 'Dawn', startTime: '05:00' });
    await gateway.rest(manager, 'DELETE', `${path}/${id}`);
    const { body } = await gateway.rest(manager, 'GET', `/api/schedules/${shift.id}`);
    expect(body).toMatchObject({ title: shift.title, startAt: shift.startAt, endAt: shift.endAt });
  });

  test('rejects a retired job until the template has another one', async () => {
    const { template, job, apply, update, admin, worker } = await aPlanner();
    const { id: jobId } = await job();
    const { id } = await template({ jobId });
    const day = { date: '2026-07-15', userIds: [worker.id] };
    await gateway.rest(admin, 'PATCH', `/api/jobs/${jobId}`, { retired: true });
    const { status, body } = await apply(id, day);
    expect([status, body.message]).toEqual([
      409,
      'The job of this template is retired. Choose another job for the template.',
    ]);
    expect((await update(id, { notes: 'Gate 3' })).status).toBe(200);
    await update(id, { jobId: null });
    expect((await apply(id, day)).status).toBe(201);
  });

  test('names the field of people who can’t be assigned', async () => {
    const { template, apply, organizationId } = await aPlanner();
    const { id } = await template();
    const left = await aUser(gateway.orm, { organizationId, status: 'DISABLED' });
    const refused = await apply(id, { date: '2026-07-15', userIds: [left.id] });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['userIds']]);
    const unknown = await apply(id, { date: '2026-07-15', userIds: [organizationId] });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([404, ['userIds']]);
  });
});

describe('a repeated request with its key', () => {
  test.each([
    ['Create', 'shiftTemplate { id name }', () => early],
    ['Update', 'shiftTemplate { id name }', (id: string) => ({ id, name: 'Dawn' })],
    ['Delete', 'deletedShiftTemplateId', (id: string) => ({ id })],
    ['Order', 'shiftTemplates { id }', (id: string) => ({ ids: [id] })],
    [
      'Apply',
      'schedule { id startAt }',
      (id: string, userId: string) => ({ id, date: '2026-07-15', userIds: [userId] }),
    ],
  ] as const)('runs shiftTemplate%s once and returns the same', async (action, fields, inputOf) => {
    const manager = await createActor(gateway, 'MANAGER');
    const { organizationId, userId } = manager;
    const { id } = await aShiftTemplate(gateway.orm, { organizationId });
    const sender = { headers: { ...manager.headers, 'idempotency-key': id } };
    const document = `mutation ($input: ShiftTemplate${action}Input!) { shiftTemplate${action}(input: $input) { ${fields} } }`;
    const send = () => gateway.graphql(sender, document, { input: inputOf(id, userId) });
    const [first, second] = [await send(), await send()];
    expect(first.body.errors).toBeUndefined();
    expect(second.body).toEqual(first.body);
    expect(await auditOf(gateway.orm, organizationId)).toHaveLength(1);
  });
});
