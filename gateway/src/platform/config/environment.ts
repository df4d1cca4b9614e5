import path from 'node:path';
import { z } from 'zod';
import { type Config, ConfigError, type Limits, type MailConfig, type RateLimit } from './config.js';
import { httpVariables, readHttpConfig, readHttpLimits } from './http.js';
import { photoVariables, readPhotoLimits } from './photos.js';
import { readReleasesConfig, releaseVariables } from './releases.js';
import { readS3Config, s3Variables } from './s3.js';
import { readSignUpConfig, readSignUpLimits, requirePublicUrl, signUpVariables } from './sign-up.js';
import { readTelemetryConfig } from './telemetry.js';
import {
  address,
  addresses,
  flag,
  integer,
  mailbox,
  oneOf,
  origin,
  proxies,
  secretKeys,
  signingKey,
  text,
} from './variables.js';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Every environment variable of the gateway with its default. */
export const variables = z.object({
  PORT: integer(0, 65_535, 3000),
  HOST: text('127.0.0.1'),
  DATA_DIR: text('.data'),
  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_OWNER_URL: address('postgres', 'postgresql'),
  MIGRATE_ON_START: flag(),
  DATABASE_POOL_SIZE: integer(2, 500, 20),
  DATABASE_REPLICA_URLS: addresses('postgres', 'postgresql'),
  REDIS_URL: address('redis', 'rediss'),
  ...s3Variables,
  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: mailbox(),
  AUDIT_SIGNING_KEY: signingKey(),
  SECRETS_KEY: secretKeys(),
  PUBLIC_URL: origin(),
  ...releaseVariables,
  TRUST_PROXY: proxies(),
  ...httpVariables,
  ...signUpVariables,
  NODE_ENV: oneOf(['production', 'development', 'test']),
  DEMO: flag(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  ACCESS_LOG: oneOf(['on', 'errors', 'off']),
  SESSION_DAYS: integer(1, 365, 30),
  SESSION_IDLE_MINUTES: integer(5, 525_600, 10_080),
  SESSIONS_PER_PERSON: integer(1, 1000, 20),
  FRESH_SIGN_IN_MINUTES: integer(1, 1440, 10),
  JOB_RETRY_SECONDS: integer(0, 3600, 5),
  SHUTDOWN_DELAY_SECONDS: integer(0, 6, 0),
  LOGIN_FAILURES_PER_EMAIL: integer(1, 1_000_000, 10),
  LOGIN_FAILURES_PER_ADDRESS: integer(1, 1_000_000, 300),
  ACCOUNT_MAILS_PER_EMAIL: integer(1, 1_000_000, 5),
  ACCOUNT_MAILS_PER_ADDRESS: integer(1, 1_000_000, 50),
  INVITATION_MISSES_PER_ADDRESS: integer(1, 1_000_000, 100),
  API_KEY_CALLS_PER_MINUTE: integer(1, 1_000_000, 600),
  AUDITED_SIGN_IN_FAILURES_PER_HOUR: integer(1, 1_000_000, 10),
  SECURITY_LINES_PER_ADDRESS: integer(1, 1_000_000, 10),
  SECURITY_LINES_PER_EVENT: integer(1, 1_000_000, 300),
  RATE_LIMIT_MINUTES: integer(1, 1440, 15),
  MAX_PHOTO_MIB: integer(1, 100, 10),
  MAX_PHOTOS_PER_CALL: integer(1, 100, 10),
  ...photoVariables,
  MAX_BODY_KIB: integer(16, 65_536, 1024),
  GRAPHQL_MAX_DEPTH: integer(3, 100, 12),
  GRAPHQL_MAX_ALIASES: integer(1, 1000, 30),
  GRAPHQL_MAX_COST: integer(100, 10_000_000, 10_000),
});

type Variables = z.output<typeof variables>;

/** Reads the environment, or throws a `ConfigError` that names the first wrong variable. */
export function parseConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = variables.safeParse(env);
  if (!parsed.success) throw new ConfigError(describeError(parsed.error, env));
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  requirePublicUrl(values);
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL) {
    throw new ConfigError('DATABASE_OWNER_URL needs DATABASE_URL, the login of the gateways.');
  }
  if (production && values.DEMO) {
    throw new ConfigError('DEMO=1 can’t be combined with NODE_ENV=production: the demo accounts are public.');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    ...readDatabases(values),
    migrateOnStart: values.MIGRATE_ON_START ?? true,
    redisUrl: values.REDIS_URL ?? null,
    s3: readS3Config(values),
    mail: readMailConfig(values),
    auditSigningKey: values.AUDIT_SIGNING_KEY ?? null,
    secretsKeys: values.SECRETS_KEY ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    releases: readReleasesConfig(values),
    trustProxy: values.TRUST_PROXY ?? false,
    http: readHttpConfig(values, production),
    production,
    // The demo's passwords are public, so it is off by default wherever real data may be stored.
    demo: values.DEMO ?? (values.DATABASE_URL === undefined && !production),
    logLevel: values.LOG_LEVEL,
    accessLog: values.ACCESS_LOG ?? null,
    telemetry: readTelemetryConfig(env),
    signUp: readSignUpConfig(values, values.HOST),
    sessionDays: values.SESSION_DAYS,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
    sessionsPerPerson: values.SESSIONS_PER_PERSON,
    freshSignInMinutes: values.FRESH_SIGN_IN_MINUTES,
    jobRetrySeconds: values.JOB_RETRY_SECONDS,
    shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS,
    limits: readLimits(values),
  };
}

