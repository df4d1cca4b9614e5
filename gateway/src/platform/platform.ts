import type { Logger } from 'pino';
import type { Clock } from './clock/clock.js';
import type { Config } from './config/config.js';
import type { ReadReplica } from './database/replicas.js';
import type { BeginTenant, ErasePerson } from './database/tenant.js';
import type { Jobs } from './jobs/jobs.js';
import type { Mailer } from './mail/mailer.js';
import type { PubSub } from './pub-sub/pub-sub.js';
import type { RateLimits } from './rate-limits/rate-limits.js';
import type { FileStore } from './storage/file-store.js';

/** The services without a business word that use cases may call. Made once, in the composition root. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly pubSub: PubSub;
  readonly rateLimits: RateLimits;
  readonly files: FileStore;
  readonly jobs: Jobs;
  /** For what reads much, as reports do. */
  readonly readReplica: ReadReplica;
  readonly mail: Mailer;
  /** Asks every feature: whoever makes an organization need not know them. */
  readonly beginTenant: BeginTenant;
  /** Asks every feature: whoever deletes a person need not know what others keep of them. */
  readonly erasePerson: ErasePerson;
}
