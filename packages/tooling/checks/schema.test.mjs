import { describe, expect, test } from '@jest/globals';
import { compareSchemas } from './schema.mjs';

const committed = 'type Query { activeWorkers: Int!, hoursToday: Float! }';

describe('the schema check', () => {
  test('accepts the schema that the gateway serves', () => {
    expect(compareSchemas(`${committed}\n`, committed)).toBeUndefined();
  });

  test('names what would break a client', () => {
    expect(compareSchemas(committed, 'type Query { activeWorkers: Int! }')).toContain('Query.hoursToday was removed');
  });

  test('rejects a harmless difference without calling it breaking', () => {
    const report = compareSchemas(committed, 'type Query { activeWorkers: Int!, hoursToday: Float!, more: Int }');

    expect(report).toContain('differs from the schema that the gateway serves');
    expect(report).not.toContain('would break');
  });
});
