import { z } from 'zod';
import { type ApiKeyScope, apiKeyScopes } from '../../../platform/auth/viewer.js';
import { enumField } from '../../../platform/graphql/schema/enum-field.js';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf, enumOfTexts, graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { presentUser, userName, userView } from '../users/user.types.js';
import { statusOfKey } from './api-key.rules.js';

const meanings: Readonly<Record<ApiKeyScope, string>> = {
  'jobs:read': 'Reads jobs.',
  'jobs:write': 'Creates, changes, retires and deletes jobs. Includes reading them.',
  'payroll:read': 'Reads pay periods, payroll, earning codes and payroll files.',
  'people:read': 'Reads the people of the organization.',
  'people:write': 'Reads people. Invites, creates, changes, archives and reinstates workers.',
  'schedules:read': 'Reads schedules.',
  'schedules:write': 'Reads, creates, changes, publishes and deletes schedules.',
  'timesheets:read': 'Reads timesheets and their changes.',
};

export const apiKeyScope = enumOfTexts('ApiKeyScope', 'What an API key may do.', meanings);

const apiKeyStatus = enumOf('ApiKeyStatus', 'ACTIVE keys work. EXPIRED and REVOKED ones are refused forever.', {
  ACTIVE: 'The key works.',
  EXPIRED: 'Its last day is over.',
  REVOKED: 'An administrator revoked it, or its owner left.',
});

export const apiKeyView = z.object({
  id: z.uuid(),
  name: z.string().describe('What the key is for.'),
  prefix: z.string().describe('The start of the key, which distinguishes it in lists: tt_4fA9.'),
  scopes: graphqlTypeOf(z.array(z.enum(apiKeyScopes)), () => [String]).describe(
    `What the key may do: ${apiKeyScopes.join(', ')}. A scope that ends with write includes the reads of its area.`,
  ),
  status: apiKeyStatus.describe('Whether the key works.'),
  owner: userView.describe('The creator, or who took the key over. It ends when they leave.'),
  createdAt: z.date(),
  expiresAt: z.date().nullable().describe('Null if the key does not expire.'),
  allowedAddresses: z
    .array(z.string())
    .readonly()
    .describe('The addresses and networks of the key. Empty means every address.'),
  lastUsedAt: z.date().nullable().describe('Accurate to the minute; null if it was never used.'),
  lastUsedAddress: z.string().nullable().describe('The address of that use.'),
  revokedAt: z.date().nullable().describe('When it was revoked. Null if it works.'),
});

type ApiKeyView = z.infer<typeof apiKeyView>;
export const ApiKeyType = nodeFromZod(
  'ApiKey',
  apiKeyView,
  'The credentials of a program: `Authorization: Bearer tt_...`.',
  ['scopes'],
);
enumField(ApiKeyType, 'allowedScopes', {
  of: 'scopes',
  type: apiKeyScope,
  isList: true,
  description: 'What the key may do. A scope that ends with WRITE includes the reads of its area.',
});

export interface NewApiKey {
  readonly apiKey: ApiKeyView;
  readonly secret: string;
}

export const apiKeyJson = apiKeyView.extend({ owner: userName }).meta({ id: 'ApiKey' });
export const newApiKeyJson = apiKeyJson
  .extend({ secret: z.string().describe('The key itself. No later response contains it.') })
  .meta({ id: 'NewApiKey' });

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
