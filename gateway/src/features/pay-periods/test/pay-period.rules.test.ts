import { describe, expect, it } from '@jest/globals';
import { firstTouched, isOfOrganization } from '../pay-period.rules.js';

const at = (text: string) => new Date(`2026-07-${text}:00Z`);
const june = { name: 'the first half', startsAt: at('01T06:00'), endsAt: at('15T06:00') };
const july = { name: 'the second half', startsAt: at('15T06:00'), endsAt: at('29T06:00') };
const stretch = (from: string, to: string | null) => ({ clockInAt: at(from), clockOutAt: to === null ? null : at(to) });

describe('the closed period that a timesheet touches', () => {
  it.each<[string, ReturnType<typeof stretch>, string | undefined]>([
    ['lies in it', stretch('02T15:00', '02T23:00'), june.name],
    ['touches both: the earlier one', stretch('15T02:00', '15T10:00'), june.name],
    ['begins where the first one ends', stretch('15T06:00', '15T10:00'), july.name],
    ['ends where the first one begins', stretch('01T02:00', '01T06:00'), undefined],
    ['has no length, at the beginning', stretch('15T06:00', '15T06:00'), july.name],
    ['begins where all are over', stretch('29T06:00', '29T10:00'), undefined],
    ['is in progress since before', stretch('01T02:00', null), june.name],
  ])('which %s', (_what, given, name) => {
    expect(firstTouched([given], [june, july])?.name).toBe(name);
  });
});

describe('a pay period is one of the organization', () => {
  const createdAt = at('15T06:00');
  const empty = { isClosed: false, timesheetCount: 0 };

  it.each([
    ['which ends after it came into being', { ...empty, endsAt: at('15T06:01') }, true],
    ['but not which ended at that instant', { ...empty, endsAt: at('15T06:00') }, false],
    ['which ended before and holds a timesheet', { ...empty, timesheetCount: 1, endsAt: at('01T06:00') }, true],
    ['which ended before and was closed', { ...empty, isClosed: true, endsAt: at('01T06:00') }, true],
  ])('%s', (_what, facts, isListed) => {
    expect(isOfOrganization(facts, createdAt)).toBe(isListed);
  });
});
