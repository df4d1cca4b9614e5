import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { permissionTable } from '../../src/access/index.js';
import { features } from '../../src/composition/features.js';
import { findUseCase } from '../../src/platform/graphql/schema/operations.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';

type Field = GraphQLField<unknown, unknown>;

let schema: GraphQLSchema;
let mutations: readonly Field[];

beforeAll(async () => {
  schema = await schemaOf(features);
  mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
});

const typeNameOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

describe('every mutation', () => {
  test('runs a use case with a row in the permission table, and no two run the same', () => {
    const operations = mutations.map((field) => findUseCase(field)?.operation);
    expect(operations.filter((operation) => !operation || !(operation in permissionTable))).toEqual([]);
    expect(new Set(operations).size).toBe(operations.length);
  });

  test('returns a nullable payload of its own, whose fields are nullable', () => {
    const wrong = mutations.filter(({ name, type }) => {
      if (!isObjectType(type) || type.name !== `${typeNameOf(name)}Payload`) return true;
      return Object.values(type.getFields()).some((field) => isNonNullType(field.type));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('takes one input of its own, or nothing', () => {
    const wrong = mutations.filter(({ name, args: [input, ...others] }) => {
      if (!input) return false;
      return others.length > 0 || input.name !== 'input' || String(input.type) !== `${typeNameOf(name)}Input!`;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('takes enums rather than texts where it lists the values', () => {
    const wrong = mutations.flatMap(({ args: [input] }) => {
      const type = input && getNamedType(input.type);
      if (!isInputObjectType(type)) return [];
      return Object.values(type.getFields())
        .filter((field) => ['scopes', 'roundingRule', 'role', 'kind', 'type', 'status'].includes(field.name))
        .filter((field) => getNamedType(field.type).name === 'String')
        .map((field) => `${type.name}.${field.name}`);
    });
    expect(wrong).toEqual([]);
  });
});
