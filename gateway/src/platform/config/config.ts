import { StartError } from '../errors/gateway.js';
import type { toConfig } from './environment.js';

/** Every setting of the gateway, read once from the environment by `parseConfig`. Null means that a part is off. */
export type Config = ReturnType<typeof toConfig>;

export type Limits = Config['limits'];
export type S3Config = NonNullable<Config['s3']>;
export type MailConfig = NonNullable<Config['mail']>;
export type AccessLogMode = NonNullable<Config['accessLog']>;

/** A number of points per time window, counted per key. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
}

/** A number of free attempts per key. Each further one makes the next one wait, twice as long each time. */
export interface SlowingLimit extends RateLimit {
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
}

/** An invalid setting. The message is one sentence that names the variable. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}
