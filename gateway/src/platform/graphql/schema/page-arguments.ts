import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  getNamedType,
  Kind,
} from 'graphql';
import { ArgsType, Field, Int } from 'type-graphql';
import { maxPageSize } from '../../paging/index.js';

/** The page size of a connection, if the client does not send one. */
export const groupedPageSize = 50;

export const pageArgumentDescriptions: Readonly<Record<string, string>> = {
  first: `The most entries of the page, from 1 to ${maxPageSize}.`,
  after: 'The `pageInfo.endCursor` of the previous page, null for the first.',
  last: `The most entries of a page that goes backward, from 1 to ${maxPageSize}.`,
  before: 'Backward: the `pageInfo.startCursor` of the following page.',
};

/** The arguments of a connection: `@Args(() => ForwardPage) page: ForwardPage`. */
@ArgsType()
export class ForwardPage {
  @Field(() => Int, { nullable: true, defaultValue: groupedPageSize })
  readonly first?: number | null;

  @Field(() => String, { nullable: true })
  readonly after?: string | null;
}

type Arguments = Readonly<Record<string, unknown>>;
type AnyField = GraphQLField<unknown, unknown>;

/** Shows the default page size of a connection in the schema. Returns other fields as they are. */
export function withPageSize(field: AnyField, size: number): AnyField {
  if (!getNamedType(field.type).name.endsWith('Connection')) return field;
  const args = field.args.map(
    (arg): GraphQLArgument => ({
      ...arg,
      description: arg.description ?? pageArgumentDescriptions[arg.name],
      ...(arg.name === 'first' && { defaultValue: size }),
    }),
  );
  const goesBackward = args.some(({ name }) => name === 'last');
  const { resolve } = field;
  return { ...field, args, resolve: goesBackward && resolve ? turnAround(resolve) : resolve };
}

/** With a default, `first` has a value on pages backward as well, where it is the size of the page if there is no `last`. */
function turnAround(resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> {
  return (source, args: Arguments, context, info) => {
    const isBackward = isPresent(args.last) || isPresent(args.before);
    if (!isBackward || isSent('first', info)) return resolve(source, args, context, info);
    const { first, ...rest } = args;
    return resolve(source, { ...rest, last: args.last ?? first }, context, info);
  };
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** A variable without a value is absent, so that the default applies. */
function isSent(argument: string, { fieldNodes, variableValues }: GraphQLResolveInfo): boolean {
  const value = fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value;
  if (!value) return false;
  return value.kind !== Kind.VARIABLE || Object.hasOwn(variableValues, value.name.value);
}
