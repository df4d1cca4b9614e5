import { describe, expect, test } from '@jest/globals';
import { type Address, readAddress, writeAddress } from './address.js';

const today = '2026-03-02';
const read = (query: string) => readAddress(new URLSearchParams(query), today);

describe('an address', () => {
  test('that says nothing means the month of today', () => {
    expect(read('')).toEqual({ view: 'month', date: today, dialog: null, find: '' });
  });

  test('that says nonsense means the same', () => {
    expect(read('view=year&date=2026-02-31&open=window')).toEqual(read(''));
    expect(read('open=day&day=someday').dialog).toBeNull();
    expect(read('open=shift').dialog).toBeNull();
  });

  test.each<Address['dialog']>([
    null,
    { kind: 'create', day: '2026-03-08', personId: 'user-ana', copyOf: null },
    { kind: 'create', day: '2026-03-08', personId: null, copyOf: 'schedule-1' },
    { kind: 'shift', id: 'schedule-1' },
    { kind: 'day', day: '2026-03-08' },
    { kind: 'feed' },
    { kind: 'keys' },
  ])('brings back what was written into it: %j', (dialog) => {
    const address: Address = { view: 'timeline', date: '2026-11-01', find: 'ana', dialog };
    expect(readAddress(writeAddress(new URLSearchParams('open=keys&for=x'), address), today)).toEqual(address);
  });

  test('keeps what is not its own', () => {
    const written = writeAddress(new URLSearchParams('theme=light'), read('view=week'));
    expect(written.get('theme')).toBe('light');
  });
});
