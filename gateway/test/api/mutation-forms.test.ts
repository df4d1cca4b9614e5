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
import { features } from '../../src/features.composition.js';
import { findUseCase } from '../../src/platform/graphql/schema/operations.builder.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.builder.js';

type Field = GraphQLField<unknown, unknown>;

let schema: GraphQLSchema;
let mutations: readonly Field[];

beforeAll(async () => {
  schema = await schemaOf(features, permissionTable);
  mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
});

const typeNameOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Their input is nullable, so that documents that were written before it stay valid. */
const releasedWithoutInput = new Set(['timesheetClockOut']);

describe('every mutation that is not deprecated', () => {
  const current = () => mutations.filter(({ deprecationReason }) => !deprecationReason);

  test('runs a use case with a row in the permission table, and no two run the same', () => {
    const operations = current().map((field) => findUseCase(field)?.operation);
    expect(operations.filter((operation) => !operation || !(operation in permissionTable))).toEqual([]);
    expect(new Set(operations).size).toBe(operations.length);
  });

  test('returns a nullable payload of its own, whose fields are nullable and described', () => {
    const wrong = current().filter(({ name, type }) => {
      if (!isObjectType(type) || type.name !== `${typeNameOf(name)}Payload`) return true;
      return Object.values(type.getFields()).some((field) => isNonNullType(field.type) || !field.description);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('takes one input of its own, or nothing', () => {
    const wrong = current().filter(({ name, args: [input, ...others] }) => {
      if (!input) return false;
      const type = `${typeNameOf(name)}Input${releasedWithoutInput.has(name) ? '' : '!'}`;
      return others.length > 0 || input.name !== 'input' || String(input.type) !== type;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('takes enums rather than texts where it lists the values', () => {
    const wrong = current().flatMap(({ args: [input] }) => {
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

test('every mutation that is deprecated names the one that runs the same use case, and a day', () => {
  const replacements = new Map(
    mutations.flatMap((field) => {
      const operation = findUseCase(field)?.operation;
      return operation ? [[operation, field.name] as const] : [];
    }),
  );
  const reasons = mutations.filter(({ deprecationReason }) => deprecationReason);
  expect(reasons.length).toBeGreaterThan(70);
  for (const { name, deprecationReason } of reasons) {
    const replacement = replacements.get(name);
    expect(`${name}: ${deprecationReason}`).toMatch(
      new RegExp(`^${name}: Use \`${replacement}\`\\. Removal: \\d{4}-\\d\\d-\\d\\d at the earliest\\.$`),
    );
  }
});

describe('descriptions', () => {
  test('say what each mutation does and what each of its arguments means', () => {
    const undescribed = mutations.flatMap(({ name, description, args }) => [
      ...(description ? [] : [name]),
      ...args.filter((argument) => !argument.description).map((argument) => `${name}(${argument.name})`),
    ]);
    expect(undescribed).toEqual([]);
  });

  test('say what each field of every input means', () => {
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const undescribed = inputs.flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ description }) => !description)
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(undescribed).toEqual([]);
  });
});
