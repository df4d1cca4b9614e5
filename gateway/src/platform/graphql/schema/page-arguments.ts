import { type GraphQLFieldConfigArgumentMap, GraphQLInt, type GraphQLResolveInfo, GraphQLString, Kind } from 'graphql';
import { maxPageSize } from '../../paging/index.js';

/** The page size of a connection, if the client does not send one. */
export const groupedPageSize = 50;

export const pageArgumentDescriptions: Readonly<Record<string, string>> = {
  first: `The most entries of the page, from 1 to ${maxPageSize}.`,
  after: 'The `pageInfo.endCursor` of the previous page, null for the first.',
  last: `The most entries of a page that goes backward, from 1 to ${maxPageSize}.`,
  before: 'Backward: the `pageInfo.startCursor` of the following page.',
};

/** The arguments of a connection that is read forward only. */
export interface ForwardPage {
  readonly first?: number | null;
  readonly after?: string | null;
}

export const forwardPage: GraphQLFieldConfigArgumentMap = {
  first: { type: GraphQLInt, defaultValue: groupedPageSize, description: pageArgumentDescriptions.first },
  after: { type: GraphQLString, description: pageArgumentDescriptions.after },
};

type Arguments = Readonly<Record<string, unknown>>;

/**
 * The arguments that the client means: with a default, `first` has a value on pages backward as well, where it is the size of
 * the page if there is no `last`.
 */
export function turnAround(args: Arguments, info: GraphQLResolveInfo): Arguments {
  const isBackward = isPresent(args.last) || isPresent(args.before);
  if (!isBackward || isSent('first', info)) return args;
  const { first, ...rest } = args;
  return { ...rest, last: args.last ?? first };
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** A variable without a value is absent, so that the default applies. */
function isSent(argument: string, { fieldNodes, variableValues }: GraphQLResolveInfo): boolean {
  const value = fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value;
  if (!value) return false;
  return value.kind !== Kind.VARIABLE || Object.hasOwn(variableValues, value.name.value);
}
