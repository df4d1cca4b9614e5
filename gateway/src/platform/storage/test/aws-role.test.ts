import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { S3Double } from '../../../../test/harness/index.js';
import type { AwsRole } from '../../config/config.types.js';
import { AwsRoleKeys } from '../aws-role.adapter.js';
import { createFileStore } from '../file-store.adapter.js';

type Route = (request: IncomingMessage, body: string) => unknown;

let folder: string;
let server: Server;
let endpoint: string;
let routes: Record<string, Route> = {};
let calls: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'timetrack-role-'));
  await writeFile(path.join(folder, 'token'), 'signed-by-kubernetes\n');
  server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const answer = routes[call]?.(request, await text(request));
    if (answer === undefined) return void response.writeHead(403).end();
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  routes = {};
  calls = [];
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

const inMinutes = (minutes: number): number => Date.now() + minutes * 60_000;

function metadataKeys(id: string, expiresAt: number) {
  const expiration = new Date(expiresAt).toISOString();
  return { Code: 'Success', AccessKeyId: id, SecretAccessKey: 'secret', Token: `${id}-token`, Expiration: expiration };
}

const containerRole = (): AwsRole => ({
  source: 'container',
  url: `${endpoint}/keys`,
  token: null,
  tokenFile: null,
});

describe('the keys of a role', () => {
  test('are read from the metadata service of a machine, in a session', async () => {
    routes = {
      'PUT /latest/api/token': ({ headers }) =>
        headers['x-aws-ec2-metadata-token-ttl-seconds'] === '21600' ? 'session' : undefined,
      'GET /latest/meta-data/iam/security-credentials/': ({ headers }) =>
        headers['x-aws-ec2-metadata-token'] === 'session' ? 'photos-role' : undefined,
      'GET /latest/meta-data/iam/security-credentials/photos-role': ({ headers }) =>
        headers['x-aws-ec2-metadata-token'] === 'session' ? metadataKeys('machine', inMinutes(60)) : undefined,
    };

    expect(await new AwsRoleKeys({ source: 'machine', endpoint }).get()).toMatchObject({
      accessKeyId: 'machine',
      secretAccessKey: 'secret',
      sessionToken: 'machine-token',
    });
  });

  test('are read from the credentials service of a container, with the token in its file', async () => {
    routes['GET /keys'] = ({ headers }) =>
      headers.authorization === 'signed-by-kubernetes' ? metadataKeys('container', inMinutes(60)) : undefined;

    const role: AwsRole = { ...containerRole(), tokenFile: path.join(folder, 'token') } as AwsRole;
    expect(await new AwsRoleKeys(role).get()).toMatchObject({ accessKeyId: 'container' });
  });

  test('are issued by the security token service for the identity of a service account', async () => {
    routes['POST /'] = ({ headers }, body) => {
      const asked = Object.fromEntries(new URLSearchParams(body));
      expect(asked).toEqual({
        Action: 'AssumeRoleWithWebIdentity',
        Version: '2011-06-15',
        RoleArn: 'arn:aws:iam::1:role/photos',
        RoleSessionName: 'timetrack',
        WebIdentityToken: 'signed-by-kubernetes',
      });
      expect(headers.accept).toBe('application/json');
      const { Token: SessionToken, ...keys } = metadataKeys('identity', 0);
      const Credentials = { ...keys, SessionToken, Expiration: inMinutes(60) / 1000 };
      return { AssumeRoleWithWebIdentityResponse: { AssumeRoleWithWebIdentityResult: { Credentials } } };
    };

    const role: AwsRole = {
      source: 'web-identity',
      tokenFile: path.join(folder, 'token'),
      roleArn: 'arn:aws:iam::1:role/photos',
      sessionName: 'timetrack',
      endpoint,
    };
    expect(await new AwsRoleKeys(role).get()).toMatchObject({
      accessKeyId: 'identity',
      sessionToken: 'identity-token',
    });
  });

  test('are fetched once for concurrent calls, and again shortly before they expire', async () => {
    routes['GET /keys'] = () => metadataKeys('first', inMinutes(60));
    const keys = new AwsRoleKeys(containerRole());
    await Promise.all([keys.get(), keys.get(), keys.get()]);
    await keys.get();
    expect(calls).toHaveLength(1);

    routes['GET /keys'] = () => metadataKeys('late', inMinutes(4));
    const expiring = new AwsRoleKeys(containerRole());
    await expiring.get();
    routes['GET /keys'] = () => metadataKeys('renewed', inMinutes(60));
    expect(await expiring.get()).toMatchObject({ accessKeyId: 'renewed' });
  });

  test('are used until they expire if they cannot be renewed', async () => {
    routes['GET /keys'] = () => metadataKeys('valid', inMinutes(4));
    const keys = new AwsRoleKeys(containerRole());
    await keys.get();
    routes = {};
    expect(await keys.get()).toMatchObject({ accessKeyId: 'valid' });
  });

  test('fail the call if they cannot be fetched, and the next call tries again', async () => {
    const keys = new AwsRoleKeys(containerRole());
    await expect(keys.get()).rejects.toThrow(/^The service that provides the keys for S3 answered 403/);
    routes['GET /keys'] = () => ({ Code: 'Failed' });
    await expect(keys.get()).rejects.toThrow();
    routes['GET /keys'] = () => metadataKeys('recovered', inMinutes(60));
    expect(await keys.get()).toMatchObject({ accessKeyId: 'recovered' });
  });
});

describe('a store that a role opens', () => {
  let s3: S3Double;
  beforeEach(async () => {
    s3 = await S3Double.start();
  });
  afterEach(async () => {
    await s3.stop();
  });

  test('gets calls signed with the keys and the token of the role', async () => {
    routes['GET /keys'] = () => metadataKeys('container', inMinutes(60));
    const store = createFileStore({ dataDir: folder, s3: { ...s3.config, credentials: containerRole() } });
    await store.put('photos/org-1/one.jpg', Buffer.from('a picture'), 'image/jpeg');

    expect(s3.lastRequest?.headers).toMatchObject({ 'x-amz-security-token': 'container-token' });
    expect(s3.lastRequest?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=container\//);
  });
});
