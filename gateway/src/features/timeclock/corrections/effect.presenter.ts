import { formatDuration } from '@timetrack/contracts/durations';
import type { CorrectionEffect } from './correction.types.js';
import { noEffect } from './effect.rules.js';
import type { PayEffect } from './stored-times.presenter.js';

/** Effects that were stored before premiums existed lack them. */
export function presentEffect(stored: Partial<PayEffect>): CorrectionEffect {
  const effect = { ...noEffect, ...stored };
  return { ...effect, text: describeEffect(effect) };
}

/** `This adds 4h 30m, including 30m overtime.` Premiums are not time worked, so they are not in the total. */
export function describeEffect(effect: PayEffect): string {
  const { regularMinutes, overtimeMinutes, doubleTimeMinutes, mealPremiumMinutes, restPremiumMinutes } = effect;
  const total = regularMinutes + overtimeMinutes + doubleTimeMinutes;
  const parts = withMinutes([
    { minutes: overtimeMinutes, name: 'overtime' },
    { minutes: doubleTimeMinutes, name: 'double time' },
  ]);
  const premiums = withMinutes([
    { minutes: mealPremiumMinutes, name: 'meal premium' },
    { minutes: restPremiumMinutes, name: 'rest premium' },
  ]);
  if (total === 0) return describeShift([...parts, ...premiums]);
  const included = parts.filter(({ minutes }) => minutes > 0 === total > 0);
  const compared = [...parts.filter(({ minutes }) => minutes > 0 !== total > 0), ...premiums];
  return [
    `This ${total > 0 ? 'adds' : 'removes'} ${formatDuration(Math.abs(total))}`,
    included.length > 0 && `, including ${listParts(included, nameOf)}`,
    compared.length > 0 && `, with ${listParts(compared, compare)}`,
    '.',
  ]
    .filter(Boolean)
    .join('');
}

interface Part {
  readonly minutes: number;
  readonly name: string;
}

const withMinutes = (parts: readonly Part[]) => parts.filter(({ minutes }) => minutes !== 0);

function describeShift(parts: readonly Part[]): string {
  if (parts.length === 0) return 'This does not change the paid time.';
  return `The paid time stays the same, with ${listParts(parts, compare)}.`;
}

const nameOf = ({ minutes, name }: Part) => `${formatDuration(Math.abs(minutes))} ${name}`;
const compare = ({ minutes, name }: Part) =>
  `${formatDuration(Math.abs(minutes))} ${minutes > 0 ? 'more' : 'less'} ${name}`;

const list = new Intl.ListFormat('en-US');
const listParts = (parts: readonly Part[], describe: (part: Part) => string) => list.format(parts.map(describe));
