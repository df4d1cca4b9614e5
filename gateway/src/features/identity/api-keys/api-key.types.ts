import { z } from 'zod';
import { apiKeyScopes } from '../../../platform/auth/viewer.types.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.builder.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.builder.js';

export const apiKeyView = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().meta({ description: 'The start of the key, which distinguishes it in lists: tt_4fA9.' }),
  scopes: graphqlTypeOf(z.array(z.enum(apiKeyScopes)), () => [String]).meta({
    description: `What the key may read: ${apiKeyScopes.join(', ')}.`,
  }),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable().meta({ description: 'Accurate to the minute; null if it was never used.' }),
});

/** An API key without its secret. An `ApiKey` entity is one. */
export type ApiKeyView = z.infer<typeof apiKeyView>;
export const ApiKeyType = objectFromZod(
  'ApiKey',
  apiKeyView,
  'The credentials of a program: `Authorization: Bearer tt_...`.',
);

const newApiKey = z.object({
  apiKey: apiKeyView,
  secret: z.string().meta({ description: 'The key itself. No later response contains it.' }),
});

/** A new key with its secret, which is shown this one time. */
export type NewApiKey = z.infer<typeof newApiKey>;
export const ApiKeyPayload = objectFromZod('ApiKeyPayload', newApiKey, 'A new API key with its secret.');
export const newApiKeyJson = apiKeyView.extend({ secret: newApiKey.shape.secret });
