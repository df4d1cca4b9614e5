import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, statementsOf, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { timesheets, updateTimesheet } from '../timesheets/timesheet.service.js';
import { aBreak, aPhoto, aTimesheet } from './builders.js';

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(() => work.clock.set('2026-07-15T15:00:00Z'));

describe('the notes of a timesheet', () => {
  let worker: User;
  let id: string;
  beforeAll(async () => {
    worker = await aUser(work.orm);
    ({ id } = await aTimesheet(work.orm, { user: worker }));
  });
  const note = (notes: unknown) => work.run(updateTimesheet, worker, uncheckedInput({ id, notes }));
  const readNotes = async () => (await work.run(timesheets, worker)).edges[0]?.node.notes;

  test.each(['', '  blanks around  ', '\r\n\tlines\u2028\u2029', '\u{1F9D1}\u200D\u{1F527}', '\uFEFF', 'e\u0301'])(
    'are returned unchanged: %j',
    async (text) => {
      await note(text);
      expect(await readNotes()).toBe(text);
    },
  );

  test('may have 20,000 characters, counting an emoji as one', async () => {
    await note('🦺'.repeat(20_000));
    expect(await readNotes()).toHaveLength(40_000);
  });

  test.each([
    ['x'.repeat(20_001), 'Notes must be at most 20,000 characters'],
    ['x'.repeat(5_000_000), 'Notes must be at most 20,000 characters'],
    ['before\0after', 'Notes must not contain the NUL character'],
    ['half \uD83E', 'Notes must not contain an unpaired surrogate, which is not a character'],
    [null, 'Notes must be a string'],
    [42, 'Notes must be a string'],
    [['a'], 'Notes must be a string'],
  ])('are rejected with a message: %#', async (text, message) => {
    await expect(note(text)).rejects.toMatchObject({ kind: 'invalid', fields: { notes: message } });
  });

  test('stay unchanged when they are not sent', async () => {
    await note('kept');
    await work.run(updateTimesheet, worker, { id });
    expect(await readNotes()).toBe('kept');
  });
});

test('finds the row of every change through the organization’s index', async () => {
  const user = await aUser(work.orm);
  const { id } = await aTimesheet(work.orm, { user });

  const statements = await statementsOf(() => work.run(updateTimesheet, user, { id, notes: 'x', imageUrls: [] }));

  const changes = statements.filter((statement) => /^(update|delete) /.test(statement));
  expect(changes).toHaveLength(2);
  for (const change of changes) expect(change).toContain('"organization_id" = $');
});

describe('changing a timesheet', () => {
  test('is allowed for its owner, managers and administrators, and NOT_FOUND for others', async () => {
    const { worker, colleague, manager, accountant, admin } = await aTeam(work.orm);
    const outsider = await aUser(work.orm, { role: 'OWNER' });
    const { id } = await aTimesheet(work.orm, { user: worker });

    for (const by of [worker, manager, admin]) {
      expect(await work.run(updateTimesheet, by, { id, notes: by.role })).toMatchObject({ notes: by.role });
    }
    for (const by of [colleague, accountant, outsider]) {
      const change = work.run(updateTimesheet, by, { id, notes: 'mine' });
      await expect(change).rejects.toMatchObject({ kind: 'not-found', message: 'Timesheet not found' });
    }
  });

  test.each(['x', '', newId()])('fails with NOT_FOUND for the id %j', async (id) => {
    const owner = await aUser(work.orm, { role: 'OWNER' });

    await expect(work.run(updateTimesheet, owner, { id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('records the values before and after in the audit log', async () => {
    const user = await aUser(work.orm);
    const { id } = await aTimesheet(work.orm, { user, notes: 'old' });
    await work.run(updateTimesheet, user, { id, notes: 'new' });

    const [entry] = await work.orm.em.execute(
      'select action, subject_id, changes from audit_entries where subject_id = ?',
      [id],
    );

    expect(entry).toMatchObject({ action: 'timesheet.updated', changes: { notes: { before: 'old', after: 'new' } } });
  });
});

describe('the list of timesheets', () => {
  const hour = 3_600_000;
  const day = (offset: number) => new Date(Date.parse('2026-07-01T15:00:00Z') + offset * 24 * hour);

  test('is newest first: everyone’s for reviewers and a worker’s own', async () => {
    const { worker, colleague, manager, accountant, admin } = await aTeam(work.orm);
    const first = await aTimesheet(work.orm, { user: worker, clockInAt: day(1), clockOutAt: day(1.2) });
    const third = await aTimesheet(work.orm, { user: worker, clockInAt: day(3) });
    const second = await aTimesheet(work.orm, { user: colleague, clockInAt: day(2) });
    await aTimesheet(work.orm, { user: await aUser(work.orm), clockInAt: day(2) });

    const idsVisibleTo = async (by: User) => (await work.run(timesheets, by)).edges.map((edge) => edge.node.id);

    for (const by of [manager, accountant, admin])
      expect(await idsVisibleTo(by)).toEqual([third.id, second.id, first.id]);
    expect(await idsVisibleTo(worker)).toEqual([third.id, first.id]);
    expect(await idsVisibleTo(colleague)).toEqual([second.id]);
  });

  test('can be filtered by status and has a count', async () => {
    const user = await aUser(work.orm);
    await aTimesheet(work.orm, { user, clockInAt: day(1), clockOutAt: day(1.1), approvedAt: day(2) });
    await aTimesheet(work.orm, { user, clockInAt: day(2), clockOutAt: day(2.1) });
    await aTimesheet(work.orm, { user, clockInAt: day(3) });

    for (const status of ['APPROVED', 'PENDING', 'OPEN'] as const) {
      const page = await work.run(timesheets, user, { status });
      expect(page.edges.map((edge) => edge.node.status)).toEqual([status]);
      expect(await page.countAll()).toBe(1);
    }
    expect(await (await work.run(timesheets, user)).countAll()).toBe(3);
    await expect(work.run(timesheets, user, uncheckedInput({ status: 'DONE' }))).rejects.toMatchObject({
      fields: { status: 'Status must be OPEN, PENDING or APPROVED' },
    });
  });

  test('is paged, even across clock-ins at the same instant', async () => {
    const { worker, colleague, manager } = await aTeam(work.orm);
    for (const user of [worker, colleague]) {
      for (const offset of [1, 2, 3]) {
        await aTimesheet(work.orm, { user, clockInAt: day(offset), clockOutAt: day(offset + 0.3) });
      }
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof timesheets.run>> = await work.run(timesheets, manager, { first: 4, after });
      seen.push(...page.edges.map((edge) => edge.node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);

    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
  });

  test('runs the same number of statements for 50 timesheets as for two', async () => {
    const counts: number[] = [];
    for (const length of [2, 50]) {
      const { organizationId, worker: uploadedBy, manager } = await aTeam(work.orm);
      const job = await aJob(work.orm, { organizationId });
      for (let index = 0; index < length; index++) {
        const user = await aUser(work.orm, { organizationId });
        const photos = [await aPhoto(work.orm, { uploadedBy })];
        const timesheet = await aTimesheet(work.orm, { user, photos, job });
        await aBreak(work.orm, { timesheet });
      }
      const statements = await statementsOf(async () => {
        const page = await work.run(timesheets, manager);
        expect(
          page.edges.map(({ node }) => [
            node.user.firstName,
            node.job?.name,
            node.breaks.length,
            node.imageUrls.length,
          ]),
        ).toEqual(Array(length).fill(['Ada', 'Canyon bridge', 1, 1]));
      });
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[1]).toBeLessThanOrEqual(5);
  });
});
