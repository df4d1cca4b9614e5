import { describe, expect, test } from '@jest/globals';
import { type Address, isFiltered, noFilter, readAddress, writeAddress } from './address.js';

const read = (query: string) => readAddress(new URLSearchParams(query));
const everything: Address = { ...noFilter, page: null, open: null };

describe('an address', () => {
  test('that says nothing means everything, from the newest', () => {
    expect(read('')).toEqual(everything);
    expect(isFiltered(read(''))).toBe(false);
  });

  test('that says nonsense means the same', () => {
    expect(read('status=done&exception=none&period=year&after=&open=')).toEqual(everything);
    expect(read('period=custom&from=2026-13-01&to=tomorrow').period).toEqual({ kind: 'custom', from: null, to: null });
  });

  test.each<[string, Address]>([
    ['status=pending', { ...everything, status: 'PENDING' }],
    ['user=user-1&exception=open-over-16-hours', { ...everything, userId: 'user-1', exception: 'OPEN_OVER_16_HOURS' }],
    ['period=last-pay-period', { ...everything, period: { kind: 'last-pay-period' } }],
    [
      'period=custom&from=2026-11-01&to=2026-11-14',
      { ...everything, period: { kind: 'custom', from: '2026-11-01', to: '2026-11-14' } },
    ],
    ['after=cursor-1&open=timesheet-1', { ...everything, page: { after: 'cursor-1' }, open: 'timesheet-1' }],
    ['before=cursor-1', { ...everything, page: { before: 'cursor-1' } }],
  ])('%s is read, and written as it was', (query, address) => {
    expect(read(query)).toEqual(address);
    expect(writeAddress(new URLSearchParams('status=open&after=x'), address).toString()).toBe(query);
  });

  test('keeps what is not its own', () => {
    expect(writeAddress(new URLSearchParams('theme=light&user=a'), everything).toString()).toBe('theme=light');
  });
});
