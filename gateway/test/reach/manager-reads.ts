import { type GraphQLField, isInterfaceType, isObjectType, isRequiredArgument } from 'graphql';
import { permissionTable } from '../../src/access/index.js';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import type { AnyUseCase } from '../../src/platform/use-case/index.js';
import { readsSchema, selectionOf } from '../harness/graphql-reads.js';
import type { NamedIds } from './named-ids.js';
import { type Input, inputsOf } from './read-inputs.js';

/** One request of a manager, or the pages of one list. */
export interface Read {
  readonly operation: string;
  readonly input: Input;
  readonly request:
    | { readonly method: 'GET' | 'POST'; readonly url: string; readonly body?: object }
    | { readonly document: string; readonly variables: Input };
  readonly paging?: 'FORWARD' | 'BACKWARD';
}

/** What a manager may run, by the permission table. */
export const operationsOfManagers = Object.entries(permissionTable)
  .filter(([, access]) => access !== 'public' && (access as readonly string[]).includes('MANAGER'))
  .map(([operation]) => operation);

const ofManagers = new Set(operationsOfManagers);

/** Every read that takes no object, through both APIs, with each value of each argument, and in small pages. */
export function readsOfManagers(ids: NamedIds): Read[] {
  return [...restReads(ids), ...graphqlReads(ids), ...nodeReads(ids)];
}

function restReads(ids: NamedIds): Read[] {
  const routes = routesOf(features).filter(
    ({ method, useCase }) => method === 'GET' && ofManagers.has(useCase.operation),
  );
  return routes.flatMap(({ path, useCase, fixedInput = {}, nextCursor }) => {
    const { operation } = useCase;
    const args = argumentsOf(useCase).filter(({ name }) => !(name in fixedInput) && name !== 'thumbnail');
    const inputs = inputsOf(operation, args, ids);
    const reads = inputs.map(
      (input) => ({ operation, input, request: { method: 'GET', url: urlOf(path, input) } }) as const,
    );
    const [input = {}] = inputs;
    if (!nextCursor) return reads;
    const url = urlOf(path, { ...input, limit: 2 });
    return [...reads, { operation, input, request: { method: 'GET', url }, paging: 'FORWARD' } as const];
  });
}

function argumentsOf({ input }: AnyUseCase) {
  const shape = 'shape' in input ? (input.shape as Readonly<Record<string, AnyUseCase['input']>>) : {};
  return Object.entries(shape).map(([name, type]) => ({ name, isRequired: !type.safeParse(undefined).success }));
}

function urlOf(path: string, input: Input): string {
  const rest = new Map(Object.entries(input).map(([name, value]) => [name, `${value}`]));
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return value;
  });
  const query = new URLSearchParams([...rest]).toString();
  return query ? `${address}?${query}` : address;
}

function fieldsOfViewer() {
  const viewer = readsSchema.getType('Viewer');
  return isObjectType(viewer) ? Object.values(viewer.getFields()) : [];
}

/** A read through both APIs whose input is an object, in GraphQL the argument `input`; an id is an argument of its own. */
export function readsWith(operation: string, url: `/api/${string}`, { id, ...input }: Input): Read[] {
  const given = id === undefined ? {} : { id };
  const fields = fieldsOfViewer().filter(({ name }) => name === operation);
  return [
    { operation, input, request: { method: 'POST', url, body: { ...input, ...given } } },
    ...fields.map((field) => readOf(field, { input, ...given })),
  ];
}

function graphqlReads(ids: NamedIds): Read[] {
  return fieldsOfViewer()
    .filter(({ name, args }) => ofManagers.has(name) && !args.some(({ name }) => name === 'input'))
    .flatMap((field) => {
      const operation = field.name;
      const args = field.args.map((argument) => ({ name: argument.name, isRequired: isRequiredArgument(argument) }));
      const inputs = inputsOf(operation, args, ids);
      const [first = {}] = inputs;
      const pages = [
        ...(args.some(({ name }) => name === 'first') ? [readOf(field, { ...first, first: 2 }, 'FORWARD')] : []),
        ...(args.some(({ name }) => name === 'last') ? [readOf(field, { ...first, last: 2 }, 'BACKWARD')] : []),
      ];
      return [...inputs.map((input) => readOf(field, input)), ...pages];
    });
}

function readOf(field: GraphQLField<unknown, unknown>, input: Input, paging?: 'FORWARD' | 'BACKWARD'): Read {
  const cursor = { FORWARD: 'after', BACKWARD: 'before' }[paging ?? 'FORWARD'];
  const given = field.args.filter(({ name }) => name in input || (paging && name === cursor));
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const [variables, args] = given.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  const document = `query${variables} { viewer { ${field.name}${args} ${selectionOf(field.type, 3)} } }`;
  const request = { document, variables: input };
  return { operation: field.name, input, request, ...(paging && { paging }) };
}

/** The nodes of every type, many at once and each of a few on its own. */
function nodeReads(ids: NamedIds): Read[] {
  const node = readsSchema.getType('Node');
  const types = isInterfaceType(node) ? readsSchema.getPossibleTypes(node) : [];
  const all = Object.values(ids).flat();
  const batches = Array.from({ length: Math.ceil(all.length / 100) }, (_, n) => all.slice(100 * n, 100 * n + 100));
  const many = types.flatMap((type) => {
    const document = `query($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on ${type.name} ${selectionOf(type, 2)} } }`;
    return batches.map((batch) => ({
      operation: 'nodes',
      input: {},
      request: { document, variables: { ids: batch } },
    }));
  });
  const document = 'query($id: ID!) { node(id: $id) { __typename id nodeId } }';
  const few = Object.values(ids).flatMap((found) => found.slice(-4));
  return [...many, ...few.map((id) => ({ operation: 'node', input: {}, request: { document, variables: { id } } }))];
}
