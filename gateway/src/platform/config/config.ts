import type { toConfig } from './environment.js';

/** Every setting of the gateway, read once from the environment by `parseConfig`. Null means that a part is off. */
export type Config = ReturnType<typeof toConfig>;

export type Limits = Config['limits'];
export type S3Config = NonNullable<Config['s3']>;
export type MailConfig = NonNullable<Config['mail']>;
export type AccessLogMode = NonNullable<Config['accessLog']>;

export type { RateLimit, SlowingLimit } from './variables.js';
