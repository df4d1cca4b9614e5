import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import type { Clock, Jobs, Mailer } from '../ports/platform.js';
import type { SecretBox } from '../secrets/secret-box.js';
import type { FileStore } from '../storage/file-store.js';

/** The services of a job. A job has no caller: it opens a unit of work for the organization in its payload. */
export interface JobContext {
  readonly config: Config;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly mail: Mailer;
  readonly secrets: SecretBox;
  /** For jobs that start other jobs. */
  readonly jobs: Jobs;
  readonly logger: Logger;
}

/** No retry can help, so the job ends immediately. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}

/**
 * Handles the jobs of one name. A job runs at least once, not exactly once: if a gateway ends in the middle, another one
 * starts the job again. Each step must therefore be safe to repeat.
 */
export interface JobHandler<Payload extends object = never> {
  /** Letters, digits and hyphens: `accounting-sync`. */
  readonly name: string;
  /** Runs the job. If it throws, the job is retried with increasing delays, except after a `FinalFailure`. */
  run(context: JobContext, payload: Payload): Promise<void>;
  /** Runs after a `FinalFailure`, or after the last retry has failed, even if the gateway ended each time. Report the failure here. */
  handleFinalFailure(context: JobContext, payload: Payload, failure?: FinalFailure): Promise<void>;
}

/** Work that runs at the start of the gateway and then at intervals, once for all gateways of one database. */
export interface ScheduledJob {
  /** `sweep.expired-sessions` */
  readonly name: string;
  /** A divisor of 60. */
  readonly everyMinutes: number;
  run(): Promise<void>;
}
