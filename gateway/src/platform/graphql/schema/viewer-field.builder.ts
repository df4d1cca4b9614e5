import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { UseCase } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.builder.js';
import { fieldTypeOf } from './types-from-zod.builder.js';
import { ViewerType } from './viewer.types.js';

interface ViewerField<Input extends z.ZodObject, Caller, Result> {
  readonly type: () => unknown;
  readonly description: string;
  readonly useCase: UseCase<string, Input, Caller, Result>;
}

// biome-ignore lint/complexity/noBannedTypes: a resolver class has nothing in common with others but being a class
type ResolverClass = Function;

/**
 * The resolver of a field of `Viewer` that runs a use case. The members of the use case's input are the arguments:
 *
 *     viewerField('jobs', { type: () => JobConnection, useCase: jobPage, description: 'The active jobs by name.' })
 */
export function viewerField<Input extends z.ZodObject, Caller, Result>(
  name: string,
  { type, useCase, description }: ViewerField<Input, Caller, Result>,
): ResolverClass {
  const names = Object.keys(useCase.input.shape);

  @Resolver(() => ViewerType)
  class FieldOfViewer {}
  const { prototype } = FieldOfViewer as unknown as { prototype: Record<string, unknown> };
  prototype[name] = (context: RequestContext, info: GraphQLResolveInfo, ...values: unknown[]): Promise<Result> => {
    const input = Object.fromEntries(names.map((each, index) => [each, values[index]]));
    return context.execute(useCase, input as z.input<Input>, info);
  };
  Ctx()(prototype, name, 0);
  Info()(prototype, name, 1);
  for (const [index, each] of names.entries()) {
    const argument = fieldTypeOf(useCase.input.shape[each] as z.ZodType, 'input', `${name}(${each}:)`);
    const { description, nullable } = argument;
    Arg(each, argument.type as () => typeof String, { nullable, ...(description && { description }) })(
      prototype,
      name,
      index + 2,
    );
  }
  const field = FieldResolver(type as () => typeof String, { nullable: true, description });
  field(prototype, name, Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor);
  return FieldOfViewer;
}
