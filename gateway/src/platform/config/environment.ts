import path from 'node:path';
import { z } from 'zod';
import { listensLocally } from './hosts.js';
import { problemsOf } from './problems.js';
import {
  address,
  addresses,
  addressOrPath,
  ConfigError,
  flag,
  hosts,
  integer,
  mailbox,
  oneOf,
  optionalInteger,
  origin,
  origins,
  proxies,
  type SlowingLimit,
  secretKeys,
  signingKey,
  text,
} from './variables.js';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const minute = 60;
const hour = 60 * minute;

/** Every environment variable of the gateway with its default. The README and docs/operations.md say what each one means. */
export const variables = z.object({
  PORT: integer(0, 65_535, 3000),
  HOST: text('127.0.0.1'),
  DATA_DIR: text('.data'),
  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_OWNER_URL: address('postgres', 'postgresql'),
  DATABASE_QUEUE_URL: address('postgres', 'postgresql'),
  MIGRATE_ON_START: flag(),
  DATABASE_POOL_SIZE: integer(2, 500, 20),
  DATABASE_REPLICA_URLS: addresses('postgres', 'postgresql'),
  REDIS_URL: address('redis', 'rediss'),
  S3_ENDPOINT: address('http', 'https'),
  S3_BUCKET: text(),
  S3_REGION: text('us-east-1'),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  S3_FORCE_PATH_STYLE: flag(),
  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: mailbox(),
  AUDIT_SIGNING_KEY: signingKey(),
  SECRETS_KEY: secretKeys(),
  PUBLIC_URL: origin(),
  REMOTES_URL: addressOrPath(),
  REMOTE_ORIGINS: origins(),
  RELEASES_DIR: text('.releases'),
  KEPT_RELEASES: integer(0, 1000, 10),
  KEPT_RELEASE_DAYS: integer(1, 3650, 30),
  TRUST_PROXY: proxies(),
  ALLOWED_HOSTS: hosts(),
  METRICS_PORT: optionalInteger(0, 65_535),
  METRICS_HOST: text('127.0.0.1'),
  METRICS_TOKEN: text(),
  API_DOCS: oneOf(['public', 'signed-in', 'off']),
  TRUSTED_DOCUMENTS: flag(),
  NODE_ENV: oneOf(['production', 'development', 'test']),
  DEMO: flag(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  ACCESS_LOG: oneOf(['on', 'errors', 'off']),
  REGISTRATION: oneOf(['open', 'invite', 'closed']),
  REGISTRATIONS_PER_ADDRESS: optionalInteger(1, 1_000_000),
  ORGANIZATION_INVITE_HOURS: integer(1, 720, 72),
  INVITATION_MAILS_PER_DAY: integer(0, 1_000_000, 100),
  INVITATION_MAILS_PER_RECIPIENT: integer(1, 1000, 5),
  INVITATION_MISSES_PER_ADDRESS: integer(1, 1_000_000, 100),
  ACCOUNT_MAILS_PER_ADDRESS: integer(1, 1_000_000, 50),
  SESSION_DAYS: integer(1, 365, 30),
  SESSION_IDLE_MINUTES: integer(5, 525_600, 10_080),
  SESSIONS_PER_PERSON: integer(1, 1000, 20),
  FRESH_SIGN_IN_MINUTES: integer(1, 1440, 10),
  LOGIN_FAILURES_PER_ACCOUNT: integer(1, 1_000_000, 10),
  LOGIN_FAILURES_PER_EMAIL: integer(1, 1_000_000, 10),
  LOGIN_FAILURES_PER_ADDRESS: integer(1, 1_000_000, 300),
  LOGIN_FIRST_DELAY_SECONDS: integer(1, 3600, 1),
  AUDITED_SIGN_IN_FAILURES_PER_HOUR: integer(1, 1_000_000, 10),
  SECURITY_LINES_PER_ADDRESS: integer(1, 1_000_000, 10),
  API_KEY_CALLS_PER_MINUTE: integer(1, 1_000_000, 600),
  REQUESTS_PER_SESSION: integer(1, 10_000_000, 6000),
  REQUESTS_PER_ADDRESS: integer(1, 10_000_000, 30_000),
  SOCKETS_PER_SESSION: integer(1, 10_000, 30),
  SOCKETS_PER_ADDRESS: integer(1, 100_000, 2000),
  SOCKET_MESSAGES_PER_SESSION: integer(1, 1_000_000, 1200),
  BAD_SOCKET_MESSAGES_PER_SESSION: integer(1, 1_000_000, 20),
  IDEMPOTENCY_KEYS_PER_CALLER: integer(1, 10_000_000, 10_000),
  IDEMPOTENCY_KIB_PER_CALLER: integer(0, 1_048_576, 65_536),
  MAX_BODY_KIB: integer(16, 65_536, 1024),
  MAX_PHOTO_MIB: integer(1, 100, 10),
  MAX_PHOTOS_PER_CALL: integer(1, 100, 10),
  MAX_PHOTO_MEGAPIXELS: integer(1, 1000, 64),
  PHOTO_SECONDS: integer(1, 600, 20),
  HEIC_WORKERS: integer(1, 64, 1),
  HEIC_WORKER_MIB: integer(64, 4096, 768),
  UPLOADS_PER_ORGANIZATION: integer(1, 10_000, 40),
  UPLOADS: integer(1, 100_000, 200),
  GRAPHQL_MAX_DEPTH: integer(3, 100, 12),
  GRAPHQL_MAX_COST: integer(100, 10_000_000, 10_000),
  JOB_RETRY_SECONDS: integer(0, 3600, 5),
  SHUTDOWN_DELAY_SECONDS: integer(0, 6, 0),
});

export type Variables = z.output<typeof variables>;

/** Reads the environment, or throws a `ConfigError` that names the first wrong variable. */
export function parseConfig(env: NodeJS.ProcessEnv): ReturnType<typeof toConfig> {
  const parsed = variables.safeParse(env);
  if (!parsed.success) throw new ConfigError(describeError(parsed.error, env));
  const problem = problemsOf(parsed.data).find(([isWrong]) => isWrong);
  if (problem) throw new ConfigError(problem[1]);
  return toConfig(parsed.data);
}

function describeError(error: z.ZodError, env: NodeJS.ProcessEnv): string {
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const isSecret =
    /SECRET|TOKEN|SIGNING_KEY|DATABASE_URL|DATABASE_OWNER_URL|DATABASE_QUEUE_URL|DATABASE_REPLICA_URLS|REDIS_URL|SMTP_URL/.test(
      name,
    );
  return `${name} ${issue?.message}${isSecret ? '' : `, not ${JSON.stringify(env[name])}`}.`;
}

export function toConfig(values: Variables) {
  const production = values.NODE_ENV === 'production';
  // On loopback, only people of this machine can register, and tests register many organizations.
  const isLocal = listensLocally({ host: values.HOST });
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    /** Null means the embedded PostgreSQL. */
    databaseUrl: values.DATABASE_URL,
    /** The login that migrates and owns the tables. Null if DATABASE_URL is that login. */
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    /** The login that works on jobs. Null if the owner's does. */
    databaseQueueUrl: values.DATABASE_QUEUE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS ?? [],
    /** Whether the start runs the migrations. Otherwise it waits until `npm run migrate` has run them. */
    migrateOnStart: values.MIGRATE_ON_START ?? true,
    redisUrl: values.REDIS_URL,
    s3: s3Of(values),
    mail: mailOf(values),
    /** Null means a key in the data folder. So does the next one. */
    auditSigningKey: values.AUDIT_SIGNING_KEY,
    /** The first key seals secrets, each opens them. */
    secretsKeys: values.SECRETS_KEY,
    /** Null means the origin in the request. */
    publicUrl: values.PUBLIC_URL,
    releases: {
      /** Null means `remotes.json` in `folder`, and the modules served here. */
      remotesUrl: values.REMOTES_URL,
      remoteOrigins: values.REMOTE_ORIGINS ?? [],
      folder: path.resolve(values.RELEASES_DIR),
      kept: values.KEPT_RELEASES,
      keptDays: values.KEPT_RELEASE_DAYS,
    },
    trustProxy: values.TRUST_PROXY ?? (false as const),
    http: {
      allowedHosts: values.ALLOWED_HOSTS ?? [],
      /** Without a port of their own, the metrics are on the port of the product. */
      metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST, token: values.METRICS_TOKEN },
      // Like introspection: production describes its API only to people who may use it.
      apiDocs: values.API_DOCS ?? (production ? 'signed-in' : 'public'),
      requiresTrustedDocuments: values.TRUSTED_DOCUMENTS ?? production,
    },
    production,
    // The demo's passwords are public, so it is off by default wherever real data may be stored.
    demo: values.DEMO ?? (values.DATABASE_URL === null && !production),
    logLevel: values.LOG_LEVEL,
    /** Null means `on`, but `errors` in a developer's terminal. */
    accessLog: values.ACCESS_LOG,
    signUp: {
      registration: values.REGISTRATION ?? (isLocal ? 'open' : 'closed'),
      organizationInviteHours: values.ORGANIZATION_INVITE_HOURS,
    },
    sessionDays: values.SESSION_DAYS,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
    sessionsPerPerson: values.SESSIONS_PER_PERSON,
    freshSignInMinutes: values.FRESH_SIGN_IN_MINUTES,
    jobRetrySeconds: values.JOB_RETRY_SECONDS,
    shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS,
    limits: limitsOf(values, isLocal),
  } as const;
}

