import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  isNonNullType,
  TypeNameMetaFieldDef,
} from 'graphql';
import type { ResponsePath } from './collected-errors.js';
import { completeOf, type PlanSelection } from './complete-value.js';
import { isPromise, plainConstant } from './plain-value.js';
import type { Complete, FieldNodes, PlannedField, Run } from './run.js';

interface FieldParts {
  readonly responseName: string;
  readonly nodes: FieldNodes;
  readonly parentType: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

type GetValue = (run: Run, source: unknown, path: ResponsePath) => unknown;

export function planField(parts: FieldParts, plan: PlanSelection): PlannedField {
  const { responseName, nodes, parentType, field } = parts;
  const { name: typeName } = parentType;
  if (field === TypeNameMetaFieldDef) {
    return { responseName, resolve: () => typeName, plain: { name: '__typename', write: plainConstant(typeName) } };
  }
  const complete = completeOf(field.type, { typeName, name: field.name, nodes }, plan);
  if (field.resolve)
    return { responseName, resolve: executeField(parts, callResolver(parts, field.resolve), complete) };
  const plain = complete.plain && { name: field.name, write: complete.plain };
  return { responseName, resolve: executeField(parts, readProperty(parts), complete), plain };
}

function executeField(
  { responseName, nodes, parentType, field }: FieldParts,
  getValue: GetValue,
  complete: Complete,
): PlannedField['resolve'] {
  const failing = { nodes, isNonNull: isNonNullType(field.type) };
  return (run, source, parent) => {
    const path = { prev: parent, key: responseName, typename: parentType.name };
    try {
      const value = getValue(run, source, path);
      const completed = isPromise(value)
        ? value.then((resolved) => complete(run, path, resolved))
        : complete(run, path, value);
      if (!isPromise(completed)) return completed;
      return completed.then(undefined, (error) => run.errors.handle(error, failing, path));
    } catch (error) {
      return run.errors.handle(error, failing, path);
    }
  };
}

function readProperty(parts: FieldParts): GetValue {
  const { name } = parts.field;
  const call = callResolver(parts, defaultFieldResolver);
  return (run, source, path) => {
    const value = (source as Record<string, unknown> | null | undefined)?.[name];
    return typeof value === 'function' ? call(run, source, path) : value;
  };
}

function callResolver(
  { nodes, parentType, field }: FieldParts,
  resolve: GraphQLFieldResolver<unknown, unknown>,
): GetValue {
  const [node] = nodes;
  const hasArguments = field.args.length > 0;
  return (run, source, path) => {
    const args = hasArguments && node ? getArgumentValues(field, node, run.variableValues) : {};
    return resolve(source, args, run.contextValue, infoOf(run, path));
  };

  function infoOf({ operation, variableValues }: Run, path: ResponsePath): GraphQLResolveInfo {
    return {
      fieldName: field.name,
      fieldNodes: nodes,
      returnType: field.type,
      parentType,
      path,
      schema: operation.schema,
      fragments: operation.fragments,
      rootValue: undefined,
      operation: operation.definition,
      variableValues,
    };
  }
}
