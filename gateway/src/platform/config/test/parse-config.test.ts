import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { parseConfig } from '../environment.js';
import { ConfigError } from '../variables.js';

describe('the configuration without environment variables', () => {
  const config = parseConfig({});

  test('listens locally, with the embedded database and the demo', () => {
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, redisUrl: null, s3: null });
    expect(config).toMatchObject({ demo: true, production: false, trustProxy: false, publicUrl: null });
  });

  test('stores its data below the current folder', () => {
    expect(config.dataDir).toBe(`${process.cwd()}/.data`);
  });

  test('has the limits of the contract', () => {
    expect(config.limits).toMatchObject({
      loginPerEmailAndAddress: { points: 10, windowSeconds: 900 },
      loginPerAddress: { points: 300, windowSeconds: 900 },
      invitationMissesPerAddress: { points: 100, windowSeconds: 900 },
      maxPhotoBytes: 10_485_760,
      maxPhotosPerCall: 10,
    });
  });
});

test('treats an empty variable as absent', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ', S3_BUCKET: '' })).toEqual(parseConfig({}));
});

test.each([
  ['a database of the operator', { DATABASE_URL: 'postgres://db/timetrack' }, false],
  ['production', { NODE_ENV: 'production' }, false],
  ['a database of the operator and DEMO=1', { DATABASE_URL: 'postgres://db/timetrack', DEMO: '1' }, true],
  ['DEMO=0', { DEMO: '0' }, false],
])('decides on the demo organization with %s', (_case, env, demo) => {
  expect(parseConfig(env).demo).toBe(demo);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
  [
    { DATABASE_URL: 'mysql://u:s3cret@db/x' },
    'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.',
  ],
  [
    { DATABASE_REPLICA_URLS: 'postgres://u:s3cret@one/x, two:5432' },
    'DATABASE_REPLICA_URLS must be a comma-separated list of URLs that start with postgres:// or postgresql://.',
  ],
  [{ JOB_RETRY_SECONDS: '1.5' }, 'JOB_RETRY_SECONDS must be a whole number from 0 to 3600, not "1.5".'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be a URL that starts with redis:// or rediss://.'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development or test, not "prod".'],
  [{ DEMO: 'maybe' }, 'DEMO must be 1 or 0, not "maybe".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace or silent, not "loud".'],
  [{ SMTP_URL: 'http://u:s3cret@mail' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://.'],
  [{ MAIL_FROM: 'us' }, 'MAIL_FROM must be an address such as TimeTrack <no-reply@example.com>, not "us".'],
  [
    { AUDIT_SIGNING_KEY: 's3cret' },
    'AUDIT_SIGNING_KEY must be an ed25519 private key in PEM, or in base64 of PKCS #8.',
  ],
  [{ S3_ENDPOINT: 'http://s3:9000' }, 'S3_BUCKET must name the bucket for photos when S3_ENDPOINT is set.'],
])('rejects %j in one sentence that names the variable', (env, sentence) => {
  expect(() => parseConfig(env)).toThrow(new ConfigError(sentence));
});

test.each([
  'time.example.com',
  'ftp://time.example.com',
  'https://time.example.com/app',
  'https://me@time.example.com',
])('rejects %s as PUBLIC_URL, which must be an origin', (value) => {
  expect(() => parseConfig({ PUBLIC_URL: value })).toThrow(/^PUBLIC_URL must be an http or https URL without a path/);
});

test.each([
  ['0', false],
  ['false', false],
  ['1', 1],
  ['10.0.0.1, 192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
  ['loopback', ['loopback']],
  ['fd00::/8', ['fd00::/8']],
])('reads TRUST_PROXY=%s as %j', (value, expected) => {
  expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test.each(['true', 'all', '10.0.0', '10.0.0.1/33', '0.0.0.0/0', '::/0', '*', '0x1'])(
  'rejects TRUST_PROXY=%s',
  (value) => {
    expect(() => parseConfig({ TRUST_PROXY: value })).toThrow(
      `TRUST_PROXY must be the number of proxies in front (1 for one), or a comma-separated list of their IP addresses or networks, not "${value}".`,
    );
  },
);

test('reads ALLOWED_HOSTS as a list of names', () => {
  expect(parseConfig({ ALLOWED_HOSTS: 'Time.example.com, *.example.org, [fd00::1]' }).http.allowedHosts).toEqual([
    'time.example.com',
    '*.example.org',
    '[fd00::1]',
  ]);
  for (const value of ['https://a.example', 'a:3000', '*', 'a.*', 'a b']) {
    expect(() => parseConfig({ ALLOWED_HOSTS: value })).toThrow(/^ALLOWED_HOSTS must be a comma-separated list/);
  }
});

test('rejects a METRICS_TOKEN that is short, without repeating it', () => {
  expect(() => parseConfig({ METRICS_TOKEN: 'secret' })).toThrow(
    new ConfigError('METRICS_TOKEN must have at least 16 characters.'),
  );
});

test.each([
  [{}, 'public'],
  [{ NODE_ENV: 'production' }, 'signed-in'],
  [{ NODE_ENV: 'production', API_DOCS: 'public' }, 'public'],
  [{ API_DOCS: 'off' }, 'off'],
])('with %j the OpenAPI document is %s', (env, apiDocs) => {
  expect(parseConfig(env).http.apiDocs).toBe(apiDocs);
});

test('reads replicas as a list, which is empty by default', () => {
  const { databaseReplicaUrls } = parseConfig({ DATABASE_REPLICA_URLS: 'postgres://one/x, postgresql://two/x' });
  expect(databaseReplicaUrls).toEqual(['postgres://one/x', 'postgresql://two/x']);
  expect(parseConfig({}).databaseReplicaUrls).toEqual([]);
});

describe('mail', () => {
  const SMTP_URL = 'smtps://us:secret@mail.example.com';

  test.each([
    [{ MAIL_FROM: 'Ann <ann@example.com>', PUBLIC_URL: 'https://time.example.com' }, 'Ann <ann@example.com>'],
    [{ MAIL_FROM: 'ann@example.com', PUBLIC_URL: 'https://time.example.com' }, 'ann@example.com'],
    [{ PUBLIC_URL: 'https://time.example.com' }, 'TimeTrack <no-reply@time.example.com>'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'TimeTrack <no-reply@localhost>'],
  ])('with %j is sent from %s', (env, from) => {
    expect(parseConfig({ SMTP_URL, ...env }).mail).toMatchObject({ from });
  });

  test('is refused without a PUBLIC_URL, because its links would lead wherever a request says', () => {
    expect(() => parseConfig({ SMTP_URL, MAIL_FROM: 'ann@example.com' })).toThrow(
      'PUBLIC_URL must be set when SMTP_URL is set, such as https://time.example.com: mails contain links to it.',
    );
  });

  test('is off without a mail server', () => {
    expect(parseConfig({ MAIL_FROM: 'ann@example.com' }).mail).toBeNull();
  });
});

test('reads the key of the audit log in PEM, in PEM on one line, and in base64', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  for (const key of [pem, pem.replaceAll('\n', '\\n'), der]) {
    expect(parseConfig({ AUDIT_SIGNING_KEY: key }).auditSigningKey).toBe(pem);
  }
  const { privateKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const wrong = String(other.export({ format: 'pem', type: 'pkcs8' }));
  expect(() => parseConfig({ AUDIT_SIGNING_KEY: wrong })).toThrow(/^AUDIT_SIGNING_KEY must be/);
});

describe('an S3-compatible store', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  test('is called with the bucket in the path at its own address', () => {
    const { s3 } = parseConfig({ S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'photos', ...keys });
    expect(s3).toMatchObject({ bucket: 'photos', region: 'us-east-1', forcePathStyle: true });
    expect(s3?.credentials).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret' });
  });

  test('needs both parts of its key, or neither', () => {
    expect(parseConfig({ S3_BUCKET: 'photos' }).s3?.credentials).toBeNull();
    expect(() => parseConfig({ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id' })).toThrow(
      /^S3_SECRET_ACCESS_KEY is missing/,
    );
  });
});

describe('registration', () => {
  test.each([
    [{}, 'open', 100, 60],
    [{ HOST: 'localhost' }, 'open', 100, 60],
    [{ HOST: '::1' }, 'open', 100, 60],
    [{ HOST: '0.0.0.0' }, 'closed', 20, 3600],
    [{ HOST: '::' }, 'closed', 20, 3600],
    [{ HOST: '192.0.2.7', REGISTRATION: 'open', REGISTRATIONS_PER_ADDRESS: '3' }, 'open', 3, 3600],
    [{ REGISTRATION: 'invite' }, 'invite', 100, 60],
  ])('with %j is %s, %i times in %i seconds', (env, registration, points, windowSeconds) => {
    const { signUp, limits } = parseConfig(env);
    expect(signUp).toMatchObject({ registration });
    expect(limits.registrationsPerAddress).toMatchObject({ points, windowSeconds });
  });
});
