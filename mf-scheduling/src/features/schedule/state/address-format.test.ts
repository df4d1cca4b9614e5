import { describe, expect, test } from '@jest/globals';
import { writeAddress } from '@timetrack/screens';
import { type ScheduleState, scheduleAddress } from './address-format.js';
import { plainAppearance } from './appearance.js';

const today = '2026-03-02';
const format = scheduleAddress(today, plainAppearance);
const read = (query: string) => format.read(new URLSearchParams(query));

describe('the address of the schedule', () => {
  test('means the current month when it is empty', () => {
    expect(read('')).toEqual({ ...plainAppearance, date: today, dialog: null, find: '', teamId: null });
  });

  test('means the current month when its values are invalid', () => {
    expect(read('view=year&date=2026-02-31&open=window')).toEqual(read(''));
    expect(read('open=day&day=someday').dialog).toBeNull();
    expect(read('open=shift').dialog).toBeNull();
  });

  test.each<ScheduleState['dialog']>([
    null,
    { kind: 'create', day: '2026-03-08', personId: 'user-ana', copyOf: null, template: null },
    { kind: 'create', day: '2026-03-08', personId: null, copyOf: 'schedule-1', template: null },
    { kind: 'create', day: '2026-03-08', personId: null, copyOf: null, template: 'template-1' },
    { kind: 'template', id: null, copyOf: null },
    { kind: 'template', id: null, copyOf: 'schedule-1' },
    { kind: 'template', id: 'template-1', copyOf: null },
    { kind: 'templates' },
    { kind: 'shift', id: 'schedule-1' },
    { kind: 'day', day: '2026-03-08' },
    { kind: 'feed' },
    { kind: 'keys' },
    { kind: 'publish' },
    { kind: 'copy' },
  ])('restores the state that was written to it, with the dialog %j', (dialog) => {
    const state: ScheduleState = {
      group: 'job',
      color: 'job',
      idle: 'folded',
      density: 'compact',
      templates: 'shown',
      view: 'timeline',
      date: '2026-11-01',
      find: 'ana',
      teamId: 'team-1',
      dialog,
    };
    expect(format.read(writeAddress(format, new URLSearchParams('open=keys&for=x'), state))).toEqual(state);
  });

  test('says what differs from what the browser remembers, and wins over it', () => {
    const remembered = scheduleAddress(today, { ...plainAppearance, view: 'week', group: 'job', density: 'compact' });
    const state = remembered.read(new URLSearchParams('density=comfortable'));
    expect(state).toMatchObject({ view: 'week', group: 'job', density: 'comfortable' });
    const written = writeAddress(remembered, new URLSearchParams(), { ...state, group: 'none' as const });
    expect(Object.fromEntries(written)).toMatchObject({ group: 'none', density: 'comfortable' });
  });

  test('keeps the parameters of other screens', () => {
    const written = writeAddress(format, new URLSearchParams('theme=light'), read('view=week'));
    expect(written.get('theme')).toBe('light');
  });
});
