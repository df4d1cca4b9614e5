import { describe, expect, test } from '@jest/globals';
import { queryOf, readReportAddress, withPerson, withReport, withSearch, withSorting } from './report-address.js';

const read = (query: string) => readReportAddress(new URLSearchParams(query));
const november = { type: 'PAYROLL_SUMMARY', startDate: '2026-11-01', endDate: '2026-11-14' } as const;

describe('the address of a report', () => {
  test('that says nothing asks for nothing yet', () => {
    expect(read('')).toEqual({
      asked: { type: 'TIMES_BY_EMPLOYEE', startDate: '', endDate: '' },
      complete: false,
      sorting: null,
      find: '',
      person: null,
    });
  });

  test('is complete with a type and both days', () => {
    expect(read(queryOf(november))).toMatchObject({ asked: november, complete: true });
  });

  test.each([
    'type=PAYROLL_SUMMARY&startDate=2026-11-01',
    'startDate=2026-11-01&endDate=2026-11-14',
    'type=SHOE_SIZES&startDate=2026-11-01&endDate=2026-11-14',
    'type=PTO_SUMMARY&startDate=2026-11-01&endDate=2026-02-30',
    'type=PTO_SUMMARY&startDate=yesterday&endDate=2026-11-14',
  ])('is not complete when it is %s', (query) => {
    expect(read(query).complete).toBe(false);
  });

  test('keeps sorting, search and person apart from what is asked for', () => {
    let params = new URLSearchParams(queryOf(november));
    params = withSorting(params, { by: 'overtimeMinutes', descending: true });
    params = withSearch(params, 'wes');
    params = withPerson(params, 'user-1');
    expect(readReportAddress(params)).toEqual({
      asked: november,
      complete: true,
      sorting: { by: 'overtimeMinutes', descending: true },
      find: 'wes',
      person: 'user-1',
    });
  });

  test('of another report forgets how the last one was looked at, and keeps what is not its own', () => {
    const params = new URLSearchParams('sort=-x&find=wes&person=user-1&theme=light');
    expect(`${withReport(params, november)}`).toBe(`theme=light&${queryOf(november)}`);
  });
});
