import {
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { ResponsePath } from './collected-errors.js';
import { plainLeaf } from './plain-leaf.js';
import { isPromise, plainList, plainNullable, plainObject, type WritePlain } from './plain-value.js';
import type { Complete, FieldNodes, PlannedField, Run } from './run.js';

/** The field whose value is completed: `Timesheet.user`. */
export interface FieldOfType {
  readonly typeName: string;
  readonly name: string;
  readonly nodes: FieldNodes;
}

export type PlanSelection = (type: GraphQLObjectType, nodes: FieldNodes) => readonly PlannedField[];

/**
 * How a type completes a value: the algorithm of the GraphQL specification (6.4.3), as graphql-js implements it, with
 * everything decided that depends only on the type.
 */
export function completeOf(type: GraphQLOutputType, field: FieldOfType, plan: PlanSelection): Complete {
  const complete = completeNullable(getNullableType(type), field, plan);
  const { plain } = complete;
  if (isNonNullType(type)) return withPlain(completeNonNull(complete, field), plain);
  return withPlain(complete, plain && plainNullable(plain));
}

function withPlain(complete: Complete, plain: WritePlain | undefined): Complete {
  return Object.assign(complete, { plain });
}

function completeNonNull(complete: Complete, { typeName, name }: FieldOfType): Complete {
  return (run, path, value) => {
    const completed = complete(run, path, value);
    if (completed === null) throw new Error(`Cannot return null for non-nullable field ${typeName}.${name}.`);
    return completed;
  };
}

/** Its `plain` has no null. */
function completeNullable(type: GraphQLOutputType, field: FieldOfType, plan: PlanSelection): Complete {
  const complete = completePresent(type, field, plan);
  const completeValue: Complete = (run, path, value) => {
    if (value instanceof Error) throw value;
    return value === null || value === undefined ? null : complete(run, path, value);
  };
  return withPlain(completeValue, complete.plain);
}

function completePresent(type: GraphQLOutputType, field: FieldOfType, plan: PlanSelection): Complete {
  if (isListType(type)) return completeList(type.ofType, field, completeOf(type.ofType, field, plan));
  if (isLeafType(type)) return withPlain((_run, _path, value) => serialize(type, value), plainLeaf(type));
  if (!isObjectType(type)) throw new Error(`plans do not cover the type ${type}`);
  const fields = plan(type, field.nodes);
  return withPlain((run, path, value) => executeFields(fields, run, value, path), plainObjectOf(fields));
}

/** Undefined if one of the fields has a resolver. */
function plainObjectOf(fields: readonly PlannedField[]): WritePlain | undefined {
  const plain = fields.flatMap(({ responseName, plain }) => (plain ? { responseName, plain } : []));
  return plain.length === fields.length ? plainObject(plain) : undefined;
}

/** Serializes a value that is not null. */
function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const serialized = type.serialize(value);
  if (serialized !== null && serialized !== undefined) return serialized;
  const call = `${type}.serialize(${JSON.stringify(value)})`;
  throw new Error(`Expected \`${call}\` to return non-nullable value, returned: ${serialized}`);
}

function completeList(itemType: GraphQLOutputType, field: FieldOfType, complete: Complete): Complete {
  const failing = { nodes: field.nodes, isNonNull: isNonNullType(itemType) };
  const plain = complete.plain && plainList(complete.plain);
  const completeItems: Complete = (run, path, value) => {
    const placeholder = plain && run.parts.add(value, plain);
    if (placeholder !== undefined) return placeholder;
    if (!isIterableObject(value)) {
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${field.typeName}.${field.name}".`);
    }
    let hasPromise = false;
    const items: unknown[] = [];
    for (const item of value as Iterable<unknown>) {
      const completed = completeItem(run, { prev: path, key: items.length, typename: undefined }, item);
      if (isPromise(completed)) hasPromise = true;
      items.push(completed);
    }
    return hasPromise ? Promise.all(items) : items;
  };
  return withPlain(completeItems, plain);

  function completeItem(run: Run, path: ResponsePath, item: unknown): unknown {
    try {
      const completed = isPromise(item)
        ? item.then((resolved) => complete(run, path, resolved))
        : complete(run, path, item);
      if (!isPromise(completed)) return completed;
      return completed.then(undefined, (error) => run.errors.handle(error, failing, path));
    } catch (error) {
      return run.errors.handle(error, failing, path);
    }
  }
}

/** Whether a value can be the value of a list: texts can be iterated, but are not lists. */
const isIterableObject = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Iterable<unknown>>)[Symbol.iterator] === 'function';

/** The response object of the fields of one object, or a promise of it. */
export function executeFields(
  fields: readonly PlannedField[],
  run: Run,
  source: unknown,
  path: ResponsePath | undefined,
): Record<string, unknown> | Promise<Record<string, unknown>> {
  const response: Record<string, unknown> = {};
  let pending: Promise<void>[] | undefined;
  try {
    for (const field of fields) {
      const result = field.resolve(run, source, path);
      response[field.responseName] = result;
      if (!isPromise(result)) continue;
      pending ??= [];
      pending.push(putWhenResolved(response, field.responseName, result));
    }
  } catch (error) {
    // The other promises may reject, too.
    if (pending)
      return Promise.all(pending).then(
        () => Promise.reject(error),
        () => Promise.reject(error),
      );
    throw error;
  }
  if (!pending) return response;
  const [first] = pending;
  return (first && pending.length === 1 ? first : Promise.all(pending)).then(() => response);
}

function putWhenResolved(response: Record<string, unknown>, name: string, result: Promise<unknown>): Promise<void> {
  return result.then((resolved) => {
    response[name] = resolved;
  });
}
