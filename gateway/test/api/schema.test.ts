import { expect, test } from '@jest/globals';
import { getIntrospectionQuery, graphqlSync, validateSchema } from 'graphql';
import { features } from '../../src/composition/features.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';

/** The gateway does not check this each time it starts. */
test('the schema is valid and describes itself', async () => {
  const schema = await schemaOf(features);

  expect(validateSchema(schema)).toEqual([]);
  expect(graphqlSync({ schema, source: getIntrospectionQuery() }).errors).toBeUndefined();
});
