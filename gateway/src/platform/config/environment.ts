import path from 'node:path';
import { listensLocally } from './hosts.js';
import {
  address,
  addresses,
  addressOrPath,
  ConfigError,
  Environment,
  flag,
  hosts,
  integer,
  mailbox,
  oneOf,
  origin,
  origins,
  proxies,
  secretKeys,
  signingKey,
  text,
} from './variables.js';

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

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
const minute = 60;
const hour = 60 * minute;

/** Reads the environment, or throws a `ConfigError` that names the first wrong variable. */
export function parseConfig(env: NodeJS.ProcessEnv): ReturnType<typeof readConfig> {
  return readConfig(new Environment(env));
}

/**
 * Every setting of the gateway, with its environment variable and its default. The README and docs/operations.md say what
 * each one means.
 */
export function readConfig(env: Environment) {
  const host = env.read('HOST', text, '127.0.0.1');
  const publicUrl = env.read('PUBLIC_URL', origin);
  const production = env.read('NODE_ENV', oneOf('production', 'development', 'test')) === 'production';
  const database = readDatabase(env);
  const demo = env.read('DEMO', flag);
  refuseIf(
    production && demo === true,
    'DEMO=1 can’t be combined with NODE_ENV=production: the demo accounts are public.',
  );
  // On loopback, only people of this machine can register, and tests register many organizations.
  const isLocal = listensLocally({ host });
  return {
    port: env.read('PORT', integer(0, 65_535), 3000),
    host,
    dataDir: path.resolve(env.read('DATA_DIR', text, '.data')),
    ...database,
    redisUrl: env.read('REDIS_URL', address('redis', 'rediss')),
    s3: readS3(env),
    mail: readMail(env, publicUrl),
    /** Null means a key in the data folder. So does the next one. */
    auditSigningKey: env.read('AUDIT_SIGNING_KEY', signingKey),
    /** The first key seals secrets, each opens them. */
    secretsKeys: env.read('SECRETS_KEY', secretKeys),
    /** Null means the origin in the request. */
    publicUrl,
    releases: {
      /** Null means `remotes.json` in `folder`, and the modules served here. */
      remotesUrl: env.read('REMOTES_URL', addressOrPath),
      remoteOrigins: env.read('REMOTE_ORIGINS', origins) ?? [],
      folder: path.resolve(env.read('RELEASES_DIR', text, '.releases')),
      kept: env.read('KEPT_RELEASES', integer(0, 1000), 10),
      keptDays: env.read('KEPT_RELEASE_DAYS', integer(1, 3650), 30),
    },
    trustProxy: env.read('TRUST_PROXY', proxies) ?? (false as const),
    http: {
      allowedHosts: env.read('ALLOWED_HOSTS', hosts) ?? [],
      metrics: readMetrics(env),
      // Like introspection: production describes its API only to people who may use it.
      apiDocs: env.read('API_DOCS', oneOf('public', 'signed-in', 'off')) ?? (production ? 'signed-in' : 'public'),
      requiresTrustedDocuments: env.read('TRUSTED_DOCUMENTS', flag) ?? production,
    },
    production,
    // The demo's passwords are public, so it is off by default wherever real data may be stored.
    demo: demo ?? (database.databaseUrl === null && !production),
    logLevel: env.read('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
    /** Null means `on`, but `errors` in a developer's terminal. */
    accessLog: env.read('ACCESS_LOG', oneOf('on', 'errors', 'off')),
    signUp: {
      registration: env.read('REGISTRATION', oneOf('open', 'invite', 'closed')) ?? (isLocal ? 'open' : 'closed'),
      organizationInviteHours: env.read('ORGANIZATION_INVITE_HOURS', integer(1, 720), 72),
    },
    sessionDays: env.read('SESSION_DAYS', integer(1, 365), 30),
    sessionIdleMinutes: env.read('SESSION_IDLE_MINUTES', integer(5, 525_600), 10_080),
    sessionsPerPerson: env.read('SESSIONS_PER_PERSON', integer(1, 1000), 20),
    freshSignInMinutes: env.read('FRESH_SIGN_IN_MINUTES', integer(1, 1440), 10),
    jobRetrySeconds: env.read('JOB_RETRY_SECONDS', integer(0, 3600), 5),
    shutdownDelaySeconds: env.read('SHUTDOWN_DELAY_SECONDS', integer(0, 6), 0),
    limits: readLimits(env, isLocal),
  };
}

function refuseIf(isWrong: boolean, sentence: string): void {
  if (isWrong) throw new ConfigError(sentence);
}

const postgres = ['postgres', 'postgresql'];

function readDatabase(env: Environment) {
  const databaseUrl = env.read('DATABASE_URL', address(...postgres));
  const databaseOwnerUrl = env.read('DATABASE_OWNER_URL', address(...postgres));
  refuseIf(
    databaseOwnerUrl !== null && !databaseUrl,
    'DATABASE_OWNER_URL needs DATABASE_URL, the login of the gateways.',
  );
  return {
    /** Null means the embedded PostgreSQL. */
    databaseUrl,
    /** The login that migrates and owns the tables. Null if DATABASE_URL is that login. */
    databaseOwnerUrl,
    databasePoolSize: env.read('DATABASE_POOL_SIZE', integer(2, 500), 20),
    databaseReplicaUrls: env.read('DATABASE_REPLICA_URLS', addresses(...postgres)) ?? [],
    /** Whether the start runs the migrations. Otherwise it waits until `npm run migrate` has run them. */
    migrateOnStart: env.read('MIGRATE_ON_START', flag) ?? true,
  };
}

function readMetrics(env: Environment) {
  const token = env.read('METRICS_TOKEN', text);
  // A token that can be guessed is worse than no token.
  refuseIf(token !== null && token.length < 16, 'METRICS_TOKEN must have at least 16 characters.');
  return {
    /** Null means the port of the product. */
    port: env.read('METRICS_PORT', integer(0, 65_535)),
    host: env.read('METRICS_HOST', text, '127.0.0.1'),
    token,
  };
}

/** Without keys of their own, Amazon's client looks for those of the program's role. */
function readS3(env: Environment) {
  const bucket = env.read('S3_BUCKET', text);
  const endpoint = env.read('S3_ENDPOINT', address('http', 'https'));
  const accessKeyId = env.read('S3_ACCESS_KEY_ID', text);
  const secretAccessKey = env.read('S3_SECRET_ACCESS_KEY', text);
  const region = env.read('S3_REGION', text, 'us-east-1');
  const forcePathStyle = env.read('S3_FORCE_PATH_STYLE', flag) ?? endpoint !== null;
  refuseIf(endpoint !== null && !bucket, 'S3_BUCKET must name the bucket for photos when S3_ENDPOINT is set.');
  if (!bucket) return null;
  const missing = accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID';
  refuseIf(
    Boolean(accessKeyId) !== Boolean(secretAccessKey),
    `${missing} is missing: set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.`,
  );
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return {
    bucket,
    /** Null for Amazon S3. */
    endpoint,
    region,
    credentials,
    /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
    forcePathStyle,
  };
}

/** Without MAIL_FROM, the sender address uses the host of the product. */
function readMail(env: Environment, publicUrl: string | null) {
  const url = env.read('SMTP_URL', address('smtp', 'smtps'));
  const from = env.read('MAIL_FROM', mailbox);
  if (!url) return null;
  // Links in mails must lead to us, and the Host header of a request is what the sender wrote.
  if (!publicUrl) {
    throw new ConfigError(
      'PUBLIC_URL must be set when SMTP_URL is set, such as https://time.example.com: mails contain links to it.',
    );
  }
  const { hostname } = new URL(publicUrl);
  const domain = /[a-z]/i.test(hostname) && !hostname.includes(':') ? hostname : 'localhost';
  return { url, from: from ?? `TimeTrack <no-reply@${domain}>` };
}

function readLimits(env: Environment, isLocal: boolean) {
  const limit = (name: string, points: number, windowSeconds = 15 * minute) => ({ name, points, windowSeconds });
  const count = (name: string, [min, max]: readonly [number, number], fallback: number) =>
    env.read(name, integer(min, max), fallback);
  const million = [1, 1_000_000] as const;
  const loginPerAccount: SlowingLimit = {
    ...limit('login-per-account', count('LOGIN_FAILURES_PER_ACCOUNT', million, 10), 24 * hour),
    firstDelaySeconds: count('LOGIN_FIRST_DELAY_SECONDS', [1, 3600], 1),
    maxDelaySeconds: 15 * minute,
  };
  const registrations = env.read('REGISTRATIONS_PER_ADDRESS', integer(...million)) ?? (isLocal ? 100 : 20);
  return {
    loginPerAccount,
    loginPerEmailAndAddress: limit('login-per-email-and-address', count('LOGIN_FAILURES_PER_EMAIL', million, 10)),
    loginPerAddress: limit('login-per-address', count('LOGIN_FAILURES_PER_ADDRESS', million, 300)),
    accountMailsPerEmail: limit('account-mails', 5, hour),
    accountMailsPerAddress: limit('account-mails-per-address', count('ACCOUNT_MAILS_PER_ADDRESS', million, 50), hour),
    registrationsPerAddress: limit('registrations-per-address', registrations, isLocal ? minute : hour),
    registrationMailsPerEmail: limit('registration-mails', 5, hour),
    invitationMailsPerDay: count('INVITATION_MAILS_PER_DAY', [0, 1_000_000], 100),
    invitationMailsPerRecipient: count('INVITATION_MAILS_PER_RECIPIENT', [1, 1000], 5),
    invitationMissesPerAddress: limit('invitation-misses', count('INVITATION_MISSES_PER_ADDRESS', million, 100)),
    callsPerApiKey: limit('calls-per-api-key', count('API_KEY_CALLS_PER_MINUTE', million, 600), minute),
    auditedSignInFailures: limit(
      'audited-sign-in-failures',
      count('AUDITED_SIGN_IN_FAILURES_PER_HOUR', million, 10),
      hour,
    ),
    /** Security events of one kind that are logged within a minute: from one network address, and from all. */
    securityLinesPerAddress: count('SECURITY_LINES_PER_ADDRESS', million, 10),
    securityLinesPerEvent: 300,
    requestsPerSession: limit('requests-per-session', count('REQUESTS_PER_SESSION', [1, 10_000_000], 6000), minute),
    requestsPerAddress: limit('requests-per-address', count('REQUESTS_PER_ADDRESS', [1, 10_000_000], 30_000), minute),
    socketMessages: limit('socket-messages', count('SOCKET_MESSAGES_PER_SESSION', million, 1200), minute),
    badSocketMessages: limit('bad-socket-messages', count('BAD_SOCKET_MESSAGES_PER_SESSION', million, 20), minute),
    socketsPerSession: count('SOCKETS_PER_SESSION', [1, 10_000], 30),
    socketsPerAddress: count('SOCKETS_PER_ADDRESS', [1, 100_000], 2000),
    subscriptionsPerSocket: 20,
    idempotencyKeysPerCaller: count('IDEMPOTENCY_KEYS_PER_CALLER', [1, 10_000_000], 10_000),
    idempotencyBytesPerCaller: count('IDEMPOTENCY_KIB_PER_CALLER', [0, 1_048_576], 65_536) * kibibyte,
    maxPhotoBytes: count('MAX_PHOTO_MIB', [1, 100], 10) * mebibyte,
    maxPhotosPerCall: count('MAX_PHOTOS_PER_CALL', [1, 100], 10),
    photos: {
      maxPixels: count('MAX_PHOTO_MEGAPIXELS', [1, 1000], 64) * 1_000_000,
      maxSide: 16_384,
      /** To decode and encode it, and to wait for its turn. */
      secondsPerPhoto: count('PHOTO_SECONDS', [1, 600], 20),
      waitSeconds: minute,
      heicWorkers: count('HEIC_WORKERS', [1, 64], 1),
      heicWorkerMib: count('HEIC_WORKER_MIB', [64, 4096], 768),
    },
    uploads: {
      perOrganization: count('UPLOADS_PER_ORGANIZATION', [1, 10_000], 40),
      overall: count('UPLOADS', [1, 100_000], 200),
    },
    /** The size of a JSON body. Photos have their own limits. */
    bodyBytes: count('MAX_BODY_KIB', [16, 65_536], 1024) * kibibyte,
    graphqlDepth: count('GRAPHQL_MAX_DEPTH', [3, 100], 12),
    graphqlAliases: 30,
    graphqlCost: count('GRAPHQL_MAX_COST', [100, 10_000_000], 10_000),
  };
}
