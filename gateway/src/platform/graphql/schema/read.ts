import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, FieldResolver, Info, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { UseCase } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';
import { pageArgumentDescriptions } from './forward-page.js';
import { inputTypeOf } from './input-from-zod.js';
import { fieldTypeOf, type GraphqlType } from './types-from-zod.js';
import { ViewerType, VisitorType } from './viewer.js';

/** A field of `Viewer` or `Visitor` as an operation declares it. Its type alone is enough for most. */
export interface ReadOptions<Result> {
  readonly type: GraphqlType;
  /** The value. By default, it is what the use case returns. */
  readonly value?: (result: Result) => unknown;
  /** Members of the input that only REST sends. */
  readonly except?: readonly string[];
  /** Takes the members of this schema in one argument `input`, of a type with this name. */
  readonly input?: { readonly name: string; readonly schema: z.ZodObject; readonly description: string };
}

interface DescribedRead<Result> extends ReadOptions<Result> {
  readonly description: string;
  readonly group: 'Viewer' | 'Visitor';
}

const groups = { Viewer: ViewerType, Visitor: VisitorType } as const;

/**
 * The resolver of a field of `Viewer` or `Visitor` that runs a use case and has the name of its operation. The members of
 * the use case's input are the arguments.
 */
export function readResolver<Name extends string, Input extends z.ZodType, Caller, Result>(
  useCase: UseCase<Name, Input, Caller, Result>,
  { type, value, except = [], input, description, group }: DescribedRead<Result>,
): new () => object {
  const { operation } = useCase;
  const members = (useCase.input as unknown as z.ZodObject).shape;
  const elsewhere = [...except, ...Object.keys(input?.schema.shape ?? {})];
  const names = Object.keys(members).filter((name) => !elsewhere.includes(name));

  @Resolver(() => groups[group])
  class ReadResolver {}
  const { prototype } = ReadResolver as unknown as { prototype: Record<string, unknown> };
  prototype[operation] = async (context: RequestContext, info: GraphQLResolveInfo, ...given: unknown[]) => {
    const separate = Object.fromEntries(names.map((name, index) => [name, given[index]]));
    const all = input ? { ...(given[names.length] as object), ...separate } : separate;
    const result = await context.execute(useCase, all as z.input<Input>, info);
    return value ? value(result) : result;
  };
  Ctx()(prototype, operation, 0);
  Info()(prototype, operation, 1);
  for (const [index, name] of names.entries()) {
    const { type, nullable, description } = fieldTypeOf(members[name] as z.ZodType, 'input', `${operation}(${name}:)`);
    const text = description ?? pageArgumentDescriptions[name];
    Arg(name, type as () => typeof String, { nullable, ...(text && { description: text }) })(
      prototype,
      operation,
      index + 2,
    );
  }
  if (input) {
    const Input = inputTypeOf(input.name, input.schema, input.description);
    Arg('input', () => Input, { description: input.description })(prototype, operation, names.length + 2);
  }
  Extensions({ useCase })(
    prototype,
    operation,
    Object.getOwnPropertyDescriptor(prototype, operation) as PropertyDescriptor,
  );
  const field = FieldResolver(type as () => typeof String, { nullable: true, description });
  field(prototype, operation, Object.getOwnPropertyDescriptor(prototype, operation) as PropertyDescriptor);
  return ReadResolver;
}
