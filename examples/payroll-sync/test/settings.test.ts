import { describe, expect, it } from '@jest/globals';
import { apiSettingsIn, commandIn, databaseIn } from '../src/settings.ts';

describe('the command line', () => {
  it.each([
    [['sync'], { name: 'sync', pageSize: 1000, isFollowing: false, everySeconds: 10 }],
    [
      ['sync', '--follow', '--every', '0.5', '--page-size', '20'],
      { name: 'sync', pageSize: 20, isFollowing: true, everySeconds: 0.5 },
    ],
    [['verify'], { name: 'verify', pageSize: 1000 }],
    [['payroll', '2026-11-01', '2026-11-14'], { name: 'payroll', startDate: '2026-11-01', endDate: '2026-11-14' }],
  ])('%j is understood', (args, command) => {
    expect(commandIn(args)).toEqual(command);
  });

  it.each([
    [[], 'payroll-sync sync'],
    [['sync', 'more'], 'payroll-sync sync'],
    [['payroll', '2026-11-01'], 'payroll-sync sync'],
    [['sync', '--fast'], "Unknown option '--fast'"],
    [['sync', '--every', 'now'], '--every must be a number from 0.01 to 86400, not "now".'],
    [['sync', '--page-size', '1001'], '--page-size must be a number from 1 to 1000, not "1001".'],
  ])('%j is refused with what would be right', (args, sentence) => {
    expect(() => commandIn(args)).toThrow(sentence);
  });
});

describe('the environment', () => {
  it('says where TimeTrack is, and the key', () => {
    const given = { TIMETRACK_URL: 'https://timetrack.example.com/', TIMETRACK_KEY: 'tt_secret' };
    expect(apiSettingsIn(given)).toEqual({ url: 'https://timetrack.example.com', key: 'tt_secret' });
    expect(databaseIn({})).toBe('timetrack.sqlite');
  });

  it.each([
    [{}, 'Set TIMETRACK_URL'],
    [{ TIMETRACK_URL: 'timetrack' }, 'Set TIMETRACK_URL'],
    [{ TIMETRACK_URL: 'https://timetrack.example.com' }, 'Set TIMETRACK_KEY'],
  ])('%j is refused with what is missing', (given, sentence) => {
    expect(() => apiSettingsIn(given)).toThrow(sentence);
  });
});
