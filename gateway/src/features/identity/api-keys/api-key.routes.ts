import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { apiKeys, createApiKey, reassignApiKey, revokeApiKey } from './api-key.service.js';
import { apiKeyJson, newApiKeyJson } from './api-key.types.js';

export const apiKeyRoutes: readonly Route[] = [
  route(apiKeys, {
    method: 'GET',
    path: '/api/api-keys',
    status: 200,
    summary:
      'The API keys that are not revoked, newest first, without their secrets; includeRevoked=true adds revoked ones',
    response: z.array(apiKeyJson),
    present: (keys) => z.array(apiKeyJson).parse(keys),
  }),
  route(createApiKey, {
    method: 'POST',
    path: '/api/api-keys',
    status: 201,
    summary: 'Create an API key; only this response contains its secret',
    response: newApiKeyJson,
    present: ({ apiKey, secret }) => newApiKeyJson.parse({ ...apiKey, secret }),
  }),
  route(reassignApiKey, {
    method: 'POST',
    path: '/api/api-keys/:id/reassign',
    status: 200,
    summary: 'Become the owner of an API key, so that it keeps working when its present owner leaves',
    response: apiKeyJson,
    present: (key) => apiKeyJson.parse(key),
  }),
  route(revokeApiKey, {
    method: 'DELETE',
    path: '/api/api-keys/:id',
    status: 204,
    summary: 'Revoke an API key, which stops working immediately',
  }),
];
