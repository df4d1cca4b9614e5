import { z } from 'zod';
import { apiKeyScopes } from '../../../platform/auth/viewer.js';
import type { ApiKey } from './api-key.entity.js';
import type { NewApiKey } from './api-key.service.js';

export const apiKeyJson = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** The answer to making one: the only time that the secret is told. */
export const newApiKeyJson = apiKeyJson.extend({ secret: z.string() });

export function presentApiKey(key: ApiKey): z.input<typeof apiKeyJson> {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}

export function presentNewApiKey({ apiKey, secret }: NewApiKey): z.input<typeof newApiKeyJson> {
  return { ...presentApiKey(apiKey), secret };
}
