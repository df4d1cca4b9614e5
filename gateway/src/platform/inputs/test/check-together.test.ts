import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { parseInput } from '../../use-case/input.js';
import { checkTogether } from '../check-together.js';
import { instant } from '../date.js';

const at = instant({ missing: 'Missing', unreadable: 'Unreadable' });
const input = checkTogether(z.object({ from: at, to: at, name: z.string('Name?') }), ['from', 'to'], ({ from, to }) =>
  from.getTime() > to.getTime() ? { 'to.0': 'Too early' } : undefined,
);
const [early, late] = ['2026-07-15T12:00:00Z', '2026-07-16T12:00:00Z'];

function fieldsOf(given: unknown): unknown {
  try {
    return parseInput(input, given);
  } catch (error) {
    return (error as { fields: unknown }).fields;
  }
}

describe('a check of several fields', () => {
  test.each([
    ['that are valid, next to an invalid one', { from: late, to: early }, { name: 'Name?', 'to.0': 'Too early' }],
    ['of which one is refused as text', { from: late, to: 'soon', name: '' }, { to: 'Unreadable' }],
    ['of which one is missing', { from: late, name: '' }, { to: 'Missing' }],
    ['of which one is an object', { from: { getTime: 1 }, to: early, name: '' }, { from: 'Unreadable' }],
  ])('reports fields %s', (_what, given, fields) => {
    expect(fieldsOf(given)).toEqual(fields);
  });

  test.each([[null], [[]], ['text'], [undefined]])('does not run for %j', (given) => {
    expect(fieldsOf(given)).toEqual({ body: expect.any(String) });
  });
});
