import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Actor,
  createActor,
  startGateway,
  type TestGateway,
  type TestSocket,
} from '../../../../test/harness/index.js';

let gateway: TestGateway;
let manager: Actor;
let worker: Actor;
let colleague: Actor;
let stranger: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  gateway.clock.set('2026-07-15T15:00:00Z');
  manager = await createActor(gateway, 'MANAGER');
  worker = await createActor(gateway, 'WORKER', manager);
  colleague = await createActor(gateway, 'WORKER', manager);
  stranger = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

const query = 'subscription { myClockChanged { timesheet { id breaks { endAt } } } }';
const punch = (by: Actor, which: 'clock-in' | 'start-break' | 'clock-out') =>
  gateway.rest(by, 'POST', `/api/timesheets/${which}`, {});

async function subscribe(by: Actor): Promise<TestSocket> {
  const socket = await gateway.socket(by);
  await socket.init();
  socket.send({ type: 'subscribe', id: '1', payload: { query } });
  return socket;
}

async function nextTimesheet(socket: TestSocket): Promise<unknown> {
  const { payload } = await socket.next('next');
  return (payload as { data: { myClockChanged: { timesheet: unknown } } }).data.myClockChanged.timesheet;
}

/** The subscription of someone who is not clocked in, after its first event. */
async function follow(by: Actor): Promise<TestSocket> {
  const socket = await subscribe(by);
  expect(await nextTimesheet(socket)).toBeNull();
  return socket;
}

describe('myClockChanged', () => {
  test('sends each device the current state first, which a device that reconnects has missed', async () => {
    const first = await follow(worker);
    const { body } = await punch(worker, 'clock-in');
    const timesheet = { id: body.id, breaks: [] };
    expect(await nextTimesheet(first)).toEqual(timesheet);

    const second = await subscribe(worker);
    expect(await nextTimesheet(second)).toEqual(timesheet);

    await punch(worker, 'clock-out');
    expect(await nextTimesheet(second)).toBeNull();
    // The first device got no repeat when the second one subscribed.
    expect(await nextTimesheet(first)).toBeNull();
    await Promise.all([first.close(), second.close()]);
  });

  test('sends every change of the caller’s timesheet, including those of a manager', async () => {
    const socket = await follow(worker);
    const { body: clockedIn } = await punch(worker, 'clock-in');
    expect(await nextTimesheet(socket)).toEqual({ id: clockedIn.id, breaks: [] });

    await punch(worker, 'start-break');
    expect(await nextTimesheet(socket)).toEqual({ id: clockedIn.id, breaks: [{ endAt: null }] });

    gateway.clock.advance({ minutes: 40 });
    const times = { clockInAt: '2026-07-15T15:00:00Z', clockOutAt: '2026-07-15T15:30:00Z', breaks: [] };
    await gateway.rest(manager, 'PUT', `/api/timesheets/${clockedIn.id}/times`, times);
    expect(await nextTimesheet(socket)).toBeNull();
    await socket.close();
  });

  test('sends nothing about colleagues or other organizations, whatever the role', async () => {
    const sockets = await Promise.all([worker, manager, stranger].map(follow));
    await punch(colleague, 'clock-in');
    await punch(colleague, 'start-break');

    // What the others had received by mistake would come before their own change.
    for (const [index, actor] of [worker, manager, stranger].entries()) {
      const { body } = await punch(actor, 'clock-in');
      expect(await nextTimesheet(sockets[index] as TestSocket)).toEqual({ id: body.id, breaks: [] });
    }
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('needs a session', async () => {
    const socket = await gateway.socket(null);
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toMatchObject({ code: 4401 });
  });

  test('closes the socket when the caller signs out', async () => {
    const socket = await follow(worker);
    await gateway.rest(worker, 'POST', '/api/auth/logout');
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Session ended' });
  });

  test('closes the sockets of a person who is archived', async () => {
    const admin = await createActor(gateway, 'ADMIN', manager);
    const socket = await follow(worker);
    expect((await gateway.rest(admin, 'DELETE', `/api/users/${worker.userId}`)).status).toBe(204);
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Session ended' });
  });

  test('closes the socket instead of sending a change after the session was deleted without a notice', async () => {
    const socket = await follow(worker);
    const { body } = await punch(worker, 'clock-in');
    expect(await nextTimesheet(socket)).toMatchObject({ id: body.id });
    await gateway.orm.em.getConnection().execute('delete from sessions where id = ?', [worker.sessionId]);

    gateway.clock.advance({ minutes: 40 });
    const times = { clockInAt: '2026-07-15T15:00:00Z', clockOutAt: '2026-07-15T15:30:00Z' };
    await gateway.rest(manager, 'PUT', `/api/timesheets/${body.id}/times`, times);

    expect(await socket.closed).toEqual({ code: 4401, reason: 'Session ended' });
  });
});
