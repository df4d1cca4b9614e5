import 'reflect-metadata';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, Field, Info, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { Viewer } from '../../auth/viewer.js';
import { parseInput, type UseCase } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';
import { inputTypeOf } from './input-from-zod.js';
import type { GraphqlType } from './types-from-zod.js';

/** What a field of a payload can be made of. */
interface Outcome<Input extends z.ZodType> {
  readonly input: z.output<Input>;
  readonly viewer: Viewer | null;
}

/** One field of a payload. It is nullable, so that a field that fails does not hide the others. */
interface PayloadField<Input extends z.ZodType, Result> {
  readonly type: GraphqlType;
  readonly description: string;
  /** By default, the member of the result that has the name of the field, or else the result itself. */
  readonly value?: (result: Result, outcome: Outcome<Input>) => unknown;
}

export interface MutationOptions<Input extends z.ZodType, Result> {
  /** The object first: `jobCreate`. */
  readonly name: string;
  readonly payload: Readonly<Record<string, PayloadField<Input, Result>>>;
  /** The field whose selection the use case gets, so that it can leave out what the client does not select. */
  readonly selects?: string;
  /** The input type, where the use case also accepts input that only REST sends. */
  readonly input?: z.ZodObject;
}

interface DescribedMutation<Input extends z.ZodType, Result> extends MutationOptions<Input, Result> {
  readonly description: string;
}

/**
 * The resolver of a mutation. It has one argument `input`, of a type that comes from the use case's zod schema, and a payload
 * type of its own: `JobCreateInput` and `JobCreatePayload`. Permissions, scopes, limits and reports are those of the use
 * case, which `operationOf` finds.
 */
export function mutationResolver<Name extends string, Input extends z.ZodType, Caller, Result>(
  useCase: UseCase<Name, Input, Caller, Result>,
  options: DescribedMutation<Input, Result>,
): new () => object {
  const { name, description, payload, selects, input = useCase.input as unknown as z.ZodObject } = options;
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const Payload = payloadType(name, typeName, payload);

  async function resolve(context: RequestContext, info: GraphQLResolveInfo, given: unknown = {}): Promise<object> {
    const result = await context.execute(useCase, given as z.input<Input>, selects ? info : undefined, selects);
    const outcome: Outcome<Input> = {
      viewer: context.viewer,
      get input() {
        return parseInput(useCase.input, given);
      },
    };
    const values = Object.entries(payload).map(([field, { value = memberOf(field) }]) => [
      field,
      value(result, outcome),
    ]);
    return Object.fromEntries(values);
  }

  class MutationResolver {}
  Resolver()(MutationResolver);
  const { prototype } = MutationResolver;
  Object.defineProperty(prototype, name, { value: resolve });
  Mutation(() => Payload, { nullable: true, description })(prototype, name, {});
  Extensions({ useCase })(prototype, name, {});
  Ctx()(prototype, name, 0);
  Info()(prototype, name, 1);
  if (Object.keys(input.shape).length > 0) {
    const { description: text = `The input of \`${name}\`.` } = input;
    const Input = inputTypeOf(`${typeName}Input`, input, text);
    Arg('input', () => Input, { description: text })(prototype, name, 2);
  }
  return MutationResolver;
}

function memberOf(field: string) {
  return (result: unknown): unknown =>
    typeof result === 'object' && result !== null && field in result ? (result as never)[field] : result;
}

function payloadType<Input extends z.ZodType, Result>(
  mutation: string,
  typeName: string,
  fields: MutationOptions<Input, Result>['payload'],
): new () => object {
  const name = `${typeName}Payload`;
  const Payload = { [name]: class {} }[name] as new () => object;
  ObjectType(name, { simpleResolvers: true, description: `The result of \`${mutation}\`.` })(Payload);
  for (const [field, { type, description }] of Object.entries(fields)) {
    Field(type as () => typeof String, { nullable: true, description })(Payload.prototype, field);
  }
  return Payload;
}
