import { describe, expect, test } from '@jest/globals';
import { writeAddress } from '@timetrack/screens';
import { isFiltered, noFilter, readPrefill, type TimesheetsAddress, timesheetsAddress } from './timesheets-address.js';

const read = (query: string) => timesheetsAddress.read(new URLSearchParams(query));
const everything: TimesheetsAddress = {
  view: 'week',
  week: null,
  show: 'everyone',
  ...noFilter,
  page: null,
  open: null,
  rowDialog: null,
};

const list: TimesheetsAddress = { ...everything, view: 'list' };

describe('the address of the timesheets', () => {
  test('without parameters means the current week of everyone', () => {
    expect(read('')).toEqual(everything);
    expect(isFiltered(read(''))).toBe(false);
  });

  test('ignores invalid values', () => {
    expect(read('status=done&exception=none&period=year&after=&open=')).toEqual(everything);
    expect(read('period=custom&from=2026-13-01&to=tomorrow').period).toEqual({ kind: 'custom', from: null, to: null });
  });

  test('keeps the list when its filter is removed', () => {
    const address = read('status=pending');
    const params = writeAddress(timesheetsAddress, new URLSearchParams('status=pending'), { ...address, status: null });
    expect(params.toString()).toBe('view=list');
  });

  test.each<[string, TimesheetsAddress]>([
    ['view=list', list],
    ['status=pending', { ...list, status: 'PENDING' }],
    ['view=week&status=pending', { ...everything, status: 'PENDING' }],
    ['user=user-1', { ...everything, userId: 'user-1' }],
    ['team=team-1', { ...everything, teamId: 'team-1' }],
    ['user=user-1&team=team-1&status=open', { ...list, userId: 'user-1', teamId: 'team-1', status: 'OPEN' }],
    ['user=user-1&exception=open-over-16-hours', { ...list, userId: 'user-1', exception: 'OPEN_OVER_16_HOURS' }],
    ['period=last-pay-period', { ...list, period: { kind: 'last-pay-period' } }],
    [
      'period=custom&from=2026-11-01&to=2026-11-14',
      { ...list, period: { kind: 'custom', from: '2026-11-01', to: '2026-11-14' } },
    ],
    ['after=cursor-1&open=timesheet-1', { ...list, page: { after: 'cursor-1' }, open: 'timesheet-1' }],
    ['week=2026-11-02&show=to-review', { ...everything, week: '2026-11-02', show: 'to-review' }],
    ['notes=timesheet-1', { ...everything, rowDialog: { kind: 'notes', id: 'timesheet-1' } }],
    ['before=cursor-1', { ...list, page: { before: 'cursor-1' } }],
  ])('reads %s and writes it back', (query, address) => {
    expect(read(query)).toEqual(address);
    expect(writeAddress(timesheetsAddress, new URLSearchParams('status=open&after=x'), address).toString()).toBe(query);
  });

  test('keeps parameters of other screens', () => {
    expect(writeAddress(timesheetsAddress, new URLSearchParams('theme=light&user=a'), everything).toString()).toBe(
      'theme=light',
    );
  });

  test('fills in a new timesheet until the dialog closes', () => {
    const start = '2026-11-02T16:00:00.000Z';
    const params = new URLSearchParams({ open: 'new', for: 'user-1', start, end: 'tomorrow', job: 'job-1' });
    expect(readPrefill(params)).toEqual({ userId: 'user-1', clockInAt: start, clockOutAt: null, jobId: 'job-1' });
    const address = timesheetsAddress.read(params);
    expect(writeAddress(timesheetsAddress, params, { ...address, open: null }).toString()).toBe('');
  });
});
