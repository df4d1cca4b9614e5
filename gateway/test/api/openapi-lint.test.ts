import { beforeAll, describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { permissionTable, scopeTable } from '../../src/access/index.js';
import { features } from '../../src/composition/features.js';
import { routeGroupsOf } from '../../src/platform/api/operation.js';
import { graphqlNameOf } from '../../src/platform/graphql/schema/types-from-zod.js';
import { buildOpenApiDocument, type OpenApiDocument } from '../../src/platform/http/openapi/openapi-document.js';

let document: OpenApiDocument;

beforeAll(() => {
  const access = { permissions: permissionTable, scopes: scopeTable };
  const parts = { ...access, groups: routeGroupsOf(features), version: '0.1.0', findTypeName: graphqlNameOf };
  document = JSON.parse(JSON.stringify(buildOpenApiDocument(parts)));
});

/** The rules also validate every example against its schema. */
describe('the OpenAPI document', () => {
  test('breaks none of the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });
});
