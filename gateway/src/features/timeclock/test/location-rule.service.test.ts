import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { Organization } from '../../organization/index.js';
import { timesheet as oneTimesheet } from '../history/history.service.js';
import { approveTimesheets } from '../review/approve.service.js';
import { timesheets } from '../timesheets/timesheet.service.js';
import { aTimesheet } from './builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;
let id: string;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  team = await aTeam(work.orm);
  const [clockInAt, clockOutAt] = [new Date('2026-07-14T15:00:00Z'), new Date('2026-07-14T23:00:00Z')];
  ({ id } = await aTimesheet(work.orm, { user: team.worker, clockInAt, clockOutAt, flags: ['MISSING_LOCATION'] }));
});

const requireLocation = (requireLocationOnClock: boolean) =>
  work.orm.em.fork().nativeUpdate(Organization, { id: team.organizationId }, { requireLocationOnClock });
const exceptions = async () => (await work.run(oneTimesheet, team.manager, { id })).exceptions.map(({ code }) => code);
const found = async () =>
  (await work.run(timesheets, team.manager, { exception: 'MISSING_LOCATION' })).edges.map(
    ({ node }) => node.exceptions,
  );
const payExceptions = async () => {
  const input = { userId: team.worker.id, startDate: '2026-07-14', endDate: '2026-07-14' };
  const pay = await work.runOperation<{ exceptions: { code: string }[] }>('personPay', team.manager, input);
  return pay.exceptions.map(({ code }) => code);
};

test('a missing location is an exception while the organization requires one', async () => {
  expect(await exceptions()).toEqual(['MISSING_LOCATION']);
  expect(await found()).toHaveLength(1);
  expect(await payExceptions()).toEqual(['NOT_APPROVED', 'MISSING_LOCATION']);
  expect(await work.run(approveTimesheets, team.manager)).toMatchObject({ approved: 0, skipped: 1 });
});

test('ignores missing locations without the rule, in the list, pay and approvals of older timesheets too', async () => {
  await requireLocation(false);
  expect(await exceptions()).toEqual([]);
  expect(await found()).toEqual([]);
  expect(await payExceptions()).toEqual(['NOT_APPROVED']);
  expect(await work.run(approveTimesheets, team.manager)).toMatchObject({ approved: 1, skipped: 0 });
});

test('a missing location is an exception again when the organization requires one again', async () => {
  await requireLocation(false);
  await requireLocation(true);
  expect(await exceptions()).toEqual(['MISSING_LOCATION']);
  expect(await work.run(oneTimesheet, team.manager, { id })).toMatchObject({ flags: ['MISSING_LOCATION'] });
});
