import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildASTSchema, type DocumentNode, Kind, parse, separateOperations, type TypeNode, visit } from 'graphql';
import { parseConfig } from '../../src/platform/config/environment.js';
import { costOf } from '../../src/platform/graphql/limits/query-cost.js';

const root = path.resolve(import.meta.dirname, '../../..');
const { graphqlCost } = parseConfig({}).limits;

/** The operations and fragments of a module's screens. */
function documentOf(module: string): DocumentNode {
  const files = globSync(`${module}/src/**/*.graphql.ts`, { cwd: root });
  const texts = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/graphql\(`([\s\S]*?)`\)/g)].map(([, text = '']) => text),
  );
  return parse(texts.join('\n'));
}

/** A document without required variables and arguments, because only numbers decide how much is looked up. */
function withoutRequired(document: DocumentNode): DocumentNode {
  const makeOptional = <Node extends { readonly type: TypeNode }>(node: Node): Node => ({
    ...node,
    type: node.type.kind === Kind.NON_NULL_TYPE ? node.type.type : node.type,
  });
  return visit(document, { VariableDefinition: makeOptional, InputValueDefinition: makeOptional });
}

const schema = buildASTSchema(withoutRequired(parse(readFileSync(path.join(root, 'gateway/schema.graphql'), 'utf8'))));

/** Each number, as the size of a page, and every part that an operation may leave out. */
function variablesOf(document: DocumentNode): Record<string, number | boolean> {
  const variables: Record<string, number | boolean> = {};
  visit(document, {
    VariableDefinition: ({ variable, type }) => {
      const name = type.kind === Kind.NAMED_TYPE ? type.name.value : null;
      if (name === 'Int') variables[variable.name.value] = 50;
      if (name === 'Boolean') variables[variable.name.value] = true;
    },
  });
  return variables;
}

const operations = globSync('mf-*', { cwd: root }).flatMap((module) =>
  Object.entries(separateOperations(withoutRequired(documentOf(module)))),
);

describe('the operations of the screens', () => {
  test.each(operations)('%s costs less than the limit', (operationName, document) => {
    expect(costOf({ schema, document, operationName, variables: variablesOf(document) })).toBeLessThanOrEqual(
      graphqlCost,
    );
  });
});
