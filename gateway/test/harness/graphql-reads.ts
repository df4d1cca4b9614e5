import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

const values: Readonly<Record<string, string>> = {
  startDate: '"2026-11-01"',
  endDate: '"2026-11-14"',
  from: '"2026-11-01"',
  to: '"2026-11-30"',
};

/** The schema of the gateway, as clients read it. */
export const readsSchema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

/**
 * A document for each query of the schema without an input object, which reads all fields and those of the objects in them.
 * Every id in it is `id`.
 */
export function readsOf(id: string): string[] {
  return [
    ...fieldsOf('Query').map((field) => `{ ${readOf(field, id)} }`),
    ...fieldsOf('Viewer').map((field) => `{ viewer { ${readOf(field, id)} } }`),
    ...fieldsOf('Visitor').map((field) => `{ visitor { ${readOf(field, id)} } }`),
  ];
}

function fieldsOf(typeName: string): Field[] {
  const type = readsSchema.getType(typeName);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const plain = fields.filter(({ args }) => !args.some(({ type }) => isInputObjectType(getNamedType(type))));
  return plain.filter(({ name }) => !['viewer', 'visitor'].includes(name));
}

function readOf(field: Field, id: string): string {
  return `${field.name}${argumentsOf(field, id)} ${selectionOf(field.type, 2)}`;
}

function argumentsOf({ args }: Field, id: string): string {
  const given = args.filter((argument) => isRequiredArgument(argument) || argument.name in values);
  if (given.length === 0) return '';
  return `(${given.map((argument) => `${argument.name}: ${literalOf(argument, id)}`).join(', ')})`;
}

function literalOf({ name, type }: GraphQLArgument, id: string): string {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  if (named.name === 'DateTimeISO') return `"${JSON.parse(values[name] ?? '"2026-11-01"')}T00:00:00Z"`;
  if (named.name === 'Date') return values[name] ?? '"2026-11-01"';
  return JSON.stringify(id);
}

/** All fields of a type without required arguments. The entries of a connection cost no level. */
export function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const selected = fields.flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const left = ['edges', 'node', 'pageInfo'].includes(field.name) ? levels : levels - 1;
    return left > 0 ? [`${field.name} ${selectionOf(field.type, left)}`] : [];
  });
  return `{ ${['__typename', ...selected].join(' ')} }`;
}
