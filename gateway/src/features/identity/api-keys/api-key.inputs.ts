import { z } from 'zod';
import { apiKeyScopes } from '../../../platform/auth/viewer.js';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { instant } from '../../../platform/inputs/date.js';
import { flag, nameText } from '../../../platform/inputs/text.js';
import { forwardPageInput } from '../../../platform/paging/index.js';
import { parseNetwork } from './api-key.rules.js';
import { apiKeyScope } from './api-key.types.js';

const maxAddresses = 50;

const scope = z.enum(apiKeyScopes, { error: `A scope must be one of ${apiKeyScopes.join(', ')}` });

const addressForm = 'an address such as 203.0.113.7 or 2001:db8::7, or a network such as 203.0.113.0/24';

/** Absent, null and an empty list all mean every address. */
const allowedAddresses = graphqlTypeOf(
  z
    .array(z.string({ error: `Each allowed address must be ${addressForm}` }), {
      error: 'Allowed addresses must be a list',
    })
    .max(maxAddresses, `A key can have at most ${maxAddresses} allowed addresses`)
    .transform((texts, context) => {
      const networks = texts.map((text) => parseNetwork(text.slice(0, 100)));
      // At the list rather than at its item: a form has one field for all of them.
      const wrong = texts[networks.indexOf(null)];
      if (wrong === undefined) return [...new Set(networks.filter((network) => network !== null))];
      context.addIssue({ code: 'custom', message: `${JSON.stringify(wrong.slice(0, 50))} is not ${addressForm}` });
      return z.NEVER;
    }),
  () => [String],
)
  .nullish()
  .describe(
    'The addresses and networks from which the key works, at most 50: 203.0.113.7, 2001:db8::7 or 203.0.113.0/24. Empty or null means every address.',
  );

const scopes = graphqlTypeOf(
  z
    .array(scope, { error: 'Scopes must be a list' })
    .min(1, 'Choose at least one scope')
    .max(100, 'Too many scopes')
    .transform((list) => [...new Set(list)].toSorted()),
  () => [apiKeyScope],
);

export const createApiKeyInput = z
  .object({
    name: nameText('Key name').describe(
      'What the key is for, at most 200 characters: the name of the program that uses it.',
    ),
    scopes: scopes.describe('What the key may do. At least one scope.'),
    expiresAt: instant({
      missing: 'Expiry must be a time such as 2027-07-15T12:00:00Z',
      unreadable: 'Expiry must be a time such as 2027-07-15T12:00:00Z',
    })
      .nullish()
      .describe('When the key stops working, in the future. By default, never.'),
    allowedAddresses,
  })
  .describe('The new API key.');

export const apiKeysInput = z.object({
  includeRevoked: flag('includeRevoked').nullish().describe('Whether to include revoked keys.'),
});

export const apiKeyPageInput = apiKeysInput.extend(forwardPageInput);

export const apiKeyIdInput = z
  .object({
    id: idInput.describe('The id (not the secret) of an API key that is not revoked.'),
  })
  .describe('The API key.');
