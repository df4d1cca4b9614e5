import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';

let gateway: TestGateway;
let owner: Actor;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
});
afterAll(() => gateway.close());

const read = async (actor = owner) => (await gateway.rest(actor, 'GET', '/api/first-steps')).body;
const openSteps = async () =>
  (await read()).steps.filter(({ isDone }: { isDone: boolean }) => !isDone).map(({ key }: { key: string }) => key);
/** Plans a shift of eight hours, a number of weeks from now. */
const plan = (status: string, weeks: number) => {
  const startAt = gateway.clock.now().getTime() + 7 * weeks * 86_400_000;
  return gateway.rest(owner, 'POST', '/api/schedules', {
    ...{ title: 'Mowing', startAt: new Date(startAt).toISOString(), status, assignedUserIds: [owner.userId] },
    endAt: new Date(startAt + 8 * 3_600_000).toISOString(),
  });
};

describe('the first steps', () => {
  test('are all open in a new organization, and end one by one', async () => {
    expect(await openSteps()).toEqual(['CONFIRM_TIMEZONE', 'ADD_JOBS', 'INVITE_PEOPLE', 'PUBLISH_WEEK']);
    await gateway.rest(owner, 'PATCH', '/api/organization', { timezone: 'America/Chicago' });
    expect(await openSteps()).toEqual(['ADD_JOBS', 'INVITE_PEOPLE', 'PUBLISH_WEEK']);
    await gateway.rest(owner, 'POST', '/api/jobs', { name: 'Riverside Park' });
    expect(await openSteps()).toEqual(['INVITE_PEOPLE', 'PUBLISH_WEEK']);
    await gateway.rest(owner, 'POST', '/api/invitations', { maxUses: 20 });
    expect(await openSteps()).toEqual(['PUBLISH_WEEK']);
    await plan('DRAFT', 2);
    await plan('DRAFT', 1);
    await plan('DRAFT', 1);
    const { isDone, draftWeek } = await read();
    expect({ isDone, count: draftWeek.count }).toEqual({ isDone: false, count: 2 });
    await gateway.rest(owner, 'POST', '/api/schedules/publish', { weekOf: draftWeek.startDate });
    expect(await read()).toMatchObject({ isDone: true, draftWeek: null, timezone: 'America/Chicago' });
  });

  test('ignore what another organization has done', async () => {
    const other = await createActor(gateway, 'OWNER');
    await gateway.rest(other, 'POST', '/api/jobs', { name: 'Elsewhere' });
    expect(await openSteps()).toContain('ADD_JOBS');
  });

  test('ignore drafts of past weeks', async () => {
    await plan('DRAFT', -1);
    expect(await read()).toMatchObject({ draftWeek: null });
  });

  test('are the same through GraphQL', async () => {
    const { body } = await gateway.graphql(
      owner,
      '{ viewer { firstSteps { isDone timezone steps { key isDone } draftWeek { startDate count } } } }',
    );
    expect(body.data.viewer).toEqual({ firstSteps: await read() });
  });
});
