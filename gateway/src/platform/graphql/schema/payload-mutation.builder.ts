import 'reflect-metadata';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, Field, Info, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { Viewer } from '../../auth/viewer.types.js';
import { parseInput, type UseCase } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.builder.js';
import { mutationInputFromZod } from './input-from-zod.builder.js';
import type { GraphqlType } from './types-from-zod.builder.js';

/** What a field of a payload can be made of. */
interface Outcome<Input extends z.ZodType> {
  readonly input: z.output<Input>;
  readonly viewer: Viewer | null;
}

/** One field of a payload. It is nullable, so that a field that fails does not hide the others. */
interface PayloadField<Input extends z.ZodType, Result> {
  readonly type: GraphqlType;
  readonly description: string;
  /** The value. By default, it is what the use case returns. */
  readonly value?: (result: Result, outcome: Outcome<Input>) => unknown;
}

interface PayloadMutation<Input extends z.ZodType, Result> {
  readonly description: string;
  readonly payload: Readonly<Record<string, PayloadField<Input, Result>>>;
  /** The field whose selection the use case gets, so that it can leave out what the client does not select. */
  readonly selects?: string;
  /** The input type, where the use case also accepts input that only REST sends. */
  readonly input?: z.ZodObject;
  /** For a mutation that took nothing when it was released: old documents stay valid. */
  readonly isInputOptional?: boolean;
}

/** Adds one mutation to a resolver class. */
type DeclareMutation = (prototype: object) => void;

/**
 * Declares a mutation: named object first, with one argument `input` and a payload type of its own, both nullable parts of
 * the response so that a failure leaves the rest of it. `JobCreateInput` comes from the use case's zod schema.
 *
 *     export const JobMutations = mutationsOf(
 *       payloadMutation('jobCreate', createJob, {
 *         description: 'Creates a job.',
 *         payload: { job: { type: () => JobType, description: 'The new job.' } },
 *       }),
 *     );
 *
 * Permissions, scopes, limits and reports are those of the use case, which `operationOf` finds. An older mutation with the
 * name of the use case's operation becomes deprecated: see `deprecateReplacedMutations`.
 */
export function payloadMutation<Operation extends string, Input extends z.ZodType, Caller, Result>(
  name: string,
  useCase: UseCase<Operation, Input, Caller, Result>,
  {
    description,
    payload,
    selects,
    isInputOptional = false,
    input = useCase.input as unknown as z.ZodObject,
  }: PayloadMutation<Input, Result>,
): DeclareMutation {
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const Payload = payloadType(`${typeName}Payload`, payload);
  const takesInput = Object.keys(input.shape).length > 0;

  async function resolve(context: RequestContext, info: GraphQLResolveInfo, given: unknown = {}): Promise<object> {
    const result = await context.execute(useCase, given as z.input<Input>, selects ? info : undefined, selects);
    const outcome: Outcome<Input> = {
      viewer: context.viewer,
      get input() {
        return parseInput(useCase.input, given);
      },
    };
    const values = Object.entries(payload).map(([field, { value }]) => [
      field,
      value ? value(result, outcome) : result,
    ]);
    return Object.fromEntries(values);
  }

  return (prototype) => {
    Object.defineProperty(prototype, name, { value: resolve });
    Mutation(() => Payload, { nullable: true, description })(prototype, name, {});
    Extensions({ useCase })(prototype, name, {});
    Ctx()(prototype, name, 0);
    Info()(prototype, name, 1);
    if (!takesInput) return;
    const Input = mutationInputFromZod(`${typeName}Input`, input);
    const nullable = isInputOptional && { nullable: true };
    Arg('input', () => Input, { ...nullable, ...(input.description && { description: input.description }) })(
      prototype,
      name,
      2,
    );
  };
}

/** The resolver class of these mutations, which a feature registers. */
export function mutationsOf(...mutations: readonly DeclareMutation[]): new () => object {
  class PayloadMutations {}
  Resolver()(PayloadMutations);
  for (const declare of mutations) declare(PayloadMutations.prototype);
  return PayloadMutations;
}

function payloadType<Input extends z.ZodType, Result>(
  name: string,
  fields: PayloadMutation<Input, Result>['payload'],
): new () => object {
  const Payload = { [name]: class {} }[name] as new () => object;
  ObjectType(name, { simpleResolvers: true })(Payload);
  for (const [field, { type, description }] of Object.entries(fields)) {
    Field(type as () => typeof String, { nullable: true, description })(Payload.prototype, field);
  }
  return Payload;
}
