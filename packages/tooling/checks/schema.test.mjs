import { describe, expect, it } from '@jest/globals';
import { compareSchemas } from './schema.mjs';

const committed = 'type Query { activeWorkers: Int!, hoursToday: Float! }';

describe('the comparison of schemas', () => {
  it('accepts what the gateway serves', () => {
    expect(compareSchemas(`${committed}\n`, committed)).toBeUndefined();
  });

  it('names what would break a client', () => {
    expect(compareSchemas(committed, 'type Query { activeWorkers: Int! }')).toContain('Query.hoursToday was removed');
  });

  it('refuses a harmless difference too, without crying wolf', () => {
    const complaint = compareSchemas(committed, 'type Query { activeWorkers: Int!, hoursToday: Float!, more: Int }');

    expect(complaint).toContain('is not what the gateway serves');
    expect(complaint).not.toContain('would break');
  });
});
