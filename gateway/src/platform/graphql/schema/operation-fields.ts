import 'reflect-metadata';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, Field, FieldResolver, Info, Mutation, ObjectType, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Viewer } from '../../auth/viewer.js';
import { type AnyUseCase, parseInput, type UseCase } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';
import { inputTypeOf } from './object-from-zod.js';
import { pageArgumentDescriptions } from './page-arguments.js';
import { fieldTypeOf, type GraphqlType } from './types-from-zod.js';
import { ViewerType, VisitorType } from './viewer.js';

type ResolverClass = new () => object;

interface OperationField {
  readonly name: string;
  readonly description: string;
  readonly type: GraphqlType;
  readonly useCase: AnyUseCase;
  readonly args: readonly Argument[];
  /** The type that has the field. A field without it is a mutation. */
  readonly parent?: ResolverClass;
  /** Gets the arguments in the order of `args`. */
  resolve(context: RequestContext, info: GraphQLResolveInfo, ...given: unknown[]): Promise<unknown>;
}

interface Argument {
  readonly name: string;
  readonly type: GraphqlType;
  readonly options: Parameters<typeof Arg>[2];
}

/** The resolver class of one field, as decorators would declare it. */
function resolverOf({ name, description, type, useCase, args, parent, resolve }: OperationField): ResolverClass {
  class FieldResolverClass {}
  const { prototype } = FieldResolverClass;
  const descriptor = { value: resolve };
  Object.defineProperty(prototype, name, descriptor);
  const options = { nullable: true, description };
  if (parent) {
    Resolver(() => parent)(FieldResolverClass);
    FieldResolver(type as () => typeof String, options)(prototype, name, descriptor);
  } else {
    Resolver()(FieldResolverClass);
    Mutation(type as () => typeof String, options)(prototype, name, descriptor);
  }
  Extensions({ useCase })(prototype, name, descriptor);
  Ctx()(prototype, name, 0);
  Info()(prototype, name, 1);
  for (const [index, arg] of args.entries()) {
    Arg(arg.name, arg.type as () => typeof String, arg.options)(prototype, name, index + 2);
  }
  return FieldResolverClass;
}

/** What a field of a payload can be made of. */
interface Outcome<Input extends z.ZodType> {
  readonly input: z.output<Input>;
  readonly viewer: Viewer | null;
}

/**
 * One field of a payload: a schema with a description. Its value is the member of the result that has the name of the field,
 * or else the result itself, unless `value` says otherwise. It is nullable, so that a field that fails does not hide the others.
 */
type PayloadField<Input extends z.ZodType, Result> =
  | z.ZodType
  | { readonly schema: z.ZodType; readonly value: (result: Result, outcome: Outcome<Input>) => unknown };

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
): ResolverClass {
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
    const values = Object.entries(payload).map(([name, field]) => [
      name,
      field instanceof z.ZodType ? memberOf(result, name) : field.value(result, outcome),
    ]);
    return Object.fromEntries(values);
  }

  const { description: text = `The input of \`${name}\`.` } = input;
  const hasInput = Object.keys(input.shape).length > 0;
  const Input = hasInput ? inputTypeOf(`${typeName}Input`, input, text) : undefined;
  const args = Input ? [{ name: 'input', type: () => Input, options: { description: text } }] : [];
  return resolverOf({ name, description, type: () => Payload, useCase, args, resolve });
}

function memberOf(result: unknown, field: string): unknown {
  return typeof result === 'object' && result !== null && field in result ? (result as never)[field] : result;
}

function payloadType<Input extends z.ZodType, Result>(
  mutation: string,
  typeName: string,
  fields: MutationOptions<Input, Result>['payload'],
): new () => object {
  const name = `${typeName}Payload`;
  const Payload = { [name]: class {} }[name] as new () => object;
  ObjectType(name, { simpleResolvers: true, description: `The result of \`${mutation}\`.` })(Payload);
  for (const [field, given] of Object.entries(fields)) {
    const schema = given instanceof z.ZodType ? given : given.schema;
    const { type, description = '' } = fieldTypeOf(schema, 'output', `${name}.${field}`);
    Field(type as () => typeof String, { nullable: true, description })(Payload.prototype, field);
  }
  return Payload;
}

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
  readonly parent: typeof ViewerType | typeof VisitorType;
}

/**
 * The resolver of a field of `Viewer` or `Visitor` that runs a use case and has the name of its operation. The members of
 * the use case's input are the arguments.
 */
export function readResolver<Name extends string, Input extends z.ZodType, Caller, Result>(
  useCase: UseCase<Name, Input, Caller, Result>,
  { type, value, except = [], input, description, parent }: DescribedRead<Result>,
): ResolverClass {
  const { operation } = useCase;
  const members = (useCase.input as unknown as z.ZodObject).shape;
  const elsewhere = [...except, ...Object.keys(input?.schema.shape ?? {})];
  const names = Object.keys(members).filter((name) => !elsewhere.includes(name));
  const args: Argument[] = names.map((name) => {
    const { type, nullable, description } = fieldTypeOf(members[name] as z.ZodType, 'input', `${operation}(${name}:)`);
    const text = description ?? pageArgumentDescriptions[name];
    return { name, type, options: { nullable, ...(text && { description: text }) } };
  });
  if (input) {
    const Input = inputTypeOf(input.name, input.schema, input.description);
    args.push({ name: 'input', type: () => Input, options: { description: input.description } });
  }
  const resolve: OperationField['resolve'] = async (context, info, ...given) => {
    const separate = Object.fromEntries(names.map((name, index) => [name, given[index]]));
    const all = input ? { ...(given[names.length] as object), ...separate } : separate;
    const result = await context.execute(useCase, all as z.input<Input>, info);
    return value ? value(result) : result;
  };
  return resolverOf({ name: operation, description, type, useCase, args, parent, resolve });
}
