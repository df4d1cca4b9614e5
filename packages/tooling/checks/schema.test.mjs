import { describe, expect, test } from '@jest/globals';
import { compareSchemas } from './schema.mjs';

const committed = 'type Query { activeWorkers: Int!, hoursToday: Float! }';

describe('the schema check', () => {
  test('accepts the schema that the gateway serves', () => {
    expect(compareSchemas(`${committed}\n`, committed, [])).toBeUndefined();
  });

  test('rejects what would break clients of the last release, even if it is committed', () => {
    expect(compareSchemas(committed, committed, ["Field 'jobs' was removed"])).toBe("Field 'jobs' was removed");
  });

  test('rejects a schema that was not written by npm run codegen', () => {
    const report = compareSchemas(committed, 'type Query { activeWorkers: Int!, hoursToday: Float!, more: Int }', []);

    expect(report).toContain('run `npm run codegen`');
  });
});
