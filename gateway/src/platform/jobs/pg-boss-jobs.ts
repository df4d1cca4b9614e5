import type { EntityManager } from '@mikro-orm/postgresql';
import { PgBoss, type QueueOptions, type QueuePolicy, type WorkOptions } from 'pg-boss';
import { within } from '../concurrency/within.js';
import { queueVersion, readQueueVersion } from '../database/prepare-queue.js';
import { systemSql } from '../database/tenant-sql.js';
import { withClient } from '../database/with-client.js';
import { databaseAway, isConnectionLost } from '../errors/index.js';
import type { Jobs } from '../ports/platform.js';
import { FinalFailure, type JobContext, type JobHandler, type ScheduledJob } from './job.js';
import { runTraced, sendTraced, takeCause } from './job-spans.js';

/** The queue of jobs whose last retry has failed. */
const abandonedQueueOf = (name: string) => `${name}.given-up`;

/**
 * A running job sends heartbeats. After ten seconds without one, its gateway counts as dead, and the job is retried: five
 * attempts in all. A first retry waits between the delay and twice as long, at random, and each further one twice as long. With
 * a delay of 5 seconds, the last attempt starts after one to three minutes.
 */
const queueOptions = (retryDelay: number) => ({
  retryLimit: 4,
  retryDelay,
  retryBackoff: retryDelay > 0,
  heartbeatSeconds: 10,
  expireInSeconds: 15 * 60,
});

/** A new job wakes a worker immediately. Polling only finds jobs that wait for a retry. */
const workOptions = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  heartbeatRefreshSeconds: 3,
} satisfies WorkOptions;

// A line comment, because a cron expression can end a block comment: `*/15 * * * *` for 15, `0 * * * *` for 60.
function cronOf({ name, everyMinutes }: ScheduledJob): string {
  if (60 % everyMinutes !== 0) throw new Error(`${name} cannot run every ${everyMinutes} minutes: use a divisor of 60`);
  return everyMinutes === 60 ? '0 * * * *' : `*/${everyMinutes} * * * *`;
}

/** `exclusive` keeps a second run out of the queue while one waits or runs. A failed run waits for the next interval. */
const scheduledQueue = {
  policy: 'exclusive' as QueuePolicy,
  retryLimit: 0,
  heartbeatSeconds: 10,
  expireInSeconds: 12 * 3600,
} satisfies QueueOptions & { policy: QueuePolicy };

const scheduledWork = {
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 60,
  heartbeatRefreshSeconds: 3,
} satisfies WorkOptions;

export interface PgBossJobsParts {
  /** The database of the product, for the login that works on jobs. See `prepareQueue`. */
  readonly databaseUrl: string;
  readonly handlers: readonly JobHandler[];
  readonly schedules?: readonly ScheduledJob[];
  readonly context: Omit<JobContext, 'jobs'>;
  /** Where jobs start other jobs, if not here. */
  readonly jobs?: Jobs;
  readonly observe?: (job: JobOutcome) => void;
}

export interface JobOutcome {
  readonly name: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

type Work = (context: JobContext, payload: never) => Promise<void>;

type GiveUp = JobHandler['handleFinalFailure'];

const maxSecondsToStop = 8;

/** How often to look for jobs of dead gateways, in addition to the heartbeat. */
const superviseSeconds = 5;

/** A queue in PostgreSQL, shared by all gateways. It opens with the first job or with `startWorking`. */
export class PgBossJobs implements Jobs {
  private boss: PgBoss | undefined;
  private opening: Promise<PgBoss> | undefined;

  constructor(private readonly parts: PgBossJobsParts) {}

  async enqueue(em: EntityManager, name: string, payload: object): Promise<void> {
    if (!em.isInTransaction()) throw new Error(`the job ${name} was enqueued outside a transaction`);
    await this.ensureOpen();
    const sql = systemSql(em, 'the function checks the organization of the job', { isOfTransaction: true });
    await sendTraced(name, payload, (data) =>
      sql.query('select pgboss.enqueue_job(?, ?::jsonb)', [name, JSON.stringify(data)]),
    );
  }

  /** Runs jobs until `close`. */
  async startWorking(): Promise<void> {
    const boss = await this.ensureOpen();
    // Recovers the jobs of a dead gateway now rather than at the first interval.
    await boss.supervise();
    for (const [queue, work, giveUp] of this.queues()) {
      let worker = '';
      worker = await boss.work<never>(queue, workOptions, async (jobs) => {
        // Checks for another job immediately.
        boss.notifyWorker(worker);
        for (const job of jobs) await this.run(queue, job.data, work, giveUp);
      });
    }
    for (const job of this.parts.schedules ?? []) await this.startSchedule(boss, job);
  }

