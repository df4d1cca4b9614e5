import { describe, expect, test } from '@jest/globals';
import { findFirstOverlapped, isListed } from '../pay-period.rules.js';

const at = (text: string) => new Date(`2026-07-${text}:00Z`);
const june = { name: 'the first half', startsAt: at('01T06:00'), endsAt: at('15T06:00') };
const july = { name: 'the second half', startsAt: at('15T06:00'), endsAt: at('29T06:00') };
const punches = (from: string, to: string | null) => ({ clockInAt: at(from), clockOutAt: to === null ? null : at(to) });

describe('firstOverlapped', () => {
  test.each<[string, ReturnType<typeof punches>, string | undefined]>([
    ['the period that contains a timesheet', punches('02T15:00', '02T23:00'), june.name],
    ['the earlier of two periods that a timesheet overlaps', punches('15T02:00', '15T10:00'), june.name],
    [
      'the second period for a timesheet that starts when the first one ends',
      punches('15T06:00', '15T10:00'),
      july.name,
    ],
    ['no period for a timesheet that ends when the first one starts', punches('01T02:00', '01T06:00'), undefined],
    ['the period that starts with a timesheet without length', punches('15T06:00', '15T06:00'), july.name],
    ['no period for a timesheet that starts when all are over', punches('29T06:00', '29T10:00'), undefined],
    ['the first period for a timesheet in progress', punches('01T02:00', null), june.name],
  ])('finds %s', (_name, timesheet, name) => {
    expect(findFirstOverlapped([timesheet], [june, july])?.name).toBe(name);
  });
});

describe('isListed', () => {
  const createdAt = at('15T06:00');
  const empty = { wasClosed: false, timesheetCount: 0, paysCorrections: false };

  test.each([
    ['includes a period that ends after the organization was created', { ...empty, endsAt: at('15T06:01') }, true],
    ['excludes a period that ended at that instant', { ...empty, endsAt: at('15T06:00') }, false],
    ['includes an earlier period with a timesheet', { ...empty, timesheetCount: 1, endsAt: at('01T06:00') }, true],
    ['includes an earlier period that was closed', { ...empty, wasClosed: true, endsAt: at('01T06:00') }, true],
    ['includes one that pays corrections', { ...empty, paysCorrections: true, endsAt: at('01T06:00') }, true],
  ])('%s', (_name, facts, expected) => {
    expect(isListed(facts, createdAt)).toBe(expected);
  });
});
