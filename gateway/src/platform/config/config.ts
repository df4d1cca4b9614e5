import { StartError } from '../lifecycle/start-error.js';
import type { RateLimit } from '../rate-limits/rate-limits.js';

/** Photos in an S3-compatible store. */
export interface S3Config {
  /** None for Amazon itself. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  /** None where the machine's own role signs the calls. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** `https://host/bucket/key` rather than `https://bucket.host/key`. */
  readonly forcePathStyle: boolean;
}

/** The mail server that takes our mail. */
export interface MailConfig {
  /** `smtp://user:password@mail.example.com:587` */
  readonly url: string;
  /** `TimeTrack <no-reply@example.com>` */
  readonly from: string;
}

export interface Limits {
  /** Failed sign-ins for one e-mail from one address. */
  readonly loginPerEmailAndAddress: RateLimit;
  /** Failed sign-ins from one address, whatever the e-mail. */
  readonly loginPerAddress: RateLimit;
  /** Look-ups of unknown invitation codes from one address. */
  readonly invitationMissesPerAddress: RateLimit;
  /** Requests with one API key. */
  readonly callsPerApiKey: RateLimit;
  readonly maxPhotoBytes: number;
  readonly maxPhotosPerCall: number;
  /** A JSON body; photos have limits of their own. */
  readonly bodyBytes: number;
  readonly graphqlDepth: number;
  readonly graphqlAliases: number;
  readonly graphqlCost: number;
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Every setting of the gateway, read once from the environment by `parseConfig`. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Embedded database and photos. */
  readonly dataDir: string;
  /** A PostgreSQL of the operator's own; null means the embedded one. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Read replicas of that database, which may lag behind it; none means that everything is read where it is written. */
  readonly databaseReplicaUrls: readonly string[];
  /** Events and rate limits across gateways; null means in this process. */
  readonly redisUrl: string | null;
  readonly s3: S3Config | null;
  /** Null means that nothing is mailed. */
  readonly mail: MailConfig | null;
  /** The private key (ed25519, PKCS #8) that signs the heads of the audit log; null means one in the data folder. */
  readonly auditSigningKey: string | null;
  /** Origin under which people reach the product: `https://time.example.com`; null means as the request says. */
  readonly publicUrl: string | null;
  /** Where the shell reads which module lives where; null means the modules served here. */
  readonly remotesUrl: string | null;
  /** As Fastify takes it: nobody, everybody, so many hops, or these addresses. */
  readonly trustProxy: boolean | number | string[];
  readonly production: boolean;
  /** Whether an empty database gets the demo organization. */
  readonly demo: boolean;
  readonly logLevel: LogLevel;
  readonly sessionDays: number;
  /** How long a job in the background waits at least for its second try; each further one waits twice as long. */
  readonly jobRetrySeconds: number;
  readonly limits: Limits;
}

/** A setting that is wrong. The message is one sentence that names the variable. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}