  /** Also runs the job now, unless it already ran in this interval: a gateway may have been off for a week. */
  private async startSchedule(boss: PgBoss, job: ScheduledJob): Promise<void> {
    await boss.work(job.name, scheduledWork, () => runTraced(job.name, () => job.run()));
    await boss.schedule(job.name, cronOf(job));
    await boss.send(job.name, {}, { singletonSeconds: job.everyMinutes * 60 });
  }

  /** Runs all waiting jobs, including those that wait for a retry, and then returns. For tests. */
  async runPending(): Promise<void> {
    const boss = await this.ensureOpen();
    for (const [queue, work, giveUp] of this.queues()) {
      for (;;) {
        const [job] = await boss.fetch<never>(queue, { ignoreStartAfter: true });
        if (!job) break;
        await this.run(queue, job.data, work, giveUp).then(
          () => boss.complete(queue, job),
          (error: Error) => boss.fail(queue, job, error),
        );
      }
    }
  }

  /** Stops taking jobs, and waits a few seconds for the running ones. */
  async stopWorking(seconds = maxSecondsToStop): Promise<void> {
    await this.opening?.catch(() => undefined);
    const ended = Promise.all(this.queueNames.map((queue) => this.boss?.offWork(queue)));
    await within(Math.min(seconds, maxSecondsToStop) * 1000, ended);
  }

  /** Closes the queue. A job that is still running goes back to it, and another gateway starts it again. */
  async close(): Promise<void> {
    await this.stopWorking();
    await this.boss?.stop({ graceful: false });
  }

  private ensureOpen(): Promise<PgBoss> {
    this.opening ??= this.open().catch((error) => {
      this.opening = undefined;
      throw isConnectionLost(error) ? databaseAway(error) : error;
    });
    return this.opening;
  }

  private async open(): Promise<PgBoss> {
    const boss = await this.createBoss();
    this.boss = boss;
    await boss.start();
    const options = queueOptions(this.parts.context.config.jobRetrySeconds);
    for (const { name } of this.parts.handlers) {
      const deadLetter = abandonedQueueOf(name);
      for (const queue of [deadLetter, name]) await boss.createQueue(queue, { notify: true });
      // Updates the settings at each start, because another version may have created the queue.
      await boss.updateQueue(deadLetter, options);
      await boss.updateQueue(name, { ...options, deadLetter });
    }
    for (const { name } of this.parts.schedules ?? [])
      await boss.createQueue(name, { ...scheduledQueue, notify: true });
    return boss;
  }

  private async createBoss(): Promise<PgBoss> {
    const { databaseUrl, schedules = [], context } = this.parts;
    const boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: 'timetrack-jobs',
      max: 4,
      schedule: schedules.length > 0,
      // The migrations create the tables. Without this, pg-boss refuses tables of a newer version.
      migrate: await isOfNewerVersion(databaseUrl),
      createSchema: false,
      useListenNotify: true,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    // pg-boss reconnects by itself. Without a listener, the error event would end the process.
    boss.on('error', (err) => context.logger.error({ err }, 'the job queue failed'));
    boss.on('warning', ({ message, data }) => context.logger.warn({ data }, message));
    return boss;
  }

  get queueNames(): readonly string[] {
    return [...[...this.queues()].map(([queue]) => queue), ...(this.parts.schedules ?? []).map(({ name }) => name)];
  }

  private *queues(): Iterable<[queue: string, work: Work, giveUp?: GiveUp]> {
    for (const handler of this.parts.handlers) {
      const giveUp: GiveUp = (...failed) => handler.handleFinalFailure(...failed);
      yield [handler.name, (context, payload) => handler.run(context, payload), giveUp];
      yield [abandonedQueueOf(handler.name), giveUp];
    }
  }

  private async run(name: string, payload: never, work: Work, giveUp?: GiveUp): Promise<void> {
    const { context, jobs = this, observe } = this.parts;
    const begun = performance.now();
    const reportOutcome = (outcome: JobOutcome['outcome']) =>
      observe?.({ name, outcome, seconds: (performance.now() - begun) / 1000 });
    const { data, cause } = takeCause(payload);
    try {
      await runTraced(name, () => work({ ...context, jobs }, data), cause);
      reportOutcome('done');
    } catch (err) {
      reportOutcome('failed');
      context.logger.error({ err, job: name, payload: data }, 'a job failed');
      if (giveUp && err instanceof FinalFailure) return await giveUp({ ...context, jobs }, data, err);
      // biome-ignore lint/style/useErrorCause: the queue would store it, and errors can repeat what a person has entered
      throw new Error('the job failed: the log says why');
    }
  }
}

/** Whether a newer gateway has migrated the tables of the queue: this one then works on them as it is. */
async function isOfNewerVersion(databaseUrl: string): Promise<boolean> {
  const version = await withClient(databaseUrl, 'timetrack-jobs', readQueueVersion);
  return (version ?? 0) > queueVersion;
}
