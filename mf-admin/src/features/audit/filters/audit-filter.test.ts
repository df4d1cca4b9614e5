import { describe, expect, test } from '@jest/globals';
import { writeAddress } from '@timetrack/screens';
import { type AuditFilter, auditAddress, isFiltered, noFilter } from './audit-filter.js';

const read = (query: string) => auditAddress.read(new URLSearchParams(query));

describe('the address of the audit log', () => {
  test('does not filter when it has no parameters or invalid ones', () => {
    expect(read('')).toEqual(noFilter);
    expect(read('subject=SHOE&from=yesterday&to=2026-1-1&actor=')).toEqual(noFilter);
    expect(isFiltered(read('theme=light'))).toBe(false);
  });

  test.each<AuditFilter>([
    { actor: 'user-1', subject: 'TIMESHEET', about: 'timesheet-1', from: '2026-11-01', to: '2026-11-30' },
    { ...noFilter, subject: 'USER' },
    { ...noFilter, to: '2026-11-30' },
  ])('reads back the filter that was written: %j', (filter) => {
    const before = new URLSearchParams('actor=x&subject=JOB&about=y&from=2020-01-01&to=2020-01-02');
    expect(auditAddress.read(writeAddress(auditAddress, before, filter))).toEqual(filter);
    expect(isFiltered(filter)).toBe(true);
  });

  test('keeps the parameters of other screens', () => {
    expect(`${writeAddress(auditAddress, new URLSearchParams('theme=light&actor=x'), noFilter)}`).toBe('theme=light');
  });
});
