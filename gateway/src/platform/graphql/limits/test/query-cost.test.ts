import { expect, test } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { queryCostOf } from '../query-cost.js';

test('an operation costs what its variables say', () => {
  const schema = buildSchema(
    'type Query { list(first: Int): AConnection } type AConnection { edges: [AEdge!]! } type AEdge { cursor: String }',
  );
  const document = parse('query ($n: Int) { list(first: $n) { edges { cursor } } }');
  const costOf = queryCostOf({ schema, document, operationName: undefined });
  expect([costOf({ n: 10 }), costOf({ n: 20 }), costOf({ n: 10 })]).toEqual([11, 21, 11]);
  expect([costOf({}), costOf(undefined)]).toEqual([501, 501]);
});
