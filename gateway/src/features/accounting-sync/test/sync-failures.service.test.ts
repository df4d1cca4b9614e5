import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Actor } from '../../../../test/harness/index.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.service.js';
import type { FileStore } from '../../../platform/storage/file-store.ports.js';
import { syncJob } from '../items/sync.job.js';
import { type SyncApi, startSyncApi } from './sync-api.js';

/** A file store that fails a number of times. */
class FailingStore implements FileStore {
  readonly files = new Map<string, Buffer>();
  putsToFail = 0;

  async put(key: string, content: Buffer): Promise<void> {
    this.putsToFail -= 1;
    if (this.putsToFail >= 0) throw new Error('the store is unavailable');
    this.files.set(key, content);
  }

  async open(key: string): Promise<Readable | null> {
    const content = this.files.get(key);
    return content ? Readable.from([content]) : null;
  }

  async remove(key: string): Promise<void> {
    this.files.delete(key);
  }
}

let api: SyncApi;
let owner: Actor;
const store = new FailingStore();

beforeAll(async () => {
  api = await startSyncApi({ files: store });
});
afterAll(() => api.close());
beforeEach(async () => {
  store.files.clear();
  owner = await api.person('OWNER');
});

describe('an export whose file can’t be stored', () => {
  test('is retried, and succeeds with one file once the store is available', async () => {
    store.putsToFail = 3;
    const item = await api.queue(owner, 'EXPORT_TIMESHEETS');
    await api.app.jobs.workOff();
    expect(await api.items(owner)).toMatchObject([{ id: item.id, status: 'SUCCESS', attempts: 4 }]);
    expect([...store.files.keys()]).toEqual([`sync/${owner.organizationId}/${item.id}.iif`]);
    expect((await api.download(owner, item)).statusCode).toBe(200);
  });

  test('ends in an error that says what to do without the cause, if the store stays unavailable', async () => {
    store.putsToFail = Number.POSITIVE_INFINITY;
    const item = await api.queue(owner, 'EXPORT_TIMESHEETS');
    await api.app.jobs.workOff();
    const [failed] = await api.items(owner);
    expect(failed).toMatchObject({ id: item.id, status: 'ERROR', attempts: 5, fileUrl: null });
    expect(failed?.finishedAt).not.toBeNull();
    expect(failed?.message).toBe('Gave up after 5 failed attempts. Please try again later.');
    expect((await api.download(owner, item)).statusCode).toBe(404);
  });

  test('is pending between two attempts, and says that one failed', async () => {
    store.putsToFail = 1;
    const item = await api.queue(owner, 'EXPORT_TIMESHEETS');
    await expect(run(item.id)).rejects.toThrow('the store is unavailable');
    const [pending] = await api.items(owner);
    expect(pending).toMatchObject({ status: 'PENDING', finishedAt: null });
    expect(pending?.message).toBe('Attempt 1 failed; it will be retried');
    await api.app.jobs.workOff();
    expect(await api.items(owner)).toMatchObject([{ status: 'SUCCESS', attempts: 2 }]);
  });
});

describe('a finished exchange', () => {
  test('does not run again', async () => {
    store.putsToFail = 0;
    const item = await api.queue(owner, 'EXPORT_TIMESHEETS');
    await api.app.jobs.workOff();
    const [done] = await api.items(owner);
    await run(item.id);
    await syncJob.giveUp(context(), { organizationId: owner.organizationId, itemId: item.id });
    expect(await api.items(owner)).toEqual([done]);
    expect((await api.download(owner, item)).statusCode).toBe(200);
  });

  test('is ignored if its item no longer exists', async () => {
    await expect(run(owner.userId)).resolves.toBeUndefined();
  });
});

const run = (itemId: string) => syncJob.run(context(), { organizationId: owner.organizationId, itemId });

function context() {
  const { platform } = api.app;
  return { ...platform, unitOfWork: new UnitOfWork(api.orm, {}, platform.logger) };
}
