import { describe, expect, test } from '@jest/globals';
import { writeAddress } from '@timetrack/screens';
import { type ScheduleState, scheduleAddress } from './address-format.js';

const today = '2026-03-02';
const format = scheduleAddress(today);
const read = (query: string) => format.read(new URLSearchParams(query));

describe('the address of the schedule', () => {
  test('means the current month when it is empty', () => {
    expect(read('')).toEqual({ view: 'month', date: today, dialog: null, find: '' });
  });

  test('means the current month when its values are invalid', () => {
    expect(read('view=year&date=2026-02-31&open=window')).toEqual(read(''));
    expect(read('open=day&day=someday').dialog).toBeNull();
    expect(read('open=shift').dialog).toBeNull();
  });

  test.each<ScheduleState['dialog']>([
    null,
    { kind: 'create', day: '2026-03-08', personId: 'user-ana', copyOf: null },
    { kind: 'create', day: '2026-03-08', personId: null, copyOf: 'schedule-1' },
    { kind: 'shift', id: 'schedule-1' },
    { kind: 'day', day: '2026-03-08' },
    { kind: 'feed' },
    { kind: 'keys' },
  ])('restores the state that was written to it, with the dialog %j', (dialog) => {
    const state: ScheduleState = { view: 'timeline', date: '2026-11-01', find: 'ana', dialog };
    expect(format.read(writeAddress(format, new URLSearchParams('open=keys&for=x'), state))).toEqual(state);
  });

  test('keeps the parameters of other screens', () => {
    const written = writeAddress(format, new URLSearchParams('theme=light'), read('view=week'));
    expect(written.get('theme')).toBe('light');
  });
});
