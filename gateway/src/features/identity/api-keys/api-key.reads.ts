import type { ApiKeyScope } from '../../../platform/auth/viewer.js';
import {
  instant,
  nullable,
  type PartOf,
  type RowOf,
  readModel,
  text,
  texts,
  toInstant,
  toNullableInstant,
  toOne,
  uuid,
} from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { findPersonNeeds, personDetailColumns, personNameColumns, personReader } from '../users/user.reads.js';
import type { ApiKeyFacts } from './api-key.types.js';

export const apiKeyReads = readModel('api_keys', {
  columns: {
    id: uuid('id'),
    name: text('name'),
    prefix: text('prefix'),
    scopes: texts<readonly ApiKeyScope[]>('scopes'),
    ownerId: uuid('owner_id'),
    createdAt: instant('created_at'),
    expiresAt: nullable(instant('expires_at')),
    allowedAddresses: texts('allowed_addresses'),
    lastUsedAt: nullable(instant('last_used_at')),
    lastUsedAddress: nullable(text('last_used_address')),
    revokedAt: nullable(instant('revoked_at')),
  },
  parts: {
    owner: toOne('users', 'owner_id', personNameColumns('owner'), 'owner'),
    ownerDetails: toOne('users', 'owner_id', personDetailColumns('owner'), 'owner'),
  },
});

export function chooseApiKeyParts(selection: Selection): PartOf<typeof apiKeyReads>[] {
  const { name, details } = findPersonNeeds(selection.at('owner'));
  return [...(name ? (['owner'] as const) : []), ...(details ? (['ownerDetails'] as const) : [])];
}

const readOwner = personReader('owner');

export function apiKeyOfRow(row: RowOf<typeof apiKeyReads>): ApiKeyFacts {
  return {
    ...row,
    scopes: [...row.scopes],
    owner: readOwner(row.ownerId, row),
    createdAt: toInstant(row.createdAt),
    expiresAt: toNullableInstant(row.expiresAt),
    lastUsedAt: toNullableInstant(row.lastUsedAt),
    revokedAt: toNullableInstant(row.revokedAt),
  };
}
