import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { apiKeys, createApiKey, revokeApiKey } from './api-key.service.js';
import { apiKeyView, newApiKeyJson } from './api-key.types.js';

export const apiKeyRoutes: readonly Route[] = [
  route(apiKeys, {
    method: 'GET',
    path: '/api/api-keys',
    status: 200,
    summary: 'The API keys that are not revoked, newest first, without their secrets',
    response: z.array(apiKeyView),
    present: (keys) => z.array(apiKeyView).parse(keys),
  }),
  route(createApiKey, {
    method: 'POST',
    path: '/api/api-keys',
    status: 201,
    summary: 'Create an API key; only this response contains its secret',
    response: newApiKeyJson,
    present: ({ apiKey, secret }) => newApiKeyJson.parse({ ...apiKey, secret }),
  }),
  route(revokeApiKey, {
    method: 'DELETE',
    path: '/api/api-keys/:id',
    status: 204,
    summary: 'Revoke an API key, which stops working immediately',
  }),
];
