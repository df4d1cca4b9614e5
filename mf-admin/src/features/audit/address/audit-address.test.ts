import { expect, test } from '@jest/globals';
import { type AuditFilter, everything, isFiltered, readAuditAddress, writeAuditAddress } from './audit-address.js';

const read = (query: string) => readAuditAddress(new URLSearchParams(query));

test('an address that says nothing, or nonsense, asks for everything', () => {
  expect(read('')).toEqual(everything);
  expect(read('subject=SHOE&from=yesterday&to=2026-1-1&actor=')).toEqual(everything);
  expect(isFiltered(read('theme=light'))).toBe(false);
});

test.each<AuditFilter>([
  { actor: 'user-1', subject: 'TIMESHEET', about: 'timesheet-1', from: '2026-11-01', to: '2026-11-30' },
  { ...everything, subject: 'USER' },
  { ...everything, to: '2026-11-30' },
])('brings back what was written into it: %j', (filter) => {
  const before = new URLSearchParams('actor=x&subject=JOB&about=y&from=2020-01-01&to=2020-01-02');
  expect(readAuditAddress(writeAuditAddress(before, filter))).toEqual(filter);
  expect(isFiltered(filter)).toBe(true);
});

test('keeps what is not its own', () => {
  expect(`${writeAuditAddress(new URLSearchParams('theme=light&actor=x'), everything)}`).toBe('theme=light');
});
