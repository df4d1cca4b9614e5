import { describe, expect, test } from '@jest/globals';
import { databaseAway, isConnectionLost } from '../index.js';

const failed = (code?: string) => Object.assign(new Error('failed'), { code });

describe('a lost connection', () => {
  test.each(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', undefined])(
    'is what the driver reports with the code %s',
    (code) => {
      expect(isConnectionLost(failed(code))).toBe(true);
    },
  );

  test.each(['57P01', '08006', '53300'])('is the SQL state %s', (code) => {
    expect(isConnectionLost(failed(code))).toBe(true);
  });

  test('is what was reported as one before', () => {
    expect(isConnectionLost(databaseAway())).toBe(true);
  });

  test.each(['23505', 'XX000', 'P0001', '53100'])('is not the SQL state %s', (code) => {
    expect(isConnectionLost(failed(code))).toBe(false);
  });
});
