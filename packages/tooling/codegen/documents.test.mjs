import { describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { assertValid, parseOperations } from './documents.mjs';

const schema = buildSchema('type Query { jobs: [Job!]! } type Job { id: ID! }');
const file = 'mf-admin/src/features/jobs/jobs.graphql.ts';
const parseAt = (/** @type {string} */ text) => parseOperations(text, file, { line: 3, column: 29 });

describe('the operations of a module', () => {
  test('may be spread over several documents', () => {
    const fragment = parseAt('fragment JobRow_job on Job { id }');
    const query = parseAt('query Admin_Jobs_Load { jobs { ...JobRow_job } }');

    expect(() => assertValid(schema, [query, fragment])).not.toThrow();
  });

  test('are rejected with the file and line of a field that the schema does not have', () => {
    const query = parseAt('\n  query Admin_Jobs_Load {\n    jobs {\n      name\n    }\n  }\n');

    expect(() => assertValid(schema, [query])).toThrow(
      /Cannot query field "name" on type "Job"[\s\S]*jobs\.graphql\.ts:6:7/,
    );
  });

  test('are rejected with the file and line of a syntax error', () => {
    expect(() => parseAt('\n  query {\n    jobs {{\n')).toThrow(/Syntax Error[\s\S]*jobs\.graphql\.ts:5:11/);
  });
});