/** Without keys of their own, Amazon's client looks for those of the program's role. */
function s3Of(values: Variables) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket) return null;
  return {
    bucket,
    /** Null for Amazon S3. */
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? values.S3_ENDPOINT !== null,
  };
}

/** Without MAIL_FROM, the sender address uses the host of the product. */
function mailOf(values: Variables) {
  const { SMTP_URL: url, PUBLIC_URL: publicUrl } = values;
  if (!url || !publicUrl) return null;
  const { hostname } = new URL(publicUrl);
  const domain = /[a-z]/i.test(hostname) && !hostname.includes(':') ? hostname : 'localhost';
  return { url, publicUrl, from: values.MAIL_FROM ?? `TimeTrack <no-reply@${domain}>` };
}

function limitsOf(values: Variables, isLocal: boolean) {
  const limit = (name: string, points: number, windowSeconds = 15 * minute) => ({ name, points, windowSeconds });
  const registrations = values.REGISTRATIONS_PER_ADDRESS ?? (isLocal ? 100 : 20);
  const loginPerAccount: SlowingLimit = {
    ...limit('login-per-account', values.LOGIN_FAILURES_PER_ACCOUNT, 24 * hour),
    firstDelaySeconds: values.LOGIN_FIRST_DELAY_SECONDS,
    maxDelaySeconds: 15 * minute,
  };
  return {
    loginPerAccount,
    loginPerEmailAndAddress: limit('login-per-email-and-address', values.LOGIN_FAILURES_PER_EMAIL),
    loginPerAddress: limit('login-per-address', values.LOGIN_FAILURES_PER_ADDRESS),
    accountMailsPerEmail: limit('account-mails', 5, hour),
    accountMailsPerAddress: limit('account-mails-per-address', values.ACCOUNT_MAILS_PER_ADDRESS, hour),
    registrationsPerAddress: limit('registrations-per-address', registrations, isLocal ? minute : hour),
    importPreviewsPerUser: limit('import-previews', 60, hour),
    registrationMailsPerEmail: limit('registration-mails', 5, hour),
    invitationMailsPerDay: values.INVITATION_MAILS_PER_DAY,
    invitationMailsPerRecipient: values.INVITATION_MAILS_PER_RECIPIENT,
    invitationMissesPerAddress: limit('invitation-misses', values.INVITATION_MISSES_PER_ADDRESS),
    callsPerApiKey: limit('calls-per-api-key', values.API_KEY_CALLS_PER_MINUTE, minute),
    auditedSignInFailures: limit('audited-sign-in-failures', values.AUDITED_SIGN_IN_FAILURES_PER_HOUR, hour),
    /** Security events of one kind that are logged within a minute: from one network address, and from all. */
    securityLinesPerAddress: values.SECURITY_LINES_PER_ADDRESS,
    securityLinesPerEvent: 300,
    requestsPerSession: limit('requests-per-session', values.REQUESTS_PER_SESSION, minute),
    requestsPerAddress: limit('requests-per-address', values.REQUESTS_PER_ADDRESS, minute),
    socketMessages: limit('socket-messages', values.SOCKET_MESSAGES_PER_SESSION, minute),
    badSocketMessages: limit('bad-socket-messages', values.BAD_SOCKET_MESSAGES_PER_SESSION, minute),
    socketsPerSession: values.SOCKETS_PER_SESSION,
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    subscriptionsPerSocket: 20,
    idempotencyKeysPerCaller: values.IDEMPOTENCY_KEYS_PER_CALLER,
    idempotencyBytesPerCaller: values.IDEMPOTENCY_KIB_PER_CALLER * kibibyte,
    maxPhotoBytes: values.MAX_PHOTO_MIB * mebibyte,
    maxPhotosPerCall: values.MAX_PHOTOS_PER_CALL,
    photos: {
      maxPixels: values.MAX_PHOTO_MEGAPIXELS * 1_000_000,
      maxSide: 16_384,
      /** To decode and encode it, and to wait for its turn. */
      secondsPerPhoto: values.PHOTO_SECONDS,
      waitSeconds: minute,
      heicWorkers: values.HEIC_WORKERS,
      heicWorkerMib: values.HEIC_WORKER_MIB,
    },
    uploads: { perOrganization: values.UPLOADS_PER_ORGANIZATION, overall: values.UPLOADS },
    /** The size of a JSON body. Photos have their own limits. */
    bodyBytes: values.MAX_BODY_KIB * kibibyte,
    graphqlDepth: values.GRAPHQL_MAX_DEPTH,
    graphqlAliases: 30,
    graphqlCost: values.GRAPHQL_MAX_COST,
  };
}
