import { StartError } from '../errors/gateway.js';
import type { TelemetryConfig } from './telemetry.js';

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

/** The S3-compatible store for photos. */
export interface S3Config {
  /** Null for Amazon S3. */
  readonly endpoint: string | null;
  readonly bucket: string;
  readonly region: string;
  /** Null for those of the program's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  readonly forcePathStyle: boolean;
}

/** The mail server that sends our mail. */
export interface MailConfig {
  /** `smtp://user:password@mail.example.com:587` */
  readonly url: string;
  /** `TimeTrack <no-reply@example.com>` */
  readonly from: string;
}

/** The limits of requests and sockets, whatever they ask for. */
export interface HttpLimits {
  /** Requests of REST and GraphQL with one session. */
  readonly requestsPerSession: RateLimit;
  /** Requests of REST and GraphQL from one network address. */
  readonly requestsPerAddress: RateLimit;
  /** Messages that the sockets of one session send. */
  readonly socketMessages: RateLimit;
  /** Those that are rejected. */
  readonly badSocketMessages: RateLimit;
  readonly socketsPerSession: number;
  readonly socketsPerAddress: number;
  readonly subscriptionsPerSocket: number;
  /** Requests with an `Idempotency-Key` that one user or API key can have stored. */
  readonly idempotencyKeysPerCaller: number;
  /** The largest response that is stored. */
  readonly idempotencyAnswerBytes: number;
  /** The stored responses of one user or API key together. */
  readonly idempotencyBytesPerCaller: number;
}

/** How much work a photo may cause. */
export interface PhotoLimits {
  readonly maxPixels: number;
  readonly maxSide: number;
  /** Seconds of decoding and encoding. */
  readonly secondsPerPhoto: number;
  /** How long a photo may wait for its turn. */
  readonly waitSeconds: number;
  /** How many HEIC files are decoded at once. */
  readonly heicWorkers: number;
  readonly heicWorkerMib: number;
}

/** Uploads that this gateway receives or processes at the same time. */
export interface UploadLimits {
  readonly perOrganization: number;
  readonly overall: number;
}

export interface Limits extends SignUpLimits, HttpLimits {
  /** Failed sign-ins for one email address from one network address. */
  readonly loginPerEmailAndAddress: RateLimit;
  /** Failed sign-ins from one network address. */
  readonly loginPerAddress: RateLimit;
  /** Mails with a link to choose a password or to confirm an address: to one email address. */
  readonly accountMailsPerEmail: RateLimit;
  /** The same, requested from one network address. */
  readonly accountMailsPerAddress: RateLimit;
  /** Lookups of unknown invitation codes from one network address. */
  readonly invitationMissesPerAddress: RateLimit;
  /** Requests with one API key. */
  readonly callsPerApiKey: RateLimit;
  /** Failed sign-ins of one account that the audit log records. */
  readonly auditedSignInFailures: RateLimit;
  /** Security events of one kind that are logged within a minute: from one network address, and from all. */
  readonly securityLinesPerAddress: number;
  readonly securityLinesPerEvent: number;
  readonly maxPhotoBytes: number;
  readonly maxPhotosPerCall: number;
  readonly photos: PhotoLimits;
  readonly uploads: UploadLimits;
  /** The size of a JSON body. Photos have their own limits. */
  readonly bodyBytes: number;
  readonly graphqlDepth: number;
  readonly graphqlAliases: number;
  readonly graphqlCost: number;
}

export interface HttpConfig {
  /** Hosts in addition to that of `PUBLIC_URL` and the names of this machine: `time.example.com`, `*.example.com`. */
  readonly allowedHosts: readonly string[];
  readonly metrics: {
    /** A port of its own. Null means the port of the product. */
    readonly port: number | null;
    readonly host: string;
    /** The bearer token that reading the metrics takes. */
    readonly token: string | null;
  };
  /** Who may read the OpenAPI document. */
  readonly apiDocs: 'public' | 'signed-in' | 'off';
  /** Whether browsers may run only the operations that the modules publish. */
  readonly requiresTrustedDocuments: boolean;
}

/** `errors`: only requests that failed because of the gateway, and those whose clients went away. */
export type AccessLogMode = 'on' | 'errors' | 'off';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Every setting of the gateway, read once from the environment by `parseConfig`. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The absolute path of the embedded database and the photos. */
  readonly dataDir: string;
  /** Null means the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The login that migrates and owns the tables. Null if DATABASE_URL is that login. */
  readonly databaseOwnerUrl: string | null;
  /** Whether the start runs the migrations. Otherwise it waits until `npm run migrate` has run them. */
  readonly migrateOnStart: boolean;
  readonly databasePoolSize: number;
  /** Read replicas of the database, which may lag behind it. */
  readonly databaseReplicaUrls: readonly string[];
  /** For events and rate limits across gateways. Null means within this process. */
  readonly redisUrl: string | null;
  readonly s3: S3Config | null;
  /** Null means that no mail is sent. */
  readonly mail: MailConfig | null;
  /** The private key (ed25519, PKCS #8) that signs the heads of the audit log. Null means a key in the data folder. */
  readonly auditSigningKey: string | null;
  /** The keys that seal secrets: the first seals, each opens. Null means a key in the data folder. */
  readonly secretsKeys: readonly Buffer[] | null;
  /** The origin at which users reach the product: `https://time.example.com`. Null means the one in the request. */
  readonly publicUrl: string | null;
  readonly releases: ReleasesConfig;
  /** The proxies whose headers are believed: none, a number of hops, or these addresses. */
  readonly trustProxy: false | number | string[];
  readonly http: HttpConfig;
  readonly production: boolean;
  /** Whether to create the demo organization in an empty database. */
  readonly demo: boolean;
  readonly logLevel: LogLevel;
  /** Null means `on`, but `errors` in a developer's terminal. */
  readonly accessLog: AccessLogMode | null;
  readonly telemetry: TelemetryConfig;
  readonly signUp: SignUpConfig;
  readonly sessionDays: number;
  /** A session that is not used for this long ends. */
  readonly sessionIdleMinutes: number;
  /** How many sessions one person can have. A further sign-in ends the oldest one. */
  readonly sessionsPerPerson: number;
  /** How long after entering the password a person may do what needs a fresh sign-in. */
  readonly freshSignInMinutes: number;
  /** The least delay before a background job is retried. Each further retry waits twice as long. */
  readonly jobRetrySeconds: number;
  /** How long a stopping gateway serves requests after it reported that it is not ready, so that proxies learn about it. */
  readonly shutdownDelaySeconds: number;
  readonly limits: Limits;
}

