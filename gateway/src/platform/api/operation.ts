import { z } from 'zod';
import {
  type MutationOptions,
  mutationResolver,
  type ReadOptions,
  readResolver,
} from '../graphql/schema/operation-fields.js';
import type { GraphqlType } from '../graphql/schema/types-from-zod.js';
import { ViewerType, VisitorType } from '../graphql/schema/viewer.js';
import { type RestOptions, type Route, route } from '../http/routes/route.js';
import type { UseCase } from '../use-case/index.js';

// biome-ignore lint/complexity/noBannedTypes: a resolver class has nothing in common with others but being a class
type ResolverClass = Function;

/** A use case as the two APIs offer it. A feature registers its operations as `api`. */
export interface Operation {
  readonly route?: Route;
  readonly resolver?: ResolverClass;
}

type Reading<Result> = GraphqlType | ReadOptions<Result>;

interface OperationOptions<Input extends z.ZodType, Result, Response extends z.ZodType> {
  /** What it does, in sentences, for both APIs. The OpenAPI document shows the first one as the summary. */
  readonly description: string;
  readonly rest?: RestOptions<Result, Response>;
  /** Instead of `rest`: a route that responds with a file, or to another use case of the same operation. */
  readonly route?: Route;
  /** The type of a field of `Viewer` with the operation's name. The members of the input are its arguments. */
  readonly viewer?: Reading<Result>;
  /** The same for a field of `Visitor`, which needs no session. */
  readonly visitor?: Reading<Result>;
  readonly mutation?: MutationOptions<Input, Result>;
}

/**
 * Declares a use case in REST and GraphQL:
 *
 *     export const jobApi: readonly Operation[] = [
 *       operation(createJob, {
 *         description: 'Creates a job. The names of active jobs are unique, ignoring case.',
 *         rest: { method: 'POST', path: '/api/jobs', status: 201, response: jobView },
 *         mutation: { name: 'jobCreate', payload: { job: jobView.describe('The new job.') } },
 *       }),
 *     ];
 */
export function operation<Name extends string, Input extends z.ZodType, Caller, Result, Response extends z.ZodType>(
  useCase: UseCase<Name, Input, Caller, Result>,
  options: OperationOptions<Input, Result, Response>,
): Operation {
  const { description, rest, mutation } = options;
  const undescribed = options.route ?? (rest && route(useCase, rest));
  const resolver = mutation
    ? mutationResolver(useCase, { description, ...mutation })
    : resolverOfRead(useCase, options);
  return { ...(undescribed && { route: { description, ...undescribed } }), ...(resolver && { resolver }) };
}

function resolverOfRead<Name extends string, Input extends z.ZodType, Caller, Result>(
  useCase: UseCase<Name, Input, Caller, Result>,
  { description, viewer, visitor }: OperationOptions<Input, Result, z.ZodType>,
): ResolverClass | undefined {
  const reading = viewer ?? visitor;
  if (!reading) return undefined;
  const options = typeof reading === 'function' ? { type: reading } : reading;
  return readResolver(useCase, { ...options, description, parent: viewer ? ViewerType : VisitorType });
}

/** The field of a payload that has the id of what a mutation has deleted. */
export function deletedId(description: string) {
  return {
    schema: z.uuid().describe(description),
    value: (_result: unknown, { input }: { readonly input: { readonly id: string } }) => input.id,
  };
}

interface Offering {
  readonly name: string;
  readonly description?: string;
  readonly api?: readonly Operation[];
}

export const routeGroupsOf = (features: readonly Offering[]) =>
  features.map(({ name, description, api }) => ({
    name,
    ...(description && { description }),
    routes: routesOf([{ api }]),
  }));

export function routesOf(features: readonly { readonly api?: readonly Operation[] | undefined }[]): Route[] {
  return features.flatMap(({ api = [] }) => api.flatMap(({ route: found }) => found ?? []));
}
