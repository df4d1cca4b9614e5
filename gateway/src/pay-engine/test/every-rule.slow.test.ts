import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { computePay, overtimeRules, type PayInput, type PersonPay } from '../index.js';
import { arbitraryWork, rulesUnder } from './arbitraries.js';
import { countSlowly, sumByKey } from './counted.js';

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const sumPremiums = (paid: PersonPay['workweeks'][number]) =>
  sumOf(paid.jobs.map(({ overtimeMinutes, doubleTimeMinutes }) => overtimeMinutes + doubleTimeMinutes));

describe.each(overtimeRules)('computePay under %s', (rule) => {
  test('agrees with a slow count for 1,000 random weeks', () => {
    fc.assert(
      fc.property(arbitraryWork('minutes', rulesUnder(fc.constant(rule))), (input) => {
        expect(sumByKey(computePay(input).lines)).toEqual(countSlowly(input));
      }),
      { numRuns: 1000 },
    );
  });
});

const underFederalLaw = ({ rules: [rules], ...input }: ReturnType<typeof withOneRule>): PayInput => ({
  ...input,
  rules: [{ ...rules, overtimeRule: 'FLSA', customRule: undefined }],
});

const withOneRule = (input: PayInput & { readonly rules: readonly [PayInput['rules'][0]] }) => input;

const minutesByWeek = ({ workweeks }: PersonPay) =>
  new Map(workweeks.map((week) => [week.startDate, sumPremiums(week)]));

describe('qualified overtime of 2,000 random weeks under any rule', () => {
  const unitedStates = overtimeRules.filter(
    (rule) => !['NONE', 'CUSTOM', 'ONTARIO', 'QUEBEC', 'BRITISH_COLUMBIA', 'ALBERTA'].includes(rule),
  );

  test('is the overtime of the FLSA alone, which is never more than is paid', () => {
    fc.assert(
      fc.property(arbitraryWork('seconds', rulesUnder(fc.constantFrom(...unitedStates))), (input) => {
        const federal = minutesByWeek(computePay(underFederalLaw(input)));
        const { workweeks } = computePay(input);
        for (const week of workweeks) {
          const qualified = week.qualifiedOvertime;
          expect(qualified?.minutes).toBe(federal.get(week.startDate));
          const others = sumOf((qualified?.notQualifying ?? []).map(({ minutes }) => minutes));
          expect((qualified?.minutes ?? 0) + others).toBe(sumPremiums(week));
        }
      }),
      { numRuns: 2000 },
    );
  });
});