export interface ReleasesConfig {
  /** The file with the addresses of the modules. Null means `remotes.json` in `folder`, and the modules served here. */
  readonly remotesUrl: string | null;
  /** The other origins from which modules may come. */
  readonly remoteOrigins: readonly string[];
  /** The absolute path of the folder with the releases of modules. */
  readonly folder: string;
  /** Of how many releases the files are kept for open tabs, and for how many days after their last use. */
  readonly kept: number;
  readonly keptDays: number;
}

/** Who may create an organization. Joining one with an invitation is always possible. */
export interface SignUpConfig {
  /** `invite`: with a link from the operator. `closed`: only the first one, with the link that the start prints. */
  readonly registration: 'open' | 'invite' | 'closed';
  /** How long a link of the operator is valid. */
  readonly organizationInviteHours: number;
}

export interface SignUpLimits {
  /** Attempts to register an organization from one network address. */
  readonly registrationsPerAddress: RateLimit;
  /** Mails to one address that ask to confirm a registration. */
  readonly registrationMailsPerEmail: RateLimit;
  /** Invitations that one organization mails in 24 hours. */
  readonly invitationMailsPerDay: number;
  /** Invitations that one address is mailed in 24 hours, by all organizations together. */
  readonly invitationMailsPerRecipient: number;
  /** Failed sign-ins to one account from all addresses together. */
  readonly loginPerAccount: SlowingLimit;
}

/** An invalid setting. The message is one sentence that names the variable. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}
