import { z } from 'zod';
import { apiKeyScopes } from '../../../platform/auth/viewer.types.js';
import { idInput } from '../../../platform/database/ids.inputs.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.builder.js';
import { nameText } from '../../../platform/inputs/text.inputs.js';

const scope = z.enum(apiKeyScopes, { error: `A scope must be one of ${apiKeyScopes.join(', ')}` });

export const createApiKeyInput = z.object({
  name: nameText('Key name'),
  scopes: graphqlTypeOf(
    z
      .array(scope, { error: 'Scopes must be a list' })
      .min(1, 'Choose at least one scope')
      .max(100, 'Too many scopes')
      .transform((scopes) => [...new Set(scopes)].toSorted()),
    () => [String],
  ),
});

export const revokeApiKeyInput = z.object({ id: idInput });

export const CreateApiKeyInput = inputFromZod('CreateApiKeyInput', createApiKeyInput);
