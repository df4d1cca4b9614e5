import type { Actor } from '../../../../test/harness/index.js';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { FileStore } from '../../../platform/storage/index.js';
import { syncJob } from '../items/sync.job.js';
import { type SyncDoors, syncDoors } from './sync-doors.js';

/** A store that is away for so many calls. */
class UnsteadyStore implements FileStore {
  readonly kept = new Map<string, Buffer>();
  putsToFail = 0;

  async put(key: string, content: Buffer): Promise<void> {
    this.putsToFail -= 1;
    if (this.putsToFail >= 0) throw new Error('the store is away');
    this.kept.set(key, content);
  }

  async open(key: string): Promise<Readable | null> {
    const content = this.kept.get(key);
    return content ? Readable.from([content]) : null;
  }

  async remove(key: string): Promise<void> {
    this.kept.delete(key);
  }
}

let doors: SyncDoors;
let owner: Actor;
const store = new UnsteadyStore();

beforeAll(async () => {
  doors = await syncDoors({ files: store });
});
afterAll(() => doors.close());
beforeEach(async () => {
  store.kept.clear();
  owner = await doors.person('OWNER');
});

describe('an export whose file can’t be stored', () => {
  test('is tried again, and succeeds with one file when the store is back', async () => {
    store.putsToFail = 3;
    const item = await doors.queue(owner, 'EXPORT_TIMESHEETS');
    await doors.app.jobs.workOff();
    expect(await doors.items(owner)).toMatchObject([{ id: item.id, status: 'SUCCESS', attempts: 4 }]);
    expect([...store.kept.keys()]).toEqual([`sync/${owner.organizationId}/${item.id}.iif`]);
    expect((await doors.download(owner, item)).statusCode).toBe(200);
  });

  test('ends in an error that says what to do, and nothing of the cause, when the store stays away', async () => {
    store.putsToFail = Number.POSITIVE_INFINITY;
    const item = await doors.queue(owner, 'EXPORT_TIMESHEETS');
    await doors.app.jobs.workOff();
    const [failed] = await doors.items(owner);
    expect(failed).toMatchObject({ id: item.id, status: 'ERROR', attempts: 5, fileUrl: null });
    expect(failed?.finishedAt).not.toBeNull();
    expect(failed?.message).toBe('Gave up after 5 failed attempts. Please try again later.');
    expect((await doors.download(owner, item)).statusCode).toBe(404);
  });

  test('is pending between two tries, and says that it failed', async () => {
    store.putsToFail = 1;
    const item = await doors.queue(owner, 'EXPORT_TIMESHEETS');
    await expect(run(item.id)).rejects.toThrow('the store is away');
    const [waiting] = await doors.items(owner);
    expect(waiting).toMatchObject({ status: 'PENDING', finishedAt: null });
    expect(waiting?.message).toBe('Attempt 1 failed; it will be retried');
    await doors.app.jobs.workOff();
    expect(await doors.items(owner)).toMatchObject([{ status: 'SUCCESS', attempts: 2 }]);
  });
});

describe('an exchange that is done', () => {
  test('is not done again, whoever begins it anew', async () => {
    store.putsToFail = 0;
    const item = await doors.queue(owner, 'EXPORT_TIMESHEETS');
    await doors.app.jobs.workOff();
    const [done] = await doors.items(owner);
    await run(item.id);
    await syncJob.giveUp(context(), { organizationId: owner.organizationId, itemId: item.id });
    expect(await doors.items(owner)).toEqual([done]);
    expect((await doors.download(owner, item)).statusCode).toBe(200);
  });

  test('is not missed when it is gone', async () => {
    await expect(run(owner.userId)).resolves.toBeUndefined();
  });
});

const run = (itemId: string) => syncJob.run(context(), { organizationId: owner.organizationId, itemId });

function context() {
  const { platform } = doors.app;
  return { ...platform, unitOfWork: new UnitOfWork(doors.orm, {}, platform.logger) };
}
