import type { ApiKeyScope } from '../../src/platform/auth/viewer.js';
import type { Actor } from './actors.js';
import type { TestGateway } from './gateway.js';

/** An API key, with the headers of a program that uses it. */
export interface TestKey {
  readonly id: string;
  readonly secret: string;
  readonly headers: { readonly authorization: string };
}

interface KeyOptions {
  readonly name?: string;
  readonly expiresAt?: string;
  readonly allowedAddresses?: readonly string[];
}

/** Creates an API key of a person who may own one. */
export async function createKey(
  gateway: Pick<TestGateway, 'inject'>,
  { headers }: Pick<Actor, 'headers'>,
  scopes: readonly ApiKeyScope[],
  options: KeyOptions = {},
): Promise<TestKey> {
  const payload = { name: 'Roster import', scopes, ...options };
  const response = await gateway.inject({ method: 'POST', url: '/api/api-keys', headers, payload });
  if (response.statusCode !== 201) throw new Error(`no API key was created: ${response.body}`);
  const { id, secret } = response.json<{ id: string; secret: string }>();
  return { id, secret, headers: { authorization: `Bearer ${secret}` } };
}
