import { describe, expect, test } from '@jest/globals';
import { findViolations } from '../ledger.rules.ts';
import type { Acknowledged, Command, Found, PersonsTimesheet } from '../storm.types.ts';

const at = (minute: number) => `2026-07-15T12:${String(minute).padStart(2, '0')}:00.000Z`;

const aCommand = (given: Partial<Acknowledged>): Acknowledged => ({
  ...{ key: 'key', personId: 'ann', kind: 'clock-in', api: 'rest', sentAt: 0, acknowledgedAt: 1, attempts: 1 },
  ...{ timesheetId: 'first', endedTimesheetId: null, breakId: null, at: at(0) },
  ...given,
});

const aTimesheet = (given: Partial<PersonsTimesheet> = {}): PersonsTimesheet => ({
  ...{ id: 'first', personId: 'ann', clockInAt: at(0), clockOutAt: null, breaks: [] },
  ...given,
});

/** The audit log that belongs to these timesheets. */
const found = (...timesheets: PersonsTimesheet[]): Found => ({
  timesheets,
  auditEntries: timesheets.flatMap(({ id, clockOutAt, breaks }) => [
    { action: 'timesheet.clocked-in', subjectId: id },
    ...breaks.map(() => ({ action: 'break.started', subjectId: id })),
    ...(clockOutAt ? [{ action: 'timesheet.clocked-out', subjectId: id }] : []),
  ]),
});

const known = (acknowledged: Acknowledged[], unknown: Command[] = []) => ({ acknowledged, unknown, refused: [] });

const kindsOf = (...given: Parameters<typeof findViolations>) => findViolations(...given).map(({ kind }) => kind);

const clockIn = aCommand({});
const startBreak = aCommand({ kind: 'start-break', breakId: 'lunch', at: at(2) });
const endBreak = aCommand({ kind: 'end-break', breakId: 'lunch', at: at(4) });
const switchJob = aCommand({ kind: 'switch-job', timesheetId: 'second', endedTimesheetId: 'first', at: at(6) });
const clockOut = aCommand({ kind: 'clock-out', timesheetId: 'second', at: at(8) });
const lunch = { id: 'lunch', startAt: at(2), endAt: at(4) };
const first = aTimesheet({ clockOutAt: at(6), breaks: [lunch] });
const second = aTimesheet({ id: 'second', clockInAt: at(6), clockOutAt: at(8) });
const day = [clockIn, startBreak, endBreak, switchJob, clockOut];

describe('the violations that a storm finds', () => {
  test('do not include acknowledged punches that are there once', () => {
    expect(findViolations(known(day), found(first, second))).toEqual([]);
  });

  const losses: [string, Found][] = [
    ['a timesheet', found(first)],
    ['a break', found({ ...first, breaks: [] }, second)],
    ['the end of a break', found({ ...first, breaks: [{ ...lunch, endAt: null }] }, second)],
    ['a clock-out', found(first, { ...second, clockOutAt: null })],
  ];
  test.each(losses)('include the loss of %s', (_name, state) => {
    expect(kindsOf(known(day), state)).toContain('lost');
  });

  test('include an instant that is not the acknowledged one', () => {
    const changed = { ...second, clockOutAt: at(9) };
    expect(kindsOf(known(day), found(first, changed))).toEqual(['changed']);
  });

  const doubles: [string, Found][] = [
    ['a timesheet', found(first, second, aTimesheet({ id: 'third', clockInAt: at(8), clockOutAt: null }))],
    ['a break', found(first, { ...second, breaks: [{ id: 'tea', startAt: at(6), endAt: at(7) }] })],
  ];
  test.each(doubles)('include %s that no command explains', (_name, state) => {
    expect(kindsOf(known(day), state)).toEqual(['doubled']);
  });

  test('include two commands with one result', () => {
    const again = aCommand({ key: 'another' });
    expect(kindsOf(known([clockIn, again]), found(aTimesheet()))).toEqual(['doubled']);
  });

  test('accept one timesheet for a clock-in whose outcome is unknown, but not two', () => {
    const unknown: Command[] = [{ key: 'lost', personId: 'ann', kind: 'clock-in', api: 'rest', sentAt: 0 }];
    expect(findViolations(known([], unknown), found(second))).toEqual([
      { kind: 'doubled', message: 'person ann has 1 clock-outs that no command explains' },
    ]);
    const open = { ...second, clockOutAt: null };
    expect(findViolations(known([], unknown), found(open))).toEqual([]);
    expect(kindsOf(known([], unknown), found(first, open))).toContain('doubled');
    expect(findViolations(known([], unknown), found())).toEqual([]);
  });

  const overlaps: [string, PersonsTimesheet[]][] = [
    ['two open timesheets', [aTimesheet(), aTimesheet({ id: 'second', clockInAt: at(6) })]],
    ['timesheets that overlap', [{ ...first, clockOutAt: at(7) }, second]],
    ['a break outside of its timesheet', [{ ...first, breaks: [{ ...lunch, endAt: at(7) }] }]],
    ['an open break in a closed timesheet', [{ ...first, breaks: [{ ...lunch, endAt: null }] }]],
  ];
  test.each(overlaps)('include %s', (_name, timesheets) => {
    expect(kindsOf(known([]), found(...timesheets))).toContain('overlap');
  });

  test('include a refusal, unless the outcome of an earlier command of the person is unknown', () => {
    const refused = [{ ...clockIn, sentAt: 5, code: 'CONFLICT', message: 'You are already clocked in' }];
    const unknown = [{ ...clockIn, key: 'lost', sentAt: 4 }];
    expect(kindsOf({ acknowledged: [], unknown: [], refused }, found())).toEqual(['refused']);
    expect(kindsOf({ acknowledged: [], unknown, refused }, found())).toEqual([]);
  });

  test('include a punch without an entry in the audit log, and one with two', () => {
    const { timesheets, auditEntries } = found(first, second);
    expect(kindsOf(known(day), { timesheets, auditEntries: auditEntries.slice(1) })).toEqual(['audit']);
    expect(kindsOf(known(day), { timesheets, auditEntries: [...auditEntries, ...auditEntries.slice(0, 1)] })).toEqual([
      'audit',
    ]);
  });
});
