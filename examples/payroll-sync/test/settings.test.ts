import { describe, expect, test } from '@jest/globals';
import { parseCommand, readApiSettings, readDatabasePath } from '../src/settings.ts';

const traits = { name: 'payroll-sync', pollSeconds: 10 };

describe('the command line', () => {
  test.each([
    [['sync'], { name: 'sync', pageSize: 1000, isFollowing: false, everySeconds: 10 }],
    [
      ['sync', '--follow', '--every', '0.5', '--page-size', '20'],
      { name: 'sync', pageSize: 20, isFollowing: true, everySeconds: 0.5 },
    ],
    [['verify'], { name: 'verify', pageSize: 1000 }],
    [['sync-payroll'], { name: 'sync-payroll', pageSize: 1000 }],
    [['payroll', '2026-11-01', '2026-11-14'], { name: 'payroll', startDate: '2026-11-01', endDate: '2026-11-14' }],
  ])('accepts %j', (args, command) => {
    expect(parseCommand(args, traits)).toEqual(command);
  });

  test.each([
    [[], 'payroll-sync sync'],
    [['sync', 'more'], 'payroll-sync sync'],
    [['payroll', '2026-11-01'], 'payroll-sync sync'],
    [['sync', '--fast'], "Unknown option '--fast'"],
    [['sync', '--every', 'now'], '--every must be a number from 0.01 to 86400, not "now".'],
    [['sync', '--page-size', '1001'], '--page-size must be a number from 1 to 1000, not "1001".'],
  ])('rejects %j with the correct usage', (args, message) => {
    expect(() => parseCommand(args, traits)).toThrow(message);
  });

  test('rejects an interval between polls in a program that does not poll', () => {
    const args = ['sync', '--follow', '--every', '5'];
    expect(() => parseCommand(args, { name: 'pushed' })).toThrow('pushed sync [--follow] [--page-size <changes>]');
  });
});

describe('the environment', () => {
  test('provides the address of TimeTrack and the key', () => {
    const environment = { TIMETRACK_URL: 'https://timetrack.example.com/', TIMETRACK_KEY: 'tt_secret' };
    expect(readApiSettings(environment)).toEqual({ url: 'https://timetrack.example.com', key: 'tt_secret' });
    expect(readDatabasePath({})).toBe('timetrack.sqlite');
  });

  test.each([
    [{}, 'Set TIMETRACK_URL'],
    [{ TIMETRACK_URL: 'timetrack' }, 'Set TIMETRACK_URL'],
    [{ TIMETRACK_URL: 'https://timetrack.example.com' }, 'Set TIMETRACK_KEY'],
  ])('rejects %j with the missing variable', (environment, message) => {
    expect(() => readApiSettings(environment)).toThrow(message);
  });
});
