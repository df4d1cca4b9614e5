import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, type GraphQLEnumType, parse, validate } from 'graphql';
import { scopeTable } from '../src/access/scope-table.js';
import { features } from '../src/composition/features.js';
import { payRules } from '../src/pay-engine/index.js';
import { mutationNamer } from '../src/platform/graphql/schema/operations.js';
import { schemaOf } from '../src/platform/graphql/schema/schema.js';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/integrators.md'), 'utf8');
const schema = buildSchema(readFileSync(path.join(root, 'gateway/schema.graphql'), 'utf8'));

/** The code blocks in this language. */
function blocks(language: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code);
}

/** The rows of the table under this heading. */
function rowsUnder(heading: string): string[][] {
  const [, table = ''] = page.split(new RegExp(`^\\| ${heading} \\|`, 'm'));
  const rows = table.split('\n').slice(2);
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows.slice(0, end).map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

describe('the page for integrators', () => {
  test.each(blocks('graphql'))('has a query that matches the schema (%#)', (query) => {
    expect(validate(schema, parse(query))).toEqual([]);
  });

  test.each(blocks('json'))('has a valid JSON response (%#)', (response) => {
    expect(() => JSON.parse(response)).not.toThrow();
  });

  test('names every pay rule with its kind', () => {
    const documented = rowsUnder('rule').map(([rule, kind]) => [rule, kind]);
    expect(documented).toEqual(Object.entries(payRules).map(([rule, { kind }]) => [rule, kind]));
  });

  test('names every payroll exception', () => {
    const known = (schema.getType('PayExceptionCode') as GraphQLEnumType).getValues().map(({ name }) => name);
    const documented = rowsUnder('exception').map(([code]) => code);
    expect(documented.toSorted()).toEqual(known.toSorted());
  });

  test('names every operation of the API key scopes', async () => {
    const operationOf = mutationNamer(await schemaOf(features));
    const documented = rowsUnder('scope').flatMap(([scope, , operations = '']) =>
      operations.split(', ').map((name) => [operationOf(name), scope?.replaceAll('`', '')]),
    );
    expect(Object.fromEntries(documented)).toEqual(scopeTable);
  });
});
