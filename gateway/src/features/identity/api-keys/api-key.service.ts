import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { DomainError, enforce, failures } from '../../../platform/errors/index.js';
import { presentPage } from '../../../platform/paging/index.js';
import { everyRow, readPage, readRows, where } from '../../../platform/read-model/index.js';
import { type DomainEvent, nodesInput, selectionOfEntries } from '../../../platform/use-case/index.js';
import { addedFields } from '../../audit/index.js';
import { sessionEnded } from '../sessions/session.types.js';
import { User } from '../users/user.entity.js';
import { ApiKey } from './api-key.entity.js';
import { apiKeyIdInput, apiKeyPageInput, apiKeysInput, createApiKeyInput } from './api-key.inputs.js';
import { mayOwnKeys } from './api-key.policy.js';
import { apiKeyOfRow, apiKeyReads, chooseApiKeyParts } from './api-key.reads.js';
import { createApiKeySecret, expiryMustBeInTheFuture, hashOfApiKey, prefixOf } from './api-key.rules.js';
import { type NewApiKey, presentApiKey } from './api-key.types.js';

/** More keys than an organization has programs, and few enough for a list without pages. */
const maxKeys = 100;

export const apiKeys = query('apiKeys', apiKeysInput, async ({ em, platform, selection }, { includeRevoked }) => {
  const { edges } = await readPage(em, apiKeyReads, {
    ranges: [includeRevoked ? everyRow : where`revoked_at is null`],
    // Descending, PostgreSQL puts the keys without this instant first.
    orderBy: ['revokedAt', 'createdAt', 'id'],
    direction: 'desc',
    parts: chooseApiKeyParts(selection),
    page: { first: includeRevoked ? 2 * maxKeys : maxKeys },
  });
  const now = platform.clock.now();
  return edges.map(({ node }) => presentApiKey(apiKeyOfRow(node), now));
});

export const apiKeyPage = query('apiKeys', apiKeyPageInput, async (context, { includeRevoked, ...page }) => {
  const found = await readPage(context.em, apiKeyReads, {
    ranges: [includeRevoked ? everyRow : where`revoked_at is null`],
    orderBy: ['createdAt', 'id'],
    direction: 'desc',
    parts: chooseApiKeyParts(selectionOfEntries(context.selection)),
    page,
  });
  const now = context.platform.clock.now();
  return presentPage(found, (rows) => rows.map((row) => presentApiKey(apiKeyOfRow(row), now)));
});

/** Creates a key. Fails with CONFLICT if the organization has 100 of them. */
export const createApiKey = command(
  'createApiKey',
  createApiKeyInput,
  async ({ em, viewer, platform, record }, input): Promise<NewApiKey> => {
    const { name, scopes, expiresAt = null } = input;
    const allowedAddresses = input.allowedAddresses ?? [];
    const now = platform.clock.now();
    enforce(expiryMustBeInTheFuture(expiresAt, now));
    if ((await em.count(ApiKey, { revokedAt: null })) >= maxKeys) throw tooManyKeys();
    const secret = createApiKeySecret(viewer.organizationId);
    const apiKey = em.create(ApiKey, {
      id: newId(),
      organizationId: viewer.organizationId,
      name,
      prefix: prefixOf(secret),
      keyHash: hashOfApiKey(secret),
      scopes,
      createdBy: viewer.userId,
      owner: await em.findOneOrFail(User, viewer.userId),
      createdAt: now,
      expiresAt,
      allowedAddresses,
    });
    await em.flush();
    record({
      action: 'api-key.created',
      subjectType: 'API_KEY',
      subjectId: apiKey.id,
      changes: addedFields({
        ...{ name, scopes, ...(expiresAt && { expiresAt }) },
        ...(allowedAddresses.length > 0 && { allowedAddresses }),
      }),
    });
    return { apiKey: presentApiKey(apiKey, now), secret };
  },
  { needsFreshSignIn: true },
);

/** The key stops working at commit. Its row stays for the audit log. */
export const revokeApiKey = command('revokeApiKey', apiKeyIdInput, async (context, { id }) => {
  const { em, platform, publish, record } = context;
  const key = await lockLiveKey(em, id);
  const now = platform.clock.now();
  key.revokedAt = now;
  await em.flush();
  await em.populate(key, ['owner']);
  publish(keyEnded(key));
  const changes = { name: { before: key.name } };
  record({ action: 'api-key.revoked', subjectType: 'API_KEY', subjectId: id, changes });
  return presentApiKey(key, now);
});

/** Makes the caller the owner of a key, so that it keeps working when its present owner leaves. */
export const reassignApiKey = command('reassignApiKey', apiKeyIdInput, async (context, { id }) => {
  const { em, viewer, platform, record } = context;
  const key = await lockLiveKey(em, id);
  await em.populate(key, ['owner']);
  const before = nameOf(key.owner);
  key.owner = await em.findOneOrFail(User, viewer.userId);
  await em.flush();
  const changes = { name: { before: key.name, after: key.name }, owner: { before, after: nameOf(key.owner) } };
  record({ action: 'api-key.reassigned', subjectType: 'API_KEY', subjectId: id, changes });
  return presentApiKey(key, platform.clock.now());
});

async function lockLiveKey(em: EntityManager, id: string): Promise<ApiKey> {
  const key = await em.findOne(ApiKey, { id, revokedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!key) throw failures.notFound('API key');
  return key;
}

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

function tooManyKeys(): DomainError {
  return new DomainError(
    'conflict',
    'api-keys.too-many',
    `An organization can have at most ${maxKeys} API keys. Revoke one that is no longer used.`,
  );
}

/** Closes the sockets of a key at every gateway. A key is announced like a session. */
function keyEnded({ id }: Pick<ApiKey, 'id'>): DomainEvent {
  return { topic: sessionEnded, payload: { sessionId: id } };
}

/**
 * Revokes the keys of a person who may no longer own any: who was archived, deleted, or given a role that can't create
 * keys. Does nothing for anyone else. Call it after the change, in its transaction. Returns the number of keys.
 */
export async function revokeKeysOf({ em, platform, publish, record }: SignedInContext, owner: User): Promise<number> {
  if (mayOwnKeys(owner)) return 0;
  const keys = await em.find(
    ApiKey,
    { owner: owner.id, revokedAt: null },
    // The lock waits for an administrator who is taking a key over. That key is then no longer found.
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const key of keys) {
    key.revokedAt = platform.clock.now();
    publish(keyEnded(key));
    record({
      action: 'api-key.revoked',
      subjectType: 'API_KEY',
      subjectId: key.id,
      changes: { name: { before: key.name }, reason: { after: 'The owner can no longer own API keys' } },
    });
  }
  await em.flush();
  return keys.length;
}

export const apiKeysById = query('apiKeys', nodesInput, async ({ em, platform, selection }, { ids }) => {
  const rows = await readRows(em, apiKeyReads, where`id = any(${arrayLiteral(ids)}::uuid[])`, {
    parts: chooseApiKeyParts(selection),
  });
  const now = platform.clock.now();
  return rows.map((row) => presentApiKey(apiKeyOfRow(row), now));
});
