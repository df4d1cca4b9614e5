import { ConfigError, type HttpConfig, type HttpLimits, type RateLimit } from './config.js';
import { flag, hosts, integer, oneOf, optionalInteger, text } from './variables.js';

const kibibyte = 1024;

export const httpVariables = {
  ALLOWED_HOSTS: hosts(),
  METRICS_PORT: optionalInteger(0, 65_535),
  METRICS_HOST: text('127.0.0.1'),
  METRICS_TOKEN: text(),
  API_DOCS: oneOf(['public', 'signed-in', 'off']),
  TRUSTED_DOCUMENTS: flag(),
  REQUESTS_PER_SESSION: integer(1, 10_000_000, 6000),
  REQUESTS_PER_ADDRESS: integer(1, 10_000_000, 30_000),
  SOCKETS_PER_SESSION: integer(1, 10_000, 30),
  SOCKETS_PER_ADDRESS: integer(1, 100_000, 2000),
  SUBSCRIPTIONS_PER_SOCKET: integer(1, 1000, 20),
  SOCKET_MESSAGES_PER_SESSION: integer(1, 1_000_000, 1200),
  BAD_SOCKET_MESSAGES_PER_SESSION: integer(1, 1_000_000, 20),
  IDEMPOTENCY_KEYS_PER_CALLER: integer(1, 10_000_000, 10_000),
  IDEMPOTENCY_ANSWER_KIB: integer(0, 65_536, 64),
  IDEMPOTENCY_KIB_PER_CALLER: integer(0, 1_048_576, 2048),
};

type HttpValues = {
  readonly [Name in keyof typeof httpVariables]: ReturnType<(typeof httpVariables)[Name]['parse']>;
};

/** A token that can be guessed is worse than no token. */
const minTokenLength = 16;

export function readHttpConfig(values: HttpValues, production: boolean): HttpConfig {
  const token = values.METRICS_TOKEN ?? null;
  if (token !== null && token.length < minTokenLength) {
    throw new ConfigError(`METRICS_TOKEN must have at least ${minTokenLength} characters.`);
  }
  return {
    allowedHosts: values.ALLOWED_HOSTS ?? [],
    metrics: { port: values.METRICS_PORT ?? null, host: values.METRICS_HOST, token },
    // Like introspection: production describes its API only to people who may use it.
    apiDocs: values.API_DOCS ?? (production ? 'signed-in' : 'public'),
    requiresTrustedDocuments: values.TRUSTED_DOCUMENTS ?? production,
  };
}

export function readHttpLimits(values: HttpValues): HttpLimits {
  const perMinute = (name: string, points: number): RateLimit => ({ name, points, windowSeconds: 60 });
  return {
    requestsPerSession: perMinute('requests-per-session', values.REQUESTS_PER_SESSION),
    requestsPerAddress: perMinute('requests-per-address', values.REQUESTS_PER_ADDRESS),
    socketMessages: perMinute('socket-messages', values.SOCKET_MESSAGES_PER_SESSION),
    badSocketMessages: perMinute('bad-socket-messages', values.BAD_SOCKET_MESSAGES_PER_SESSION),
    socketsPerSession: values.SOCKETS_PER_SESSION,
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    subscriptionsPerSocket: values.SUBSCRIPTIONS_PER_SOCKET,
    idempotencyKeysPerCaller: values.IDEMPOTENCY_KEYS_PER_CALLER,
    idempotencyAnswerBytes: values.IDEMPOTENCY_ANSWER_KIB * kibibyte,
    idempotencyBytesPerCaller: values.IDEMPOTENCY_KIB_PER_CALLER * kibibyte,
  };
}
