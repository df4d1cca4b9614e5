import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { command, query } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.inputs.js';
import { DomainError, failures } from '../../../platform/errors/index.js';
import { ApiKey } from './api-key.entity.js';
import { createApiKeyInput, revokeApiKeyInput } from './api-key.inputs.js';
import type { NewApiKey } from './api-key.types.js';
import { createApiKeySecret, hashOfApiKey, prefixOf } from './api-key-secret.rules.js';

/** More keys than an organization has programs, and few enough for a list without pages. */
const maxKeys = 100;

/** The keys that are not revoked, newest first. */
export const apiKeys = query('apiKeys', z.object({}), ({ em }) =>
  em.find(ApiKey, { revokedAt: null }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: maxKeys }),
);

/** Creates a key. Fails with CONFLICT if the organization has 100 of them. */
export const createApiKey = command(
  'createApiKey',
  createApiKeyInput,
  async ({ em, viewer, platform, record }, { name, scopes }): Promise<NewApiKey> => {
    if ((await em.count(ApiKey, { revokedAt: null })) >= maxKeys) throw tooManyKeys();
    const secret = createApiKeySecret();
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

/** The key stops working at commit. Its row stays for the audit log. */
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
    `An organization can have at most ${maxKeys} API keys. Revoke one that is no longer used.`,
  );
}
