import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { apiKeyJson, newApiKeyJson, presentApiKey, presentNewApiKey } from './api-key.presenter.js';
import { apiKeys, createApiKey, revokeApiKey } from './api-key.service.js';

export const apiKeyRoutes: readonly Route[] = [
  route(apiKeys, {
    method: 'GET',
    path: '/api/api-keys',
    status: 200,
    summary: 'The API keys that are not revoked, the newest first; never the keys themselves',
    response: z.array(apiKeyJson),
    present: (keys) => keys.map(presentApiKey),
  }),
  route(createApiKey, {
    method: 'POST',
    path: '/api/api-keys',
    status: 201,
    summary: 'Make an API key: its secret is told in this answer and never again',
    response: newApiKeyJson,
    present: presentNewApiKey,
  }),
  route(revokeApiKey, {
    method: 'DELETE',
    path: '/api/api-keys/:id',
    status: 204,
    summary: 'Revoke an API key: it opens nothing from now on',
  }),
];
