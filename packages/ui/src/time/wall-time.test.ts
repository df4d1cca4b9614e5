import { describe, expect, test } from '@jest/globals';
import { readWallTime, wallTimeOf } from './wall-time.js';

const denver = 'America/Denver';
const instant = (text: string) => Date.parse(text);

describe('a wall time in the zone of the organization', () => {
  test.each([
    ['2026-01-15T09:00', denver, '2026-01-15T16:00:00Z'],
    ['2026-03-07T09:00', denver, '2026-03-07T16:00:00Z'],
    ['2026-03-08T09:00', denver, '2026-03-08T15:00:00Z'],
    ['2026-03-08T01:59', denver, '2026-03-08T08:59:00Z'],
    ['2026-03-08T03:00', denver, '2026-03-08T09:00:00Z'],
    ['2026-10-31T09:00', denver, '2026-10-31T15:00:00Z'],
    ['2026-11-01T09:00', denver, '2026-11-01T16:00:00Z'],
    ['2026-11-01T00:59', denver, '2026-11-01T06:59:00Z'],
    ['2026-11-01T02:00', denver, '2026-11-01T09:00:00Z'],
    ['2026-07-04T00:00', 'Asia/Tokyo', '2026-07-03T15:00:00Z'],
    ['2026-07-04T09:00', 'Asia/Kathmandu', '2026-07-04T03:15:00Z'],
  ])('%s in %s is %s', (text, timeZone, expected) => {
    expect(readWallTime({ text }, timeZone)).toEqual({ kind: 'instant', at: instant(expected), choices: [] });
    expect(wallTimeOf(instant(expected), timeZone)).toEqual({ text });
  });

  test('is empty while the field is empty', () => {
    expect(readWallTime({ text: '  ' }, denver)).toEqual({ kind: 'empty' });
  });

  test.each(['tomorrow', '2026-02-30T09:00', '2026-03-08', '09:00', '2026-03-08T25:00'])('cannot be %s', (text) => {
    expect(readWallTime({ text }, denver)).toMatchObject({ kind: 'invalid' });
  });
});

test('invalid text is not read as an empty field', () => {
  expect(readWallTime({ text: '', isInvalid: true }, denver)).toMatchObject({ kind: 'invalid' });
});

describe('a time that the clocks skip', () => {
  test.each([
    ['2026-03-08T02:00', '2:00 AM'],
    ['2026-03-08T02:30', '2:30 AM'],
    ['2026-03-08T02:59', '2:59 AM'],
  ])('%s is rejected with an explanation', (text, time) => {
    expect(readWallTime({ text }, denver)).toEqual({
      kind: 'skipped',
      explanation: `${time} does not exist on Sunday, March 8, 2026: the clocks in America/Denver go forward from 2:00 AM to 3:00 AM.`,
    });
  });

  test('is explained even when the clocks skip half an hour, or midnight', () => {
    expect(readWallTime({ text: '2026-10-04T02:15' }, 'Australia/Lord_Howe')).toMatchObject({
      explanation: expect.stringContaining('go forward from 2:00 AM to 2:30 AM'),
    });
    expect(readWallTime({ text: '2026-03-08T00:30' }, 'America/Havana')).toMatchObject({
      explanation: expect.stringContaining('go forward from 12:00 AM to 1:00 AM'),
    });
  });
});

describe('a time that occurs twice', () => {
  const choices = [
    { occurrence: 'first', at: instant('2026-11-01T07:30:00Z'), name: 'MDT (UTC−6)' },
    { occurrence: 'second', at: instant('2026-11-01T08:30:00Z'), name: 'MST (UTC−7)' },
  ];

  test('is ambiguous, and the choices name both offsets', () => {
    expect(readWallTime({ text: '2026-11-01T01:30' }, denver)).toEqual({
      kind: 'twice',
      question: 'The clocks go back on Sunday, November 1, 2026, so 1:30 AM happens twice. Which one?',
      choices,
    });
  });

  test.each(['first', 'second'] as const)('is the %s occurrence if the user chose it', (occurrence) => {
    const at = choices.find((choice) => choice.occurrence === occurrence)?.at ?? 0;
    expect(readWallTime({ text: '2026-11-01T01:30', occurrence }, denver)).toEqual({ kind: 'instant', at, choices });
    expect(wallTimeOf(at, denver)).toEqual({ text: '2026-11-01T01:30', occurrence });
  });
});
