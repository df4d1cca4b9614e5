import { describe, expect, test } from '@jest/globals';
import { parseAddress, parseNetwork } from '../api-keys/api-key.rules.js';

describe('an allowed address', () => {
  test.each([
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['203.0.113.0/024', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8::/32', '2001:db8::/32'],
    ['::1/128', '::1/128'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('may be %j', (text, network) => {
    expect(parseNetwork(text)).toBe(network);
  });

  test.each(['', '/', '203.0.113', '203.0.113.256', '203.0.113.0/33', '203.0.113.0/', '203.0.113.0/24/8', '::/129'])(
    'must not be %j',
    (text) => {
      expect(parseNetwork(text)).toBeNull();
    },
  );

  test.each(['fe80::1%eth0', '::ffff:203.0.113.0/120', '203.0.113.0/-1', 'localhost', '1.2.3.4 5'])(
    'must not be %j, which has no place in a network',
    (text) => {
      expect(parseNetwork(text)).toBeNull();
    },
  );
});

test('the address of a dual-stack socket is its IPv4 address', () => {
  expect(parseAddress('::ffff:198.51.100.9')).toBe('198.51.100.9');
  expect(parseAddress('unknown')).toBeNull();
});
