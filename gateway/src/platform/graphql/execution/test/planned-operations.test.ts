import { describe, expect, test } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { PlannedOperations } from '../planned-operations.js';

const schema = buildSchema('type Query { a(first: Int): String }');

function note(operations: PlannedOperations<string>, query: string, operationName?: string): void {
  const document = parse(query);
  const definition = getOperationAST(document, operationName);
  if (definition) operations.note({ query, operationName }, document, definition);
}

const createOperations = () => new PlannedOperations(schema, ({ query }) => query);

const find = (operations: PlannedOperations<string>, query: string, operationName?: string) =>
  operations.find({ query, operationName });

const padded = (index: number) => `{ a } # ${String(index).padEnd(8000)}`;

describe('the known operations', () => {
  test('have the same plan each time', () => {
    const operations = createOperations();
    expect(find(operations, '{ a }')).toBeUndefined();
    note(operations, '{ a }');
    const known = find(operations, '{ a }');
    expect(known?.definition.operation).toBe('query');
    expect(find(operations, '{ a }')).toBe(known);
  });

  test('keep the operations of one document apart', () => {
    const operations = createOperations();
    const query = 'query A { a } query B { b: a }';
    note(operations, query, 'A');
    note(operations, query, 'B');
    expect(find(operations, query, 'A')?.definition.name?.value).toBe('A');
    expect(find(operations, query, 'B')?.definition.name?.value).toBe('B');
    expect(find(operations, query)).toBeUndefined();
  });

  test.each([
    ['query\n{ a }', 'query', '\n{ a }'],
    ['query { a }', 'query', ' { a }'],
  ])('do not mistake the start of a document for a name', (noted, name, rest) => {
    const operations = createOperations();
    note(operations, noted);
    expect(find(operations, rest, name)).toBeUndefined();
  });

  test('leave out the longest unused documents when there are too many', () => {
    const operations = createOperations();
    for (let index = 0; index < 100; index += 1) {
      note(operations, padded(index));
      find(operations, padded(0));
    }
    expect(find(operations, padded(0))).toBeDefined();
    expect(find(operations, padded(1))).toBeUndefined();
    expect(find(operations, padded(99))).toBeDefined();
  });

  test('are bounded by the fields of their plans', () => {
    const operations = createOperations();
    const fields = Array.from({ length: 500 }, (_, index) => `f${index}: a`).join(' ');
    const queryOf = (index: number) => `query Q${index} { ${fields} }`;
    for (let index = 0; index < 60; index += 1) note(operations, queryOf(index));
    expect(find(operations, queryOf(0))).toBeUndefined();
    expect(find(operations, queryOf(59))).toBeDefined();
  });

  test('do not include very large documents', () => {
    const operations = createOperations();
    const query = `{ a } # ${'x'.repeat(20_000)}`;
    note(operations, query);
    expect(find(operations, query)).toBeUndefined();
  });

  test('have the facts that were computed when they were planned', () => {
    let count = 0;
    const operations = new PlannedOperations(schema, ({ query }) => `${query} ${++count}`);
    note(operations, '{ a }');
    expect(find(operations, '{ a }')?.facts).toBe('{ a } 1');
    expect(find(operations, '{ a }')?.facts).toBe('{ a } 1');
  });
});
