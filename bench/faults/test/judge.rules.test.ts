import { describe, expect, test } from '@jest/globals';
import type { StormReport } from '../../storm/storm.types.ts';
import { findDefects } from '../judge.rules.ts';

const aReport = (given: Partial<StormReport> = {}): StormReport => ({
  ...{ sent: 10, acknowledged: 10, unknown: 0, lost: 0, doubled: 0, violations: [], failures: {} },
  ...{ longestSilence: 0, slowestCommand: 0, recoveries: [], changedReplays: 0, ...given },
});

describe('a storm after a fault', () => {
  test('passes with failed attempts that say when to try again, or that got no answer', () => {
    const failures = { 503: 4, refused: 2, cut: 1, timeout: 1 };
    const recoveries = [{ mark: 'after the kill', milliseconds: 4999 }];
    expect(findDefects(aReport({ failures, recoveries }))).toEqual([]);
  });

  test.each([
    [{ violations: [{ kind: 'lost', message: 'a punch' }] }, 'lost: a punch'],
    [{ failures: { 500: 1 } }, '1 attempts failed with 500'],
    [{ failures: { '503 without Retry-After': 2 } }, '2 attempts failed with 503 without Retry-After'],
    [{ failures: { UNAUTHENTICATED: 1 } }, '1 attempts failed with UNAUTHENTICATED'],
    [{ unknown: 1 }, 'the outcome of 1 commands is unknown'],
    [{ changedReplays: 1 }, '1 repeated commands got another answer'],
    [{ recoveries: [{ mark: 'after the kill', milliseconds: 5001 }] }, 'after the kill: 5001 ms'],
    [{ recoveries: [{ mark: 'after the kill', milliseconds: null }] }, 'after the kill: never'],
    [{ acknowledged: 0 }, 'nothing was acknowledged'],
  ] as const)('fails with %j', (given, defect) => {
    expect(findDefects(aReport(given))).toEqual([defect]);
  });
});
