import { formatCount, formatDuration, formatMonthDay } from '@timetrack/screens';
import type { DifferenceTable_PersonPayDifferenceFragment } from '../gql/graphql.js';

/** Signed differences, as the gateway computed them. */
export type PayDifference = Pick<DifferenceTable_PersonPayDifferenceFragment, (typeof differences)[number][0]>;

/** The kinds of a difference, with their names in sentences and in the table. */
export const differences = [
  ['regularMinutes', 'regular', 'Regular'],
  ['overtimeMinutes', 'overtime', 'Overtime'],
  ['doubleTimeMinutes', 'double time', 'Double time'],
  ['mealPremiumMinutes', 'meal premium', 'Meal premium'],
  ['restPremiumMinutes', 'rest premium', 'Rest premium'],
  ['qualifiedOvertimeMinutes', 'overtime for the W-2', 'For the W-2'],
] as const;

export const hasDifference = (difference: PayDifference) => differences.some(([field]) => difference[field] !== 0);

/** `+6h`, `−30m`, `0m` */
export const formatSigned = (minutes: number) => `${minutes > 0 ? '+' : ''}${formatDuration(minutes)}`;

/** `+10h regular, −10h overtime`. Minutes for the W-2 are a part of the overtime, so that they are in the table only. */
export function describeDifference(difference: PayDifference): string {
  const texts = differences
    .filter(([field]) => field !== 'qualifiedOvertimeMinutes' && difference[field] !== 0)
    .map(([field, name]) => `${formatSigned(difference[field])} ${name}`);
  if (texts.length > 0) return texts.join(', ');
  return difference.qualifiedOvertimeMinutes === 0
    ? 'other days, and the same hours'
    : `${formatSigned(difference.qualifiedOvertimeMinutes)} overtime for the W-2`;
}

interface TermsDifference extends PayDifference {
  readonly from: string | null;
  readonly people: number;
  readonly byPerson: readonly DifferenceTable_PersonPayDifferenceFragment[];
}

const namedPeople = 2;

/** `From Nov 8: Maya 6h less overtime. 11 others: no difference.` */
export function describeTermsDifference(preview: TermsDifference): string {
  const { from, people, byPerson } = preview;
  const start = from === null ? 'From the beginning' : `From ${formatMonthDay(from)}`;
  const changed = byPerson.filter(hasDifference);
  const same = byPerson.length - changed.length;
  if (people === 0) return `${start}: no difference.`;
  const effect =
    changed.length <= namedPeople
      ? changed.map((each) => `${each.user.firstName} ${describeMoreOrLess(each)}`).join('; ')
      : `${formatCount(people, 'person')} ${describeMoreOrLess(preview)}`;
  return `${start}: ${effect}.${same === 0 ? '' : ` ${describeOthers(same)}: no difference.`}`;
}

const describeOthers = (count: number) => (count === 1 ? '1 other' : `${count} others`);

/** `6h less overtime`. Regular time is named where nothing else differs: mostly, it is the rest of the same hours. */
function describeMoreOrLess(difference: PayDifference): string {
  const differing = moreOrLess.filter(([field]) => difference[field] !== 0);
  const named = differing.length > 1 ? differing.filter(([field]) => field !== 'regularMinutes') : differing;
  const texts = named.map(([field, name]) => {
    const minutes = difference[field];
    return `${formatDuration(Math.abs(minutes))} ${minutes < 0 ? 'less' : 'more'} ${name}`;
  });
  return texts.length > 0 ? texts.join(', ') : 'the same hours on other days';
}

const moreOrLess = [
  ['overtimeMinutes', 'overtime'],
  ['doubleTimeMinutes', 'double time'],
  ['regularMinutes', 'regular time'],
  ['mealPremiumMinutes', 'meal premium'],
  ['restPremiumMinutes', 'rest premium'],
] as const;
