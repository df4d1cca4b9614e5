import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import { apiKeyPage, apiKeys, createApiKey, reassignApiKey, revokeApiKey } from './api-key.service.js';
import { ApiKeyType, apiKeyJson, apiKeyView, newApiKeyJson } from './api-key.types.js';

export const apiKeyApi: readonly Operation[] = [
  operation(apiKeyPage, {
    description: 'The API keys, newest first; revoked ones with `includeRevoked`.',
    route: route(apiKeys, { method: 'GET', path: '/api/api-keys', status: 200, response: z.array(apiKeyJson) }),
    viewer: connectionOf('ApiKey', () => ApiKeyType),
  }),
  operation(createApiKey, {
    description: 'Creates an API key with a secret, shown once. Needs a fresh sign-in.',
    rest: {
      method: 'POST',
      path: '/api/api-keys',
      status: 201,
      response: newApiKeyJson,
      present: ({ apiKey, secret }) => ({ ...apiKey, secret }),
    },
    mutation: {
      name: 'apiKeyCreate',
      payload: {
        apiKey: apiKeyView.describe('The new API key.'),
        secret: z.string().describe('For `Authorization: Bearer tt_...`. No later response contains it.'),
      },
    },
  }),
  operation(reassignApiKey, {
    description: 'Makes the caller the owner of an API key, so that it keeps working when its present owner leaves.',
    rest: { method: 'POST', path: '/api/api-keys/:id/reassign', status: 200, response: apiKeyJson },
    mutation: { name: 'apiKeyReassign', payload: { apiKey: apiKeyView.describe('The API key with its new owner.') } },
  }),
  operation(revokeApiKey, {
    description: 'Revokes an API key, which stops working immediately.',
    rest: { method: 'DELETE', path: '/api/api-keys/:id', status: 204 },
    mutation: {
      name: 'apiKeyRevoke',
      payload: {
        revokedApiKeyId: {
          schema: z.uuid().describe('The id of the API key that no longer works.'),
          value: ({ id }) => id,
        },
        apiKey: apiKeyView.describe('The revoked API key, which lists still contain.'),
      },
    },
  }),
];
