import { describe, expect, test } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { permissionTable } from '../../src/access/index.js';
import { features } from '../../src/composition/features.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';

const schema = await schemaOf(features);
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

type Fields = readonly GraphQLField<unknown, unknown>[];

function fieldsOf(type: GraphQLNamedType | null | undefined): Fields {
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

const readTypes = types.filter((type) => isObjectType(type) && type !== schema.getMutationType());

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** The parts of a type that have a description of their own, with their coordinates. */
function partsOf(type: GraphQLNamedType): readonly (readonly [coordinate: string, part: Described])[] {
  if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value]);
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    const args: readonly Described[] = 'args' in field ? field.args : [];
    return [
      [coordinate, field] as const,
      ...args.map((argument) => [`${coordinate}(${argument.name}:)`, argument] as const),
    ];
  });
}

describe('the schema explains itself', () => {
  test('in every type, field, argument, input field and enum value', () => {
    const parts = types.flatMap((type) => [[type.name, type] as const, ...partsOf(type)]);
    expect(parts.filter(([, { description }]) => !description).map(([coordinate]) => coordinate)).toEqual([]);
    expect(parts.length).toBeGreaterThan(2000);
  });

  test('in every scalar, with the address of its specification', () => {
    const scalars = types.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type));
    expect(scalars.map(({ name, specifiedByURL }) => [name, specifiedByURL])).toEqual(
      scalars.map(({ name }) => [name, expect.stringMatching(/^https:\/\//)]),
    );
    expect(scalars.map(({ name }) => name).toSorted()).toEqual(['Date', 'DateTimeISO', 'JSONObject', 'Upload']);
  });
});

test('everything is read below `viewer` or `visitor`, or by its id, and a read that fails leaves the others', () => {
  expect(fieldsOf(schema.getQueryType()).map(({ name }) => name)).toEqual(['viewer', 'visitor', 'node', 'nodes']);
  const reads = ['Query', 'Viewer', 'Visitor'].flatMap((name) => fieldsOf(schema.getType(name)));
  expect(reads.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

test('what the visitor reads is what needs no session', () => {
  const open = (name: string) => permissionTable[name as keyof typeof permissionTable] === 'public';
  expect(fieldsOf(schema.getType('Visitor')).filter(({ name }) => !open(name))).toEqual([]);
  expect(fieldsOf(schema.getType('Viewer')).filter(({ name }) => open(name))).toEqual([]);
});

/** The lists of objects on `Viewer` that cannot grow, and why. */
const bounded: Readonly<Record<string, string>> = {
  dateRanges: 'one for each key',
  exportPresets: 'a constant of the product',
  payPeriodPlan: 'the next four periods',
  scheduleWarnings: 'a few for each person of one schedule',
  shiftColleagues: 'the people of one shift and of those beside it',
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
      return [first?.defaultValue];
    }),
  );
  expect(sizes.filter((size) => size !== 50)).toEqual([]);
  expect(sizes.length).toBeGreaterThan(25);
});
