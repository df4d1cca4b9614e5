import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { FeedReader } from './feed-reader.js';

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());

/** Creates, changes and deletes timesheets, each in a transaction of its own that stays open for any number of turns. */
class Writer {
  private em: EntityManager | undefined;
  private readonly ids: string[] = [];
  private turn = 0;

  constructor(private readonly user: User) {}

  /** Opens a transaction and changes something, or ends the open transaction. */
  async step(): Promise<void> {
    this.turn += 1;
    if (!this.em) return this.change();
    const em = this.em;
    this.em = undefined;
    await (this.turn % 5 === 0 ? em.rollback() : em.commit());
  }

  async finish(): Promise<void> {
    await this.em?.commit();
  }

  private async change(): Promise<void> {
    const em = work.orm.em.fork();
    await em.begin();
    this.em = em;
    const { organizationId, id: userId } = this.user;
    const [id] = this.ids.splice(0, this.turn % 3);
    if (id && this.turn % 2) await em.execute('delete from timesheets where id = ?', [id]);
    else if (id)
      await em.execute("update timesheets set clock_out_at = clock_out_at + interval '1 minute' where id = ?", [id]);
    const fresh = newId();
    this.ids.push(fresh);
    const start = new Date(Date.parse('2026-01-01T00:00:00Z') + this.turn * 3_600_000);
    await em.execute(
      `insert into timesheets (organization_id, id, user_id, clock_in_at, clock_out_at)
       values (?, ?, ?, ?::timestamptz, ?::timestamptz + interval '10 minutes')`,
      [organizationId, fresh, userId, start, start],
    );
  }
}

async function aCrew(size: number) {
  const accountant = await aUser(work.orm, { role: 'ACCOUNTANT' });
  const { organizationId } = accountant;
  const people = await Promise.all(Array.from({ length: size }, () => aUser(work.orm, { organizationId })));
  return { organizationId, accountant, writers: people.map((person) => new Writer(person)) };
}

/** The copy equals the table, every position was seen once, and a new reader sees the same changes in the same order. */
async function expectNothingMissed(reader: FeedReader, organizationId: string, accountant: User): Promise<void> {
  const em = work.orm.em.fork();
  em.setFilterParams('tenant', { organizationId });
  const stored = await em.find(Timesheet, {}, { populate: ['breaks'] });
  expect(Object.fromEntries([...reader.copy].toSorted())).toEqual(
    Object.fromEntries(stored.map(({ id, version }) => [id, version] as const).toSorted()),
  );
  expect(new Set(reader.cursors).size).toBe(reader.cursors.length);
  const newReader = new FeedReader(work, accountant, 1000);
  await newReader.catchUp();
  expect(newReader.cursors).toEqual(reader.cursors);
  expect(newReader.changes.map(({ kind, timesheetId }) => ({ kind, timesheetId }))).toEqual(
    reader.changes.map(({ kind, timesheetId }) => ({ kind, timesheetId })),
  );
}

describe('a reader of the change feed', () => {
  const crewSize = 4;
  /** A number is the index of the writer that starts or ends a transaction next. Minus one is the reader. */
  const anyOrder = fc.array(fc.integer({ min: -1, max: crewSize - 1 }), { minLength: 20, maxLength: 60 });

  test('misses no change in any interleaving of transactions', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (order) => {
        const { organizationId, accountant, writers } = await aCrew(crewSize);
        const reader = new FeedReader(work, accountant);
        for (const turn of order) await (writers[turn]?.step() ?? reader.catchUp());
        for (const writer of writers) await writer.finish();
        await reader.catchUp();
        await expectNothingMissed(reader, organizationId, accountant);
      }),
      { numRuns: 12 },
    );
  });

  test('sees what was committed before it reads, whichever reader positions it', async () => {
    const { accountant, writers } = await aCrew(30);
    const readers = Array.from({ length: 6 }, () => new FeedReader(work, accountant));
    for (const writer of writers) {
      await writer.step();
      await writer.finish();
      await Promise.all(readers.map((reader) => reader.catchUp()));
      const [longest] = readers.map(({ cursors }) => cursors.length).toSorted((one, other) => other - one);
      expect(readers.map(({ cursors }) => cursors.length)).toEqual(readers.map(() => longest));
    }
  });

  test('misses no change under concurrent writes and a second reader', async () => {
    const { organizationId, accountant, writers } = await aCrew(8);
    const readers = [new FeedReader(work, accountant), new FeedReader(work, accountant, 3)];
    let isWriting = true;
    const writing = Promise.all(
      writers.map(async (writer) => {
        for (let turn = 0; turn < 30; turn += 1) await writer.step();
        await writer.finish();
      }),
    ).finally(() => {
      isWriting = false;
    });
    const reading = readers.map(async (reader) => {
      while (isWriting) await reader.catchUp();
      await reader.catchUp();
    });

    await Promise.all([writing, ...reading]);

    for (const reader of readers) await expectNothingMissed(reader, organizationId, accountant);
  });
});
