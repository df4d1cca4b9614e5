import { type GraphQLFieldConfig, GraphQLNonNull, type GraphQLOutputType, getNamedType, isType } from 'graphql';
import { z } from 'zod';
import type { Viewer } from '../../auth/viewer.js';
import { type AnyUseCase, parseInput, type UseCase } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';
import { inputTypeOf, objectFromZod } from './object-from-zod.js';
import { groupedPageSize, pageArgumentDescriptions, turnAround } from './page-arguments.js';
import { inputOf } from './types-from-zod.js';

/** The field of an operation, and the type that has it. */
export interface OperationField {
  readonly parent: 'Viewer' | 'Visitor' | 'Mutation';
  readonly name: string;
  readonly config: GraphQLFieldConfig<unknown, RequestContext>;
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

/**
 * The field of a mutation. It has one argument `input`, of a type that comes from the use case's zod schema, and a payload
 * type of its own: `JobCreateInput` and `JobCreatePayload`. Permissions, scopes, limits and reports are those of the use
 * case, which `operationOf` finds.
 */
export function mutationField<Name extends string, Input extends z.ZodType, Caller, Result>(
  useCase: UseCase<Name, Input, Caller, Result>,
  description: string,
  { name, payload, selects, input = useCase.input as unknown as z.ZodObject }: MutationOptions<Input, Result>,
): OperationField {
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { description: text = `The input of \`${name}\`.` } = input;
  const hasInput = Object.keys(input.shape).length > 0;
  const inputType = hasInput && new GraphQLNonNull(inputTypeOf(`${typeName}Input`, input, text));
  const members = Object.entries(payload).map(([field, made]) => [field, payloadSchemaOf(made).nullable()]);
  const payloadShape = z.object(Object.fromEntries(members));
  const config: OperationField['config'] = {
    type: objectFromZod(`${typeName}Payload`, payloadShape, `The result of \`${name}\`.`),
    description,
    args: inputType ? { input: { type: inputType, description: text } } : {},
    extensions: { useCase: useCase as unknown as AnyUseCase },
    resolve: async (_source, { input: given = {} }, context, info) => {
      const result = await context.execute(useCase, given, selects ? info : undefined, selects);
      const outcome: Outcome<Input> = {
        viewer: context.viewer,
        get input() {
          return parseInput(useCase.input, given);
        },
      };
      const values = Object.entries(payload).map(([field, made]) => [
        field,
        made instanceof z.ZodType ? memberOf(result, field) : made.value(result, outcome),
      ]);
      return Object.fromEntries(values);
    },
  };
  return { parent: 'Mutation', name, config };
}

function payloadSchemaOf<Input extends z.ZodType, Result>(field: PayloadField<Input, Result>): z.ZodType {
  return field instanceof z.ZodType ? field : field.schema;
}

function memberOf(result: unknown, field: string): unknown {
  return typeof result === 'object' && result !== null && field in result ? (result as never)[field] : result;
}

/** A field of `Viewer` or `Visitor` as an operation declares it. Its type alone is enough for most. */
interface ReadOptions<Result> {
  readonly type: GraphQLOutputType;
  /** The value. By default, it is what the use case returns. */
  readonly value?: (result: Result) => unknown;
  /** Members of the input that only REST sends. */
  readonly except?: readonly string[];
  /** Takes the members of this schema in one argument `input`, of a type with this name. */
  readonly input?: { readonly name: string; readonly schema: z.ZodObject; readonly description: string };
}

export type Reading<Result> = GraphQLOutputType | ReadOptions<Result>;

/**
 * The field of `Viewer` or `Visitor` that runs a use case and has the name of its operation. The members of the use case's
 * input are the arguments.
 */
export function readField<Name extends string, Input extends z.ZodType, Caller, Result>(
  useCase: UseCase<Name, Input, Caller, Result>,
  { parent, description }: { readonly parent: 'Viewer' | 'Visitor'; readonly description: string },
  reading: Reading<Result>,
): OperationField {
  const { operation } = useCase;
  const { type, value, except = [], input }: ReadOptions<Result> = isType(reading) ? { type: reading } : reading;
  const isConnection = getNamedType(type).name.endsWith('Connection');
  const elsewhere = [...except, ...Object.keys(input?.schema.shape ?? {})];
  const members = Object.entries((useCase.input as unknown as z.ZodObject).shape);
  const args = members
    .filter(([name]) => !elsewhere.includes(name))
    .map(([name, member]) => {
      const { type, description = pageArgumentDescriptions[name] } = inputOf(
        member as z.ZodType,
        `${operation}(${name}:)`,
      );
      return [name, { type, description, ...(isConnection && name === 'first' && { defaultValue: groupedPageSize }) }];
    });
  if (input) {
    const { name, schema, description } = input;
    args.push(['input', { type: new GraphQLNonNull(inputTypeOf(name, schema, description)), description }]);
  }
  const config: OperationField['config'] = {
    type,
    description,
    args: Object.fromEntries(args),
    extensions: { useCase: useCase as unknown as AnyUseCase },
    resolve: async (_source, { input: inner, ...separate }, context, info) => {
      const given = isConnection ? turnAround(separate, info) : separate;
      const result = await context.execute(useCase, { ...inner, ...given }, info);
      return value ? value(result) : result;
    },
  };
  return { parent, name: operation, config };
}
