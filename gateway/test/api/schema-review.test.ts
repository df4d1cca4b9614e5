import { describe, expect, test } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { permissionTable } from '../../src/access/index.js';
import { features } from '../../src/features.composition.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.builder.js';

const schema = await schemaOf(features, permissionTable);
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

type Fields = readonly GraphQLField<unknown, unknown>[];

function fieldsOf(type: GraphQLNamedType | null | undefined): Fields {
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

const readTypes = types.filter((type) => isObjectType(type) && type !== schema.getMutationType());

describe('the schema explains itself', () => {
  test('in every enum and every value of an enum', () => {
    const enums = types.filter(isEnumType);
    const unexplained = enums.flatMap((type) => [
      ...(type.description ? [] : [type.name]),
      ...type.getValues().flatMap(({ name, description }) => (description ? [] : [`${type.name}.${name}`])),
    ]);
    expect(unexplained).toEqual([]);
    expect(enums.length).toBeGreaterThan(40);
  });

  test('in every argument of a read, and in every read', () => {
    const unexplained = readTypes.flatMap((type) =>
      fieldsOf(type).flatMap(({ name, args }) =>
        args.flatMap((arg) => (arg.description ? [] : [`${type.name}.${name}(${arg.name}:)`])),
      ),
    );
    expect(unexplained).toEqual([]);
    const reads = ['Query', 'Viewer', 'Visitor'].flatMap((name) => fieldsOf(schema.getType(name)));
    expect(reads.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  test('in every scalar, with the address of its specification', () => {
    const scalars = types.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type));
    expect(scalars.map(({ name, specifiedByURL }) => [name, specifiedByURL])).toEqual(
      scalars.map(({ name }) => [name, expect.stringMatching(/^https:\/\//)]),
    );
    expect(scalars.map(({ name }) => name).toSorted()).toEqual(['Date', 'DateTimeISO', 'JSONObject', 'Upload']);
  });
});

test('a root field that is not deprecated is nullable, so that its failure leaves the others', () => {
  const current = fieldsOf(schema.getQueryType()).filter(({ deprecationReason }) => !deprecationReason);
  expect(current.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
  expect(current.map(({ name }) => name)).toEqual(expect.arrayContaining(['viewer', 'visitor', 'node', 'nodes', 'me']));
});

/** The lists of objects on `Viewer` that cannot grow, and why. */
const bounded: Readonly<Record<string, string>> = {
  dateRanges: 'one for each key',
  exportPresets: 'a constant of the product',
  payPeriodPlan: 'the next four periods',
  scheduleWarnings: 'a few for each person of one schedule',
};

test('each list of objects of the viewer is a connection, or cannot grow', () => {
  const lists = fieldsOf(schema.getType('Viewer')).filter(
    ({ type }) => isListType(getNullableType(type)) && isObjectType(getNamedType(type)),
  );
  expect(lists.map(({ name }) => name).toSorted()).toEqual(Object.keys(bounded));
});

test('each connection shows the size of its pages', () => {
  const sizes = readTypes.flatMap((type) =>
    fieldsOf(type).flatMap((field) => {
      if (!getNamedType(field.type).name.endsWith('Connection')) return [];
      const first = field.args.find(({ name }) => name === 'first');
      return [[type.name === 'Query' ? 500 : 50, first?.defaultValue]];
    }),
  );
  expect(sizes.filter(([expected, size]) => expected !== size)).toEqual([]);
  expect(sizes.length).toBeGreaterThan(25);
});
