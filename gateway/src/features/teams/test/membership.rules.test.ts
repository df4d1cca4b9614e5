import { describe, expect, test } from '@jest/globals';
import {
  findEndingStay,
  membershipMustEndAfterItsStart,
  membershipsMustNotOverlap,
  rankOfStay,
  type Stay,
} from '../members/membership.rules.js';

/** `'07-01..07-10'` is a stay from July 1 whose first day outside is July 10. */
function stay(text: string): Stay {
  const [from, to] = text.split('..');
  return { fromDate: `2026-${from}`, toDate: to ? `2026-${to}` : null };
}

describe('a membership', () => {
  test.each([
    ['07-01..07-02', undefined],
    ['07-01..', undefined],
    ['07-01..07-01', 'input.invalid'],
    ['07-02..07-01', 'input.invalid'],
  ])('%s has the violation %s', (text, code) => {
    expect(membershipMustEndAfterItsStart(stay(text))?.code).toBe(code);
  });

  test.each([
    ['07-01..07-10', '07-10..07-20', false],
    ['07-01..07-10', '06-20..07-01', false],
    ['07-01..07-10', '07-09..07-20', true],
    ['07-01..07-10', '06-20..07-02', true],
    ['07-01..07-10', '07-03..07-04', true],
    ['07-01..07-10', '06-01..08-01', true],
    ['07-01..07-10', '07-10..', false],
    ['07-01..07-10', '07-09..', true],
    ['07-10..', '07-01..07-10', false],
    ['07-10..', '07-01..07-11', true],
    ['07-10..', '08-01..', true],
  ])('%s and one of %s overlap: %s', (one, other, overlaps) => {
    const code = overlaps ? 'team.membership-overlaps' : undefined;
    expect(membershipsMustNotOverlap([stay(one)], stay(other))?.code).toBe(code);
    expect(membershipsMustNotOverlap([stay(other)], stay(one))?.code).toBe(code);
  });

  test.each([
    ['07-01..', 0],
    ['07-15..', 0],
    ['07-16..', 1],
    ['07-01..07-16', 0],
    ['07-01..07-15', 2],
    ['07-16..07-20', 1],
  ])('%s has the rank %i on July 15', (text, rank) => {
    expect(rankOfStay(stay(text), '2026-07-15')).toBe(rank);
  });

  test.each([
    [['07-01..07-10'], undefined],
    [['07-01..07-15'], undefined],
    [['07-01..07-16', '08-01..'], '2026-07-01'],
    [['07-01..07-10', '09-01..', '08-01..08-05'], '2026-08-01'],
    [[], undefined],
  ])('%j: ends the one that starts on %s', (texts, from) => {
    expect(findEndingStay(texts.map(stay), '2026-07-15')?.fromDate).toBe(from);
  });
});
