import type { Logger } from 'pino';
import type { Clock } from './clock/clock.js';
import type { Config } from './config/config.types.js';
import type { ReadReplica } from './database/replicas.service.js';
import type { BeginTenant, ErasePerson } from './database/tenant.decorators.js';
import type { Jobs } from './jobs/jobs.js';
import type { Mailer } from './mail/mailer.js';
import type { PubSub } from './pub-sub/pub-sub.js';
import type { RateLimits } from './rate-limits/rate-limits.js';
import type { FileStore } from './storage/file-store.ports.js';

/** The technical services that use cases may call. The composition root creates them once. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly pubSub: PubSub;
  readonly rateLimits: RateLimits;
  readonly files: FileStore;
  readonly jobs: Jobs;
  /** For large reads, such as reports. */
  readonly readReplica: ReadReplica;
  readonly mail: Mailer;
  /** Calls every feature, so that registration does not depend on them. */
  readonly beginTenant: BeginTenant;
  /** Calls every feature, so that deletion does not depend on them. */
  readonly erasePerson: ErasePerson;
}