function describeError(error: z.ZodError, env: NodeJS.ProcessEnv): string {
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const isSecret =
    /SECRET|TOKEN|SIGNING_KEY|DATABASE_URL|DATABASE_OWNER_URL|DATABASE_REPLICA_URLS|REDIS_URL|SMTP_URL/.test(name);
  return `${name} ${issue?.message}${isSecret ? '' : `, not ${JSON.stringify(env[name])}`}.`;
}

function readDatabases(
  values: Variables,
): Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databasePoolSize' | 'databaseReplicaUrls'> {
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS ?? [],
  };
}

/** Without MAIL_FROM, the sender address uses the host of the product. */
function readMailConfig(values: Variables): MailConfig | null {
  if (!values.SMTP_URL) return null;
  const { hostname } = new URL(values.PUBLIC_URL ?? values.SMTP_URL);
  const domain = /[a-z]/i.test(hostname) && !hostname.includes(':') ? hostname : 'localhost';
  return { url: values.SMTP_URL, from: values.MAIL_FROM ?? `TimeTrack <no-reply@${domain}>` };
}

function readLimits(values: Variables): Limits {
  const windowSeconds = values.RATE_LIMIT_MINUTES * 60;
  const limit = (name: string, points: number): RateLimit => ({ name, points, windowSeconds });
  return {
    loginPerEmailAndAddress: limit('login-per-email-and-address', values.LOGIN_FAILURES_PER_EMAIL),
    loginPerAddress: limit('login-per-address', values.LOGIN_FAILURES_PER_ADDRESS),
    accountMailsPerEmail: { name: 'account-mails', points: values.ACCOUNT_MAILS_PER_EMAIL, windowSeconds: 3600 },
    accountMailsPerAddress: {
      name: 'account-mails-per-address',
      points: values.ACCOUNT_MAILS_PER_ADDRESS,
      windowSeconds: 3600,
    },
    invitationMissesPerAddress: limit('invitation-misses', values.INVITATION_MISSES_PER_ADDRESS),
    callsPerApiKey: { name: 'calls-per-api-key', points: values.API_KEY_CALLS_PER_MINUTE, windowSeconds: 60 },
    auditedSignInFailures: {
      name: 'audited-sign-in-failures',
      points: values.AUDITED_SIGN_IN_FAILURES_PER_HOUR,
      windowSeconds: 3600,
    },
    securityLinesPerAddress: values.SECURITY_LINES_PER_ADDRESS,
    securityLinesPerEvent: values.SECURITY_LINES_PER_EVENT,
    maxPhotoBytes: values.MAX_PHOTO_MIB * mebibyte,
    maxPhotosPerCall: values.MAX_PHOTOS_PER_CALL,
    ...readPhotoLimits(values),
    bodyBytes: values.MAX_BODY_KIB * kibibyte,
    graphqlDepth: values.GRAPHQL_MAX_DEPTH,
    graphqlAliases: values.GRAPHQL_MAX_ALIASES,
    graphqlCost: values.GRAPHQL_MAX_COST,
    ...readHttpLimits(values),
    ...readSignUpLimits(values, values.HOST),
  };
}
