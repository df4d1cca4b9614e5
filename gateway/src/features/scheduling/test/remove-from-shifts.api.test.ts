import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { readSchedules, selectDuring } from '../schedules/schedule-rows.queries.js';
import { aSchedule } from './builders.js';

const operations = {
  approvePtoRequest: {
    method: 'POST',
    path: '/api/pto-requests/:id/approve',
    document:
      'mutation ($input: PtoRequestApproveInput!) { ptoRequestApprove(input: $input) { ptoRequest { id status } } }',
  },
} as const;

let gateway: TestGateway<'approvePtoRequest'>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
// 8:00 in Denver, after the shift of July 13 has started.
beforeEach(() => gateway.clock.set('2026-07-13T16:00:00Z'));
afterAll(() => gateway.close());

const at = (day: number) => ({
  startAt: new Date(Date.UTC(2026, 6, day, 15)),
  endAt: new Date(Date.UTC(2026, 6, day, 23)),
});

async function aTeamWithShifts() {
  const { organizationId, worker, colleague, manager } = await aTeam(gateway.orm);
  const both = { organizationId, assignedUserIds: [worker.id, colleague.id] };
  await aSchedule(gateway.orm, { ...both, title: 'started', ...at(13) });
  await aSchedule(gateway.orm, { ...both, title: 'shared', ...at(14) });
  await aSchedule(gateway.orm, { ...both, title: 'draft', status: 'DRAFT', ...at(15) });
  // An hour later, because shifts that begin together are in the order of ids, which is random within a millisecond.
  const later = { ...at(15), startAt: new Date(Date.UTC(2026, 6, 15, 16)) };
  await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id], title: 'alone', ...later });
  await aSchedule(gateway.orm, { ...both, title: 'after', ...at(16) });
  const { id } = await aPtoRequest(gateway.orm, { user: worker });
  return { organizationId, worker, colleague, manager, id };
}

/** The titles of the shifts that a person still works, and the canceled ones. */
async function shiftsOf({ id, organizationId }: User) {
  const em = gateway.orm.em.fork();
  em.setFilterParams('tenant', { organizationId });
  const shifts = await readSchedules(em, selectDuring({ from: at(12).startAt, to: at(18).endAt }));
  const own = shifts.filter(({ assignedUserIds }) => assignedUserIds.includes(id));
  return own.map(({ title, status }) => (status === 'CANCELED' ? `${title} (canceled)` : title));
}

describe.each(apis)('an approval over %s', (api) => {
  test('leaves the shifts as they are by default', async () => {
    const { worker, manager, id } = await aTeamWithShifts();

    await gateway.call(api, manager, 'approvePtoRequest', {}, id);

    expect(await shiftsOf(worker)).toEqual(['started', 'shared', 'draft', 'alone', 'after']);
  });

  test('takes the person off the shifts that others work and that have not started', async () => {
    const { organizationId, worker, colleague, manager, id } = await aTeamWithShifts();

    const { data } = await gateway.call(api, manager, 'approvePtoRequest', { removeFromShifts: true }, id);

    expect(data.status).toBe('APPROVED');
    expect(await shiftsOf(worker)).toEqual(['started', 'alone', 'after']);
    expect(await shiftsOf(colleague)).toEqual(['started', 'shared', 'draft', 'after']);
    const assignedUserIds = { before: expect.arrayContaining([worker.id, colleague.id]), after: [colleague.id] };
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      { action: 'pto-request.approved' },
      { action: 'schedule.updated', changes: { assignedUserIds } },
      { action: 'schedule.updated', changes: { assignedUserIds } },
    ]);
  });

  test('cancels the shifts that nobody else works on request', async () => {
    const { worker, manager, id } = await aTeamWithShifts();
    const input = { removeFromShifts: true, cancelEmptyShifts: true };

    await gateway.call(api, manager, 'approvePtoRequest', input, id);

    expect(await shiftsOf(worker)).toEqual(['started', 'alone (canceled)', 'after']);
  });

  test('changes no shift when the approval is rejected', async () => {
    const { worker, manager, id } = await aTeamWithShifts();
    await aPtoRequest(gateway.orm, { user: worker, hours: 72, status: 'APPROVED' });

    const rejected = await gateway.call(api, manager, 'approvePtoRequest', { removeFromShifts: true }, id);

    expect(rejected.code).toBe('CONFLICT');
    expect(await shiftsOf(worker)).toEqual(['started', 'shared', 'draft', 'alone', 'after']);
  });
});

test('simultaneous approvals leave each shift at least one person', async () => {
  const { worker, colleague, manager, id } = await aTeamWithShifts();
  const other = await aPtoRequest(gateway.orm, { user: colleague });
  const approve = (request: string) =>
    gateway.call('REST', manager, 'approvePtoRequest', { removeFromShifts: true }, request);

  await Promise.all([approve(id), approve(other.id)]);

  const people = [...(await shiftsOf(worker)), ...(await shiftsOf(colleague))];
  expect(people.filter((title) => title === 'shared')).toHaveLength(1);
  expect(people.filter((title) => title === 'draft')).toHaveLength(1);
});

test('a request says what the approval would do to each shift, but only to those who plan', async () => {
  const { worker, manager } = await aTeamWithShifts();
  const fields = 'shiftsOnTimeOff { outcome schedule { title } }';

  const pending = await gateway.graphql(manager, `{ viewer { pendingPtoRequests { nodes { ${fields} } } } }`);
  const own = await gateway.graphql(worker, `{ viewer { myPtoRequests { nodes { ${fields} } } } }`);

  const expected = [
    ['started', 'STARTED'],
    ['shared', 'REMOVED'],
    ['draft', 'REMOVED'],
    ['alone', 'ONLY_PERSON'],
  ].map(([title, outcome]) => ({ outcome, schedule: { title } }));
  expect(pending.body.data.viewer.pendingPtoRequests.nodes).toEqual([
    { shiftsOnTimeOff: expect.arrayContaining(expected) },
  ]);
  expect(pending.body.data.viewer.pendingPtoRequests.nodes[0].shiftsOnTimeOff).toHaveLength(4);
  expect(own.body.data.viewer.myPtoRequests.nodes).toEqual([{ shiftsOnTimeOff: [] }]);
});
