import {
  type GraphQLEnumType,
  type GraphQLFieldConfigArgumentMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { FollowedTopic, RequestContext } from '../context/request-context.js';

type Arguments = Readonly<Record<string, unknown>>;

/** A field that needs more than its object: the caller, arguments, or what the request loads. */
export interface ResolvedField<Source> {
  /** Absent for a field that the type already has, and that only gets another value. */
  readonly type?: GraphQLOutputType;
  readonly description?: string;
  readonly args?: GraphQLFieldConfigArgumentMap;
  resolve(source: Source, args: Arguments, context: RequestContext, info: GraphQLResolveInfo): unknown;
}

export interface SubscriptionField<Message> extends ResolvedField<Message> {
  readonly type: GraphQLOutputType;
  readonly description: string;
  subscribe(source: unknown, args: Arguments, context: RequestContext): FollowedTopic;
}

/** Fields that a feature adds to a type, which may be another feature's. */
export interface TypeFields {
  readonly type: GraphQLObjectType;
  readonly fields: Readonly<Record<string, ResolvedField<unknown>>>;
}

/**
 * Declares fields of a type, which a feature registers as `resolvers`:
 *
 *     export const userFields = fieldsOf(UserType, {
 *       canEdit: {
 *         type: new GraphQLNonNull(GraphQLBoolean),
 *         description: 'Whether the viewer may change this user.',
 *         resolve: (user, _args, { viewer }) => canBeEditedBy(viewer, user),
 *       },
 *     });
 */
export function fieldsOf<Source>(
  type: GraphQLObjectType<Source, RequestContext>,
  fields: Readonly<Record<string, ResolvedField<Source>>>,
): TypeFields {
  return { type, fields };
}

export function addFields({ type, fields }: TypeFields): void {
  const { name, fields: declared } = type.toConfig();
  const added = Object.entries(fields).map(([key, field]) => [key, { ...declared[key], ...field }]);
  Object.assign(type.getFields(), new GraphQLObjectType({ name, fields: Object.fromEntries(added) }).getFields());
}

interface EnumField<Value> {
  /** The property that holds the text, or a list of texts. */
  readonly of: keyof Value & string;
  /** As `enumOfTexts` returns it. */
  readonly type: GraphQLEnumType;
  readonly description: string;
  readonly isList?: true;
}

/**
 * Adds a field that has the value of a text field as an enum:
 *
 *     enumField(PayLineType, 'payRule', { of: 'rule', type: payRule, description: 'The rule that produced the line.' });
 *
 * The stored text can come from another version, so a text that is not in the enum is null, and missing in a list.
 */
export function enumField<Value extends object>(
  objectType: GraphQLObjectType<Value, RequestContext>,
  name: string,
  { of, type, description, isList }: EnumField<Value>,
): void {
  const known: ReadonlySet<unknown> = new Set(type.getValues().map(({ value }) => value));
  const resolve = (source: Value): unknown => {
    const value: unknown = source[of];
    if (Array.isArray(value)) return value.filter((item) => known.has(item));
    return known.has(value) ? value : null;
  };
  const field = { type: isList ? new GraphQLList(new GraphQLNonNull(type)) : type, description, resolve };
  addFields(fieldsOf(objectType, { [name]: field }));
}
