import { describe, expect, test } from '@jest/globals';
import { type GraphQLInputType, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import type { Operation } from '../../src/access/permission-table.js';
import { features } from '../../src/composition/features.js';
import { routesOf } from '../../src/platform/api/operation.js';
import { commands } from '../api/parity-cases.js';
import { subscriptions } from '../api/role-calls.js';
import { readsSchema } from '../harness/graphql-reads.js';
import { commandCases } from './command-cases.js';
import { operationsOfManagers, readsOfManagers } from './manager-reads.js';
import { tablesOfIds } from './named-ids.js';
import { operationsOfSpecialReads } from './special-reads.js';

const ids = Object.fromEntries(tablesOfIds.map((table) => [table, ['01890a5d-ac96-774b-bcce-b302099a8057']]));
const read = new Set([...readsOfManagers(ids).map(({ operation }) => operation), ...operationsOfSpecialReads]);

describe('of the operations that a manager may run', () => {
  test('each is a read, a command or a subscription of the tests of reach', () => {
    const covered = new Set([...read, ...Object.keys(commandCases), ...Object.keys(subscriptions)]);
    expect(operationsOfManagers.filter((operation) => !covered.has(operation))).toEqual([]);
  });

  test('none that changes something counts as a read', () => {
    const kinds = new Map(routesOf(features).map(({ useCase }) => [useCase.operation, useCase.kind]));
    const expected = operationsOfManagers.filter((operation) => kinds.get(operation) === 'command');
    expect(Object.keys(commandCases).toSorted()).toEqual(expected.toSorted());
  });

  test('a command for which no hidden id is listed takes none', () => {
    const without = Object.entries(commandCases).filter(([, cases]) => typeof cases === 'string');
    const taken = without.flatMap(([operation]) => idsOf(operation as Operation).map((path) => `${operation} ${path}`));
    expect(taken).toEqual([]);
  });
});

/** Ids that do not name people or what they have. */
const harmless = ['jobId', 'policyId', 'positionId', 'customRuleId'];
/** The commands about templates, which every manager sees. */
const ofTemplates = /Template(s)?$/;

function idsOf(operation: Operation): string[] {
  const { mutation } = (commands[operation as keyof typeof commands] ?? {}) as { readonly mutation?: string };
  const field = readsSchema.getMutationType()?.getFields()[mutation ?? ''];
  const paths = (field?.args ?? []).flatMap(({ type }) => listIds(type, []));
  return paths.filter((path) => !harmless.includes(path) && !(ofTemplates.test(operation) && /^ids?$/.test(path)));
}

function listIds(type: GraphQLInputType, path: readonly string[]): string[] {
  const named = getNamedType(type);
  if (isObjectType(named) || path.length > 4) return [];
  if (!isInputObjectType(named)) return named.name === 'ID' ? [path.join('.').replace(/^.*\./, '')] : [];
  return Object.values(named.getFields()).flatMap((field) => listIds(field.type, [...path, field.name]));
}
