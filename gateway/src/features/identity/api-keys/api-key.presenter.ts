import { presentUser } from '../users/user.presenter.js';
import { statusOfKey } from './api-key.rules.js';
import type { ApiKeyView } from './api-key.types.js';

/** What a view is built from: an `ApiKey` whose owner is loaded, or a plain row. */
export type ApiKeyFacts = Omit<ApiKeyView, 'status'>;

export function presentApiKey(key: ApiKeyFacts, now: Date): ApiKeyView {
  const { id, name, prefix, scopes, createdAt, expiresAt, allowedAddresses, lastUsedAt, lastUsedAddress, revokedAt } =
    key;
  return {
    ...{ id, name, prefix, scopes, createdAt, expiresAt, allowedAddresses, lastUsedAt, lastUsedAddress, revokedAt },
    status: statusOfKey(key, now),
    owner: presentUser(key.owner),
  };
}
