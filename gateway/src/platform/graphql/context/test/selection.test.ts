import { describe, expect, test } from '@jest/globals';
import { type FragmentDefinitionNode, type OperationDefinitionNode, parse } from 'graphql';
import { selectionOf } from '../selection.js';

/** The selection of the first field of an operation. */
function select(text: string, variableValues: Record<string, unknown> = {}) {
  const { definitions } = parse(text);
  const operation = definitions.find((each): each is OperationDefinitionNode => each.kind === 'OperationDefinition');
  const fragments = definitions.filter((each): each is FragmentDefinitionNode => each.kind === 'FragmentDefinition');
  const fieldNodes = (operation?.selectionSet.selections ?? []).filter((each) => each.kind === 'Field');
  return selectionOf({
    fieldNodes,
    fragments: Object.fromEntries(fragments.map((each) => [each.name.value, each])),
    variableValues: variableValues as never,
  });
}

describe('a selection', () => {
  test('contains the selected fields and nothing else', () => {
    const selection = select('{ list { edges { node { id user { id firstName } } } } }');

    expect(selection.wants('edges.node.user')).toBe(true);
    expect(selection.wants('edges.node.user.firstName')).toBe(true);
    expect(selection.wants('edges.node.job')).toBe(false);
    expect(selection.at('edges.node').wants('user.lastName')).toBe(false);
    expect(selection.at('pageInfo').wants('hasNextPage')).toBe(false);
  });

  test('follows aliases, inline fragments and fragments in fragments', () => {
    const selection = select(`
      query { list { ... on List { rows: edges { ...Edge } } } }
      fragment Edge on Edge { node { ...Node } }
      fragment Node on Node { worker: user { id } }
    `);

    expect(selection.wants('edges.node.user')).toBe(true);
    expect(selection.wants('rows')).toBe(false);
  });

  test('merges the fields of all places that select an object', () => {
    const selection = select('{ list { id user { id } } list { user { name } } }');

    expect(['id', 'user.id', 'user.name'].map((path) => selection.wants(path))).toEqual([true, true, true]);
  });

  test.each([
    ['@include(if: true)', true],
    ['@include(if: false)', false],
    ['@skip(if: true)', false],
    ['@include(if: $isWanted)', true],
    ['@skip(if: $isWanted)', false],
    ['@include(if: true) @skip(if: true)', false],
  ])('heeds %s of fields and fragments', (directives, isWanted) => {
    const text = (body: string) =>
      `query ($isWanted: Boolean!) { list { ${body} } } fragment Part on List { user { id } }`;

    for (const body of [`user ${directives} { id }`, `...Part ${directives}`, `... ${directives} { user { id } }`]) {
      expect(select(text(body), { isWanted: true }).wants('user')).toBe(isWanted);
    }
  });

  test('depends on the variables of each request, though the document is the same', () => {
    const { definitions } = parse('query ($isWanted: Boolean!) { list { user @include(if: $isWanted) { id } } }');
    const fieldNodes = (definitions[0] as OperationDefinitionNode).selectionSet.selections as never;
    const wantsUser = (isWanted: boolean) =>
      selectionOf({ fieldNodes, fragments: {}, variableValues: { isWanted } as never }).wants('user');

    expect([wantsUser(true), wantsUser(false), wantsUser(true)]).toEqual([true, false, true]);
  });

  test('names what it has besides some fields', () => {
    const selection = select('{ user { __typename id name } }');

    expect(selection.wantsBesides(['id'])).toBe(true);
    expect(selection.wantsBesides(['id', 'name'])).toBe(false);
  });
});
