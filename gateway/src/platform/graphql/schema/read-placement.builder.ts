import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { defaultPageSize } from '../../paging/page.types.js';
import type { Access } from '../../use-case/index.js';
import { deprecated } from './deprecation.builder.js';
import { groupedPageSize } from './forward-page.inputs.js';
import { withPageSize } from './page-arguments.builder.js';
import { groupOf, isLookUp } from './read-groups.rules.js';

type ReadField = GraphQLField<unknown, unknown>;

/**
 * Offers each read of the features twice: as a nullable field of `Viewer` or `Visitor`, and as a root field. A root field
 * whose failure would blank the whole response is deprecated. A field that a feature declares on `Viewer` itself, such as the
 * connection of a list, takes the place of the root field with its name.
 */
export function placeReads(schema: GraphQLSchema, permissions: Readonly<Record<string, Access>>): void {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  for (const field of roots) {
    if (groupOf(field.name) || isLookUp(field.name)) continue;
    const name = permissions[field.name] === 'public' ? 'visitor' : 'viewer';
    const fields = fieldsOf(schema, name);
    fields[field.name] ??= { ...field, type: getNullableType(field.type) };
    Object.assign(field, withPageSize(field, defaultPageSize));
    if (isNonNullType(field.type)) field.deprecationReason = deprecated(`Use \`${name} { ${field.name} }\`.`);
  }
  showPageSizes(schema);
}

/** Of all connections except the root fields, which keep the size that they had before. */
function showPageSizes(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));
  for (const type of types) {
    if (type === schema.getQueryType()) continue;
    for (const field of Object.values(type.getFields())) Object.assign(field, withPageSize(field, groupedPageSize));
  }
}

function fieldsOf(schema: GraphQLSchema, group: 'viewer' | 'visitor'): Record<string, ReadField> {
  const type = schema.getQueryType()?.getFields()[group]?.type;
  if (!isObjectType(type)) throw new Error(`the schema has no ${group}`);
  return (type as GraphQLObjectType<unknown, unknown>).getFields();
}
