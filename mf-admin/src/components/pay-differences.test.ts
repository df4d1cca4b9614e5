import { expect, test } from '@jest/globals';
import { describeDifference, describeTermsDifference } from './pay-differences.js';

const same = {
  ...{ regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0 },
  ...{ mealPremiumMinutes: 0, restPremiumMinutes: 0, qualifiedOvertimeMinutes: 0 },
};
const lessOvertime = { ...same, regularMinutes: 360, overtimeMinutes: -360 };
const person = (firstName: string, difference = same) => ({
  ...difference,
  user: { id: firstName, firstName, lastName: 'Lee' },
});
const others = Array.from({ length: 11 }, (_, index) => person(`Person ${index}`));

test.each([
  ['From Nov 8: Maya 6h less overtime. 11 others: no difference.', [person('Maya', lessOvertime), ...others]],
  ['From Nov 8: Maya 6h less overtime.', [person('Maya', lessOvertime)]],
  ['From Nov 8: no difference.', others],
  [
    'From Nov 8: 3 people 18h less overtime. 1 other: no difference.',
    [person('Ada', lessOvertime), person('Bo', lessOvertime), person('Cy', lessOvertime), person('Di')],
  ],
])('says whose pay differs: %s', (text, byPerson) => {
  const total = (field: keyof typeof same) => byPerson.reduce((sum, each) => sum + each[field], 0);
  const preview = {
    ...{ ...same, from: '2026-11-08', people: byPerson.filter((each) => each.overtimeMinutes !== 0).length },
    ...{ regularMinutes: total('regularMinutes'), overtimeMinutes: total('overtimeMinutes'), byPerson },
  };
  expect(describeTermsDifference(preview)).toBe(text);
});

test.each([
  ['+6h regular, −6h overtime', lessOvertime],
  ['+1h meal premium', { ...same, mealPremiumMinutes: 60 }],
  ['+2h overtime for the W-2', { ...same, qualifiedOvertimeMinutes: 120 }],
  ['other days, and the same hours', same],
])('lists the signed differences: %s', (text, difference) => {
  expect(describeDifference(difference)).toBe(text);
});
