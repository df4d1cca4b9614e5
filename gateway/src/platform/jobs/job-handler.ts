import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import type { Mailer } from '../mail/mailer.js';
import type { FileStore } from '../storage/file-store.js';

/** What a job works with. It has no caller: it opens the unit of work for the organization that its payload names. */
export interface JobContext {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly mail: Mailer;
  readonly logger: Logger;
}

/**
 * How a feature does the jobs of one name. A job is done at least once, not exactly once: a gateway may end in the
 * middle, and another one then begins it anew. So each step of it must be safe to repeat.
 */
export interface JobHandler<Payload extends object = never> {
  /** Letters, digits and hyphens: `accounting-sync`. */
  readonly name: string;
  /** Does the job. When it throws, the job is tried again, a little later each time. */
  run(context: JobContext, payload: Payload): Promise<void>;
  /** Called instead, once every try has failed, also by the gateway's own end: somebody has to be told. */
  giveUp(context: JobContext, payload: Payload): Promise<void>;
}
