import { describe, expect, test } from '@jest/globals';
import { writeAddress } from '@timetrack/screens';
import { stepIn } from '../report/report-data.js';
import { addressOf, queryOf, type ReportRequest, reportAddress, requestIn } from './report-address.js';

const read = (query: string) => reportAddress.read(new URLSearchParams(query));
const november: ReportRequest = {
  type: 'PAYROLL_SUMMARY',
  startDate: '2026-11-01',
  endDate: '2026-11-14',
  teamId: null,
};

describe('the address of a report', () => {
  test('requests no report when it is empty', () => {
    expect(read('')).toEqual({
      ...{ type: null, startDate: '', endDate: '', teamId: null, view: 'table', sorting: null, find: '', open: null },
      ...{ job: null, person: null, day: null },
    });
    expect(requestIn(read(''))).toBeNull();
  });

  test('requests a report with a type and both dates', () => {
    expect(requestIn(read(queryOf(november)))).toEqual(november);
  });

  test.each([
    'type=PAYROLL_SUMMARY&startDate=2026-11-01',
    'startDate=2026-11-01&endDate=2026-11-14',
    'type=SHOE_SIZES&startDate=2026-11-01&endDate=2026-11-14',
    'type=PTO_SUMMARY&startDate=2026-11-01&endDate=2026-02-30',
    'type=PTO_SUMMARY&startDate=yesterday&endDate=2026-11-14',
  ])('requests no report when it is incomplete or invalid: %s', (query) => {
    expect(requestIn(read(query))).toBeNull();
  });

  test('keeps the view, sorting, search and step separate from the request', () => {
    const address = {
      ...addressOf({ ...november, teamId: 'team-1' }),
      sorting: { by: 'overtimeMinutes', descending: true },
      find: 'wes',
      view: 'matrix' as const,
      ...{ job: 'NONE', person: 'user-1', day: '2026-11-04' },
    };
    const params = writeAddress(reportAddress, new URLSearchParams(), address);
    expect(reportAddress.read(params)).toEqual(address);
    expect(requestIn(address)).toEqual({ ...november, teamId: 'team-1' });
  });

  test('drops sorting, search and step for another report, and keeps the parameters of other screens', () => {
    const params = new URLSearchParams('sort=-x&find=wes&job=job-1&person=user-1&day=2026-11-04&open=save&theme=light');
    expect(`${writeAddress(reportAddress, params, addressOf(november))}`).toBe(`theme=light&${queryOf(november)}`);
  });

  test('ignores an impossible day, and a day without a person', () => {
    expect(stepIn(read('person=user-1&day=2026-02-30'))).toEqual({ job: null, person: 'user-1', day: null });
    expect(stepIn(read('job=job-1&day=2026-11-04'))).toEqual({ job: 'job-1', person: null, day: null });
  });
});
