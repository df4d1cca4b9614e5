import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { createApiKey, reassignApiKey, revokeApiKey } from './api-key.service.js';
import { ApiKeyType } from './api-key.types.js';

export const ApiKeyMutations = mutationsOf(
  payloadMutation('apiKeyCreate', createApiKey, {
    description: 'Creates an API key. Only this response contains its secret. Needs a fresh sign-in.',
    payload: {
      apiKey: {
        type: () => ApiKeyType,
        description: 'The new API key.',
        value: ({ apiKey }) => apiKey,
      },
      secret: {
        type: () => String,
        description: 'The key itself, for `Authorization: Bearer tt_...`. No later response contains it.',
        value: ({ secret }) => secret,
      },
    },
  }),
  payloadMutation('apiKeyReassign', reassignApiKey, {
    description: 'Makes the caller the owner of an API key, so that it keeps working when its present owner leaves.',
    payload: {
      apiKey: {
        type: () => ApiKeyType,
        description: 'The API key with its new owner.',
      },
    },
  }),
  payloadMutation('apiKeyRevoke', revokeApiKey, {
    description: 'Revokes an API key, which stops working immediately.',
    payload: {
      revokedApiKeyId: {
        type: () => ID,
        description: 'The id of the API key that no longer works.',
        value: ({ id }) => id,
      },
      apiKey: {
        type: () => ApiKeyType,
        description: 'The revoked API key, which lists of keys still show among those that are revoked.',
      },
    },
  }),
);
