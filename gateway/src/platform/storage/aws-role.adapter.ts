import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { AwsKeys, AwsRole } from '../config/config.types.js';

const minute = 60_000;

/** Keys are renewed this long before they expire. */
const margin = 5 * minute;

interface TemporaryKeys extends AwsKeys {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * The temporary keys of a role, fetched when they are needed and shared until shortly before they expire. If they cannot be
 * renewed, the old ones are used as long as they are valid.
 */
export class AwsRoleKeys {
  private current: TemporaryKeys | null = null;
  private pending: Promise<TemporaryKeys> | null = null;

  constructor(private readonly role: AwsRole) {}

  async get(): Promise<AwsKeys> {
    const known = this.current;
    if (known && isValidFor(known, margin)) return known;
    this.pending ??= fetchKeys(this.role).finally(() => {
      this.pending = null;
    });
    try {
      this.current = await this.pending;
      return this.current;
    } catch (error) {
      if (known && isValidFor(known, 0)) return known;
      throw error;
    }
  }
}

const isValidFor = (keys: TemporaryKeys, milliseconds: number): boolean => keys.expiresAt - milliseconds > Date.now();

function fetchKeys(role: AwsRole): Promise<TemporaryKeys> {
  switch (role.source) {
    case 'web-identity':
      return fetchWebIdentityKeys(role);
    case 'container':
      return fetchContainerKeys(role);
    case 'machine':
      return fetchMachineKeys(role);
  }
}

/** https://docs.aws.amazon.com/STS/latest/APIReference/API_AssumeRoleWithWebIdentity.html */
async function fetchWebIdentityKeys(role: Extract<AwsRole, { source: 'web-identity' }>): Promise<TemporaryKeys> {
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: role.roleArn,
    RoleSessionName: role.sessionName,
    WebIdentityToken: (await readFile(role.tokenFile, 'utf8')).trim(),
  });
  const response = await call(role.endpoint, { method: 'POST', body, headers: { accept: 'application/json' } });
  const { Credentials } = stsResponse.parse(await response.json()).AssumeRoleWithWebIdentityResponse
    .AssumeRoleWithWebIdentityResult;
  const expiresAt = Credentials.Expiration * 1000;
  return { ...presentKeys(Credentials), sessionToken: Credentials.SessionToken, expiresAt };
}

/** https://docs.aws.amazon.com/sdkref/latest/guide/feature-container-credentials.html */
async function fetchContainerKeys(role: Extract<AwsRole, { source: 'container' }>): Promise<TemporaryKeys> {
  const token = role.tokenFile ? (await readFile(role.tokenFile, 'utf8')).trim() : role.token;
  const response = await call(role.url, token ? { headers: { authorization: token } } : {});
  return parseMetadataKeys(await response.json());
}

/** https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html, version 2 */
async function fetchMachineKeys(role: Extract<AwsRole, { source: 'machine' }>): Promise<TemporaryKeys> {
  const ttl = { 'x-aws-ec2-metadata-token-ttl-seconds': '21600' };
  const session = await call(`${role.endpoint}/latest/api/token`, { method: 'PUT', headers: ttl });
  const headers = { 'x-aws-ec2-metadata-token': await session.text() };
  const roles = `${role.endpoint}/latest/meta-data/iam/security-credentials/`;
  const name = (await (await call(roles, { headers })).text()).trim();
  const response = await call(roles + encodeURIComponent(name), { headers });
  return parseMetadataKeys(await response.json());
}

const keys = { AccessKeyId: z.string().min(1), SecretAccessKey: z.string().min(1) };

const stsResponse = z.object({
  AssumeRoleWithWebIdentityResponse: z.object({
    AssumeRoleWithWebIdentityResult: z.object({
      Credentials: z.object({ ...keys, SessionToken: z.string(), Expiration: z.number() }),
    }),
  }),
});

const metadataKeys = z.object({ ...keys, Token: z.string(), Expiration: z.iso.datetime() });

function parseMetadataKeys(content: unknown): TemporaryKeys {
  const parsed = metadataKeys.parse(content);
  return { ...presentKeys(parsed), sessionToken: parsed.Token, expiresAt: Date.parse(parsed.Expiration) };
}

const presentKeys = (from: { AccessKeyId: string; SecretAccessKey: string }) => ({
  accessKeyId: from.AccessKeyId,
  secretAccessKey: from.SecretAccessKey,
});

async function call(url: string, request: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(5000), redirect: 'error' });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new Error(`The service that provides the keys for S3 answered ${response.status} (${new URL(url).host}).`);
}
