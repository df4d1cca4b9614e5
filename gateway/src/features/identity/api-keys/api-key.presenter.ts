import { presentUser } from '../users/user.presenter.js';
import type { ApiKey } from './api-key.entity.js';
import { statusOfKey } from './api-key.rules.js';
import type { ApiKeyView } from './api-key.types.js';

/** Presents a key whose owner is loaded. */
export function presentApiKey(key: ApiKey, now: Date): ApiKeyView {
  const { id, name, prefix, scopes, createdAt, expiresAt, allowedAddresses, lastUsedAt, lastUsedAddress, revokedAt } =
    key;
  return {
    ...{ id, name, prefix, scopes, createdAt, expiresAt, allowedAddresses, lastUsedAt, lastUsedAddress, revokedAt },
    status: statusOfKey(key, now),
    owner: presentUser(key.owner),
  };
}
