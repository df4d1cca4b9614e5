import { formatDuration } from '@timetrack/contracts/durations';
import type { CorrectionEffect } from './correction.types.js';
import type { PayEffect } from './stored-times.presenter.js';

export function presentEffect(effect: PayEffect): CorrectionEffect {
  return { ...effect, text: describeEffect(effect) };
}

/** `This adds 4h 30m, including 30m overtime.` */
export function describeEffect({ regularMinutes, overtimeMinutes, doubleTimeMinutes }: PayEffect): string {
  const total = regularMinutes + overtimeMinutes + doubleTimeMinutes;
  const parts = [
    { minutes: overtimeMinutes, name: 'overtime' },
    { minutes: doubleTimeMinutes, name: 'double time' },
  ].filter(({ minutes }) => minutes !== 0);
  if (total === 0) return describeShift(parts);
  const included = parts.filter(({ minutes }) => minutes > 0 === total > 0);
  const opposite = parts.filter(({ minutes }) => minutes > 0 !== total > 0);
  return [
    `This ${total > 0 ? 'adds' : 'removes'} ${formatDuration(Math.abs(total))}`,
    included.length > 0 && `, including ${listParts(included, nameOf)}`,
    opposite.length > 0 && `, with ${listParts(opposite, compare)}`,
    '.',
  ]
    .filter(Boolean)
    .join('');
}

interface Part {
  readonly minutes: number;
  readonly name: string;
}

function describeShift(parts: readonly Part[]): string {
  if (parts.length === 0) return 'This does not change the paid time.';
  return `The paid time stays the same, with ${listParts(parts, compare)}.`;
}

const nameOf = ({ minutes, name }: Part) => `${formatDuration(Math.abs(minutes))} ${name}`;
const compare = ({ minutes, name }: Part) =>
  `${formatDuration(Math.abs(minutes))} ${minutes > 0 ? 'more' : 'less'} ${name}`;

const listParts = (parts: readonly Part[], describe: (part: Part) => string) => parts.map(describe).join(' and ');
