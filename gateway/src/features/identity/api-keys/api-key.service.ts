import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { command, query } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { DomainError, failures } from '../../../platform/errors/index.js';
import { ApiKey } from './api-key.entity.js';
import { createApiKeyInput, revokeApiKeyInput } from './api-key.inputs.js';
import { hashOfApiKey, newApiKeySecret, prefixOf } from './api-key-secret.rules.js';

/** So many keys are more than an organization has programs, and few enough for one list. */
const mostKeys = 100;

/** A key with the only sight of its secret. */
export interface NewApiKey {
  readonly apiKey: ApiKey;
  readonly secret: string;
}

/** The keys that open something, the newest first. */
export const apiKeys = query('apiKeys', z.object({}), ({ em }) =>
  em.find(ApiKey, { revokedAt: null }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: mostKeys }),
);

/** Makes a key. Fails with CONFLICT when the organization has 100 of them. */
export const createApiKey = command(
  'createApiKey',
  createApiKeyInput,
  async ({ em, viewer, platform, record }, { name, scopes }): Promise<NewApiKey> => {
    if ((await em.count(ApiKey, { revokedAt: null })) >= mostKeys) throw tooManyKeys();
    const secret = newApiKeySecret();
    const apiKey = em.create(ApiKey, {
      id: newId(),
      organizationId: viewer.organizationId,
      name,
      prefix: prefixOf(secret),
      keyHash: hashOfApiKey(secret),
      scopes,
      createdBy: viewer.userId,
      createdAt: platform.clock.now(),
    });
    await em.flush();
    const changes = { name: { after: name }, scopes: { after: scopes } };
    record({ action: 'api-key.created', subjectType: 'API_KEY', subjectId: apiKey.id, changes });
    return { apiKey, secret };
  },
);

/** From the commit on the key opens nothing; what it is known by stays for the audit log. */
export const revokeApiKey = command('revokeApiKey', revokeApiKeyInput, async (context, { id }) => {
  const { em, platform, record } = context;
  const key = await em.findOne(ApiKey, { id, revokedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!key) throw failures.notFound('API key');
  key.revokedAt = platform.clock.now();
  await em.flush();
  const changes = { name: { before: key.name } };
  record({ action: 'api-key.revoked', subjectType: 'API_KEY', subjectId: id, changes });
  return true;
});

function tooManyKeys(): DomainError {
  return new DomainError(
    'conflict',
    'api-keys.too-many',
    `An organization has at most ${mostKeys} API keys. Revoke one that is not used any more.`,
  );
}
