import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { FileStore } from '../../../platform/storage/file-store.js';
import { changeSettings } from '../../organization/test/builders.js';
import { syncJob } from '../items/sync.job.js';
import { syncCalls } from './calls.js';

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

let gateway: TestGateway;
let calls: ReturnType<typeof syncCalls>;
let owner: Actor;
const store = new FailingStore();

beforeAll(async () => {
  gateway = await startGateway({ files: store, now: '2026-07-20T18:00:00Z' });
  calls = syncCalls(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  store.files.clear();
  owner = await createActor(gateway, 'OWNER');
  const { organizationId } = owner;
  await changeSettings(gateway.orm, organizationId, { payCalendar: { kind: 'WEEKLY', anchorDate: '2026-07-05' } });
  await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate: '2026-07-05' });
});

describe('an export whose file can’t be stored', () => {
  test('is retried, and succeeds with one file once the store is available', async () => {
    store.putsToFail = 3;
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    expect(await calls.items(owner)).toMatchObject([{ id: item.id, status: 'SUCCESS', attempts: 4 }]);
    expect([...store.files.keys()]).toEqual([`sync/${owner.organizationId}/${item.id}.iif`]);
    expect((await calls.download(owner, item)).status).toBe(200);
  });

  test('fails with a message that says what to do and hides the cause, if the store stays unavailable', async () => {
    store.putsToFail = Number.POSITIVE_INFINITY;
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    const [failed] = await calls.items(owner);
    expect(failed).toMatchObject({ id: item.id, status: 'ERROR', attempts: 5, fileUrl: null });
    expect(failed?.finishedAt).not.toBeNull();
    expect(failed?.message).toBe('Gave up after 5 failed attempts. Please try again later.');
    expect((await calls.download(owner, item)).status).toBe(404);
  });

  test('is pending between two attempts, with a message that one failed', async () => {
    store.putsToFail = 1;
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await expect(run(item.id)).rejects.toThrow('the store is unavailable');
    const [pending] = await calls.items(owner);
    expect(pending).toMatchObject({ status: 'PENDING', finishedAt: null });
    expect(pending?.message).toBe('Attempt 1 failed; it will be retried');
    await gateway.app.jobs.runPending();
    expect(await calls.items(owner)).toMatchObject([{ status: 'SUCCESS', attempts: 2 }]);
  });
});

describe('a finished exchange', () => {
  test('does not run again', async () => {
    store.putsToFail = 0;
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    const [done] = await calls.items(owner);
    await run(item.id);
    await syncJob.handleFinalFailure(context(), { organizationId: owner.organizationId, itemId: item.id });
    expect(await calls.items(owner)).toEqual([done]);
    expect((await calls.download(owner, item)).status).toBe(200);
  });

  test('is ignored if its item no longer exists', async () => {
    await expect(run(owner.userId)).resolves.toBeUndefined();
  });
});

const run = (itemId: string) => syncJob.run(context(), { organizationId: owner.organizationId, itemId });

function context() {
  const { platform } = gateway.app;
  return { ...platform, unitOfWork: new UnitOfWork(gateway.orm, {}, platform.logger) };
}
